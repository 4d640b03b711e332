import type { NamespaceEveningTranslation } from '../../i18n-types.ts'

const evening = {
  title: '{market}：今日已收盤',
  dismiss: '關閉',
  moved: '您庫存的變動',
  unmoved: '您的庫存沒有變動。',
  tomorrow: '明日到期事項',
  nothingDue: '沒有待辦事項。',
  thatIsAll: '就是這些。',
  together: '合計',
  contribution: '貢獻 {points}',
  rate: '{currency} 匯率的影響，24 小時',
  causes: {
    dividend: '今日起除息',
    market: '大盤：{index} {change}',
    price: '價格變動，原因不明',
  },
  due: {
    lottery: '{name}：抽籤結果，{time}',
    settled: '{name}：{time} 起可賣出',
    'ex-dividend': '{name}：明天除息',
    dividend: '{name}：發放股利 {amount}',
    loan: '信用貸款 {amount} 到期，{time}',
    lent: '{name}：出借股票歸還，{time}',
  },
} satisfies NamespaceEveningTranslation

export default evening
