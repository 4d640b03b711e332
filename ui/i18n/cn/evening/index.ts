import type { NamespaceEveningTranslation } from '../../i18n-types.ts'

const evening = {
  title: '{market}：今日已收盘',
  dismiss: '关闭',
  moved: '您持仓的变动',
  unmoved: '您的持仓没有变动。',
  tomorrow: '明日到期事项',
  nothingDue: '没有待办事项。',
  thatIsAll: '就是这些。',
  together: '合计',
  contribution: '贡献 {points}',
  rate: '{currency} 汇率的影响，24 小时',
  causes: {
    dividend: '今日起除息',
    market: '大盘：{index} {change}',
    price: '价格变动，原因不明',
  },
  due: {
    lottery: '{name}：抽签结果，{time}',
    settled: '{name}：{time} 起可卖出',
    'ex-dividend': '{name}：明天除息',
    dividend: '{name}：派发股息 {amount}',
    loan: '信用贷款 {amount} 到期，{time}',
    lent: '{name}：出借的股票归还，{time}',
  },
} satisfies NamespaceEveningTranslation

export default evening
