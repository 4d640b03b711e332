import type { NamespaceReturnsTranslation } from '../../i18n-types.ts'

const returns = {
  title: '수익률',
  failed: '수익률을 불러오지 못했습니다',
  period: '기간',
  periods: { '1m': '1개월', '3m': '3개월', '1y': '1년', all: '전체' },
  about: '범위',
  everything: '전체 자산',
  compare: '지수와 비교',
  noIndex: '비교 안 함',
  gain: '손익',
  timeWeighted: '시간가중 수익률',
  moneyWeighted: '금액가중 수익률',
  largestFall: '최대 낙폭',
  paidIn: '입금액',
  paidOut: '출금액',
  explained:
    '수익률은 전체 기간 기준이며 수수료, 세금, 이자를 뺀 값입니다. 시간가중 수익률은 입출금의 시점과 금액의 영향을 받지 않고, 금액가중 수익률은 이를 반영합니다. 통화는 하나로 환산합니다.',
  beyond:
    '{limit}을(를) 넘는 수익률은 수치로 표시하지 않습니다. 아주 적은 금액이나 기간 중 짧은 동안만 투자한 금액에서 나온 값이므로, 금액으로 표시한 손익이 더 정확합니다.',
  worth: '일별 총자산',
  view: '차트',
  growth: '수익률',
  asTable: '표로 보기',
  day: '날짜',
  total: '총자산',
  inAndOut: '입출금액',
  contributions: '포지션별 기여',
  asOf: '{time} 기준',
  realised: '실현',
  other: '보상, 이자, 기타 수수료',
  rest: '환율과 반올림',
  statements: '월별 거래 명세서',
  incomeAndCosts: '월별 수입과 비용',
  lines: {
    dividends: '세전 배당금',
    lending: '주식 대여',
    rewards: '보상',
    fees: '수수료',
    taxes: '원천징수세',
    interest: '신용 대출 이자',
  },
} satisfies NamespaceReturnsTranslation

export default returns
