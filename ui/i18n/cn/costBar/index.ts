import type { NamespaceCostBarTranslation } from '../../i18n-types.ts'

const costBar = {
  title: '这笔交易的成本',
  sentence: {
    both: '费用 {fees}、税 {taxes}：{percent}',
    fees: '费用 {fees}：{percent}',
    taxes: '税 {taxes}：{percent}',
  },
  show: '查看成本',
  estimated: '预估',
  charged: '目前已收取',
  share: '占金额的 {percent}',
  scale: '下方为放大图：整条代表金额的 {percent}。',
  kinds: {
    fees: '费用',
    taxes: '税',
    spread: '买卖价差',
    charges: '费用及税',
  },
  spreadNote: '买卖价差按最优买价与最优卖价差距的一半计算，已包含在价格中，不另行收取。',
} satisfies NamespaceCostBarTranslation

export default costBar
