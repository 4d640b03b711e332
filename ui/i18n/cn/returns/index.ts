import type { NamespaceReturnsTranslation } from '../../i18n-types.ts'

const returns = {
  title: '收益',
  failed: '收益加载失败',
  period: '期间',
  periods: { '1m': '1月', '3m': '3月', '1y': '1年', all: '全部' },
  about: '范围',
  everything: '全部资产',
  compare: '与指数比较',
  noIndex: '不比较',
  gain: '盈亏',
  timeWeighted: '时间加权收益率',
  moneyWeighted: '资金加权收益率',
  largestFall: '最大回撤',
  paidIn: '入金',
  paidOut: '出金',
  explained:
    '收益率为整个期间，已扣除费用、税和利息。时间加权收益率不受入金、出金的时间和金额影响，资金加权收益率则将其计入。各币种已折算为同一币种。',
  beyond:
    '超过 {limit} 的收益率不显示具体数值：它来自极少的资金，或只在期间内投入很短时间的资金。以金额表示的盈亏更能说明情况。',
  worth: '每日总资产',
  view: '图表',
  growth: '收益率',
  asTable: '以表格显示',
  day: '日期',
  total: '总资产',
  inAndOut: '入金与出金',
  contributions: '各持仓的贡献',
  asOf: '数据时间 {time}',
  realised: '已实现',
  other: '奖励、利息及其他费用',
  rest: '汇率与取整',
  statements: '每月对账单',
  incomeAndCosts: '每月收入与费用',
  lines: {
    dividends: '税前股息',
    lending: '证券出借',
    rewards: '奖励',
    fees: '费用',
    taxes: '预扣税',
    interest: '信用贷款利息',
  },
} satisfies NamespaceReturnsTranslation

export default returns
