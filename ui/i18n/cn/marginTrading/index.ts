import type { NamespaceMarginTradingTranslation } from '../../i18n-types.ts'

const marginTrading = {
  title: '做空与杠杆',
  off: '未开启',
  on: '已开启',
  intro: '普通买入用的是您自己的资金，最多亏掉所付的金额。开启保证金交易后多了两种做法，亏损也可能更快。',
  leverage: {
    title: '杠杆',
    text: '您只支付委托金额的一部分作为保证金，其余由券商借给您。5 倍杠杆时，价格变动 1%，您的保证金变动 5%。',
  },
  short: {
    title: '做多与做空',
    text: '做多是先买入，价格上涨时盈利。做空是先卖出您没有的股票，之后再买入平空：价格下跌时盈利，上涨时亏损。',
  },
  stopOut: {
    title: '自动平仓',
    text: '保证金只剩 {percent} 时，券商会按当时的价格自动平仓。在此之前您可以追加保证金。',
  },
  loss: '您可能亏掉全部保证金，超出部分由券商承担。',
  kept: '开启后在此设备上为您保留，直到您在此关闭。已有持仓不受影响。',
  switchOn: '开启保证金交易',
  switchOff: '关闭保证金交易',
  notNow: '暂不',
} satisfies NamespaceMarginTradingTranslation

export default marginTrading
