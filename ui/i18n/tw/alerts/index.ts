import type { NamespaceAlertsTranslation } from '../../i18n-types.ts'

const alerts = {
  unit: '提醒條件',
  price: '價格',
  percent: '當日漲跌幅',
  direction: '方向',
  up: '上漲',
  down: '下跌',
  change: '相較前一日收盤的百分比',
  hint: '到價時會以訊息通知您一次。',
  unreadable: '請輸入數字',
  aboveZero: '請輸入大於零的價格',
  outOfRange: '0,1 至 100\u00a0%，小數最多兩位',
  waits: {
    above: '價格 {value} 以上',
    below: '價格 {value} 以下',
    rise: '當日上漲 {value} 以上',
    fall: '當日下跌 {value} 以上',
  },
  fromNow: '與目前價格相比：{change}',
  set: '設定提醒',
  here: '此商品的提醒',
  others: '其他商品的提醒',
  remove: '刪除提醒「{alert}」',
  metAt: '已到 {price}，{time}',
  failed: '到價提醒載入失敗',
  notice: '到價提醒：{name}',
  reached: '價格已到 {price}。',
  seen: '查看商品',
  atPrice: '在 {price} 設定到價提醒',
} satisfies NamespaceAlertsTranslation

export default alerts
