import type { NamespaceProtectionTranslation } from '../../i18n-types.ts'

const protection = {
  title: '止盈止损',
  hint: '止损、跟踪止损、止盈',
  none: '未设置',
  edit: '修改',
  set: '设置',
  remove: '取消止盈止损',
  save: '保存',
  kind: '止损',
  kinds: {
    none: '无',
    stop: '指定价',
    trail: '跟踪',
  },
  stopPrice: '止损价',
  stopLimit: '止损后限价',
  stopLimitHint: '留空：按市价成交',
  unit: '距离单位',
  percent: '百分比',
  amount: '金额',
  distance: '与最优价的距离',
  distanceHint: '止损价随市价移动，不会后退。',
  profitPrice: '止盈价',
  atStop: '触及止损时',
  atProfit: '触及止盈时',
  gap: '以最新成交价触发。若价格跳空，将以下一个价格成交，可能更差。金额为扣除费用后的估算。',
  stopNow: '当前止损价',
  takeProfit: '止盈价',
  trigger: '触发价',
  status: '状态',
  states: {
    waiting: '等待首笔成交',
    active: '生效中',
    triggered: '已触发，平仓中',
    ended: '已结束',
  },
  unreadable: '请输入数字',
} satisfies NamespaceProtectionTranslation

export default protection
