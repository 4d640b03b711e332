import type { NamespaceStatementTranslation } from '../../i18n-types.ts'

const statement = {
  title: '對帳單',
  owner: '帳戶 {account}',
  months: '月份',
  previous: '上個月',
  next: '下個月',
  print: '列印或儲存為 PDF',
  failed: '無法載入對帳單',
  running: '本月尚未結束，以下為截至目前的內容。',
  inUtc: '所有日期與時間均為 UTC。',
  opening: '期初餘額',
  openingFrozen: '期初圈存',
  closing: '期末餘額',
  closingFrozen: '期末圈存',
  taxes: '預扣稅',
  interest: '已付利息',
  realised: '已實現損益',
  movements: '異動明細',
  noMovements: '沒有異動',
  holdings: '庫存',
  heldAt: '評價時間：{time}',
  noHoldings: '沒有庫存。',
  value: '市值',
  timeUtc: '時間（UTC）',
  code: '代號',
} satisfies NamespaceStatementTranslation

export default statement
