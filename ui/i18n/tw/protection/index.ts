import type { NamespaceProtectionTranslation } from '../../i18n-types.ts'

const protection = {
  title: '停損停利',
  hint: '停損、移動停損、停利',
  none: '未設定',
  edit: '修改',
  set: '設定',
  remove: '移除停損停利',
  save: '儲存',
  kind: '停損',
  kinds: {
    none: '無',
    stop: '指定價',
    trail: '移動',
  },
  stopPrice: '停損價',
  stopLimit: '停損後限價',
  stopLimitHint: '留空：以市價成交',
  unit: '距離單位',
  percent: '百分比',
  amount: '金額',
  distance: '與最佳價的距離',
  distanceHint: '停損價隨市價移動，不會後退。',
  profitPrice: '停利價',
  atStop: '觸及停損時',
  atProfit: '觸及停利時',
  gap: '以最新成交價觸發。若價格跳空，將以下一個價格成交，可能較差。金額為扣除費用後的估算。',
  stopNow: '目前停損價',
  takeProfit: '停利價',
  trigger: '觸發價',
  status: '狀態',
  states: {
    waiting: '等待首筆成交',
    active: '生效中',
    triggered: '已觸發，平倉中',
    ended: '已結束',
  },
  unreadable: '請輸入數字',
} satisfies NamespaceProtectionTranslation

export default protection
