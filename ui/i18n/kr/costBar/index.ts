import type { NamespaceCostBarTranslation } from '../../i18n-types.ts'

const costBar = {
  title: '이 거래에 드는 비용',
  sentence: {
    both: '수수료 {fees}, 세금 {taxes}: {percent}',
    fees: '수수료 {fees}: {percent}',
    taxes: '세금 {taxes}: {percent}',
  },
  show: '비용 보기',
  estimated: '예상',
  charged: '지금까지 부과된 금액',
  share: '거래 금액의 {percent}',
  scale: '아래는 확대한 그림입니다. 막대 전체가 거래 금액의 {percent}\u2060입니다.',
  kinds: {
    fees: '수수료',
    taxes: '세금',
    spread: '스프레드',
    charges: '수수료와 세금',
  },
  spreadNote: '스프레드는 매수 1호가와 매도 1호가 차이의 절반입니다. 가격에 포함되며 따로 부과되지 않습니다.',
} satisfies NamespaceCostBarTranslation

export default costBar
