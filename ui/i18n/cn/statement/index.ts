import type { NamespaceStatementTranslation } from '../../i18n-types.ts'

const statement = {
  title: '对账单',
  owner: '账户 {account}',
  months: '月份',
  previous: '上个月',
  next: '下个月',
  print: '打印或存为 PDF',
  failed: '对账单加载失败',
  running: '本月尚未结束，以下为截至目前的内容。',
  inUtc: '所有日期和时间均为 UTC。',
  opening: '期初余额',
  openingFrozen: '期初冻结',
  closing: '期末余额',
  closingFrozen: '期末冻结',
  taxes: '预扣税',
  interest: '已付利息',
  realised: '已实现盈亏',
  movements: '变动明细',
  noMovements: '没有变动',
  holdings: '持仓',
  heldAt: '估值时间：{time}',
  noHoldings: '没有持仓。',
  value: '市值',
  timeUtc: '时间（UTC）',
  code: '代码',
} satisfies NamespaceStatementTranslation

export default statement
