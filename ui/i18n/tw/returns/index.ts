import type { NamespaceReturnsTranslation } from '../../i18n-types.ts'

const returns = {
  title: '報酬',
  failed: '無法載入報酬',
  period: '期間',
  periods: { '1m': '1月', '3m': '3月', '1y': '1年', all: '全部' },
  about: '範圍',
  everything: '全部資產',
  compare: '與指數比較',
  noIndex: '不比較',
  gain: '損益',
  timeWeighted: '時間加權報酬率',
  moneyWeighted: '金額加權報酬率',
  largestFall: '最大回檔',
  paidIn: '入金',
  paidOut: '出金',
  explained:
    '報酬率為整個期間，已扣除費用、稅與利息。時間加權報酬率不受入金、出金的時間與金額影響，金額加權報酬率則將其計入。各幣別已換算為同一幣別。',
  beyond:
    '超過 {limit} 的報酬率不顯示確切數值：它來自極少的資金，或只在期間內投入很短時間的資金。以金額表示的損益更能說明情況。',
  worth: '每日總資產',
  view: '圖表',
  growth: '報酬率',
  asTable: '以表格顯示',
  day: '日期',
  total: '總資產',
  inAndOut: '入金與出金',
  contributions: '各部位的貢獻',
  asOf: '資料時間 {time}',
  realised: '已實現',
  other: '獎勵、利息及其他費用',
  rest: '匯率與捨入',
  statements: '每月對帳單',
  incomeAndCosts: '每月收入與費用',
  lines: {
    dividends: '稅前股利',
    lending: '證券出借',
    rewards: '獎勵',
    fees: '費用',
    taxes: '預扣稅',
    interest: '信用貸款利息',
  },
} satisfies NamespaceReturnsTranslation

export default returns
