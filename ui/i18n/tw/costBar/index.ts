import type { NamespaceCostBarTranslation } from '../../i18n-types.ts'

const costBar = {
  title: '這筆交易的成本',
  sentence: {
    both: '費用 {fees}、稅 {taxes}：{percent}',
    fees: '費用 {fees}：{percent}',
    taxes: '稅 {taxes}：{percent}',
  },
  show: '查看成本',
  estimated: '預估',
  charged: '目前已收取',
  share: '占金額的 {percent}',
  scale: '下方為放大圖：整條代表金額的 {percent}。',
  kinds: {
    fees: '費用',
    taxes: '稅',
    spread: '買賣價差',
    charges: '費用及稅',
  },
  spreadNote: '買賣價差以最佳買價與最佳賣價差距的一半計算，已包含在價格中，不另外收取。',
} satisfies NamespaceCostBarTranslation

export default costBar
