import type { NamespaceEveningTranslation } from '../../i18n-types.ts'

const evening = {
  title: '{market}: 오늘 장이 마감되었습니다',
  dismiss: '닫기',
  moved: '보유 종목의 변동',
  unmoved: '보유 종목에 변동이 없습니다.',
  tomorrow: '내일까지의 일정',
  nothingDue: '예정된 일정이 없습니다.',
  thatIsAll: '이상입니다.',
  together: '합계',
  contribution: '기여도 {points}',
  rate: '{currency} 환율의 영향, 24시간',
  causes: {
    dividend: '오늘부터 배당락',
    market: '시장: {index} {change}',
    price: '원인이 알려지지 않은 가격 변동',
  },
  due: {
    lottery: '{name}: 추첨 결과, {time}',
    settled: '{name}: {time}부터 매도 가능',
    'ex-dividend': '{name}: 내일 배당락',
    dividend: '{name}: 배당 {amount} 지급',
    loan: '신용 대출 {amount} 만기, {time}',
    lent: '{name}: 대여 주식 반환, {time}',
  },
} satisfies NamespaceEveningTranslation

export default evening
