import type { NamespaceAlertsTranslation } from '../../i18n-types.ts'

const alerts = {
  unit: '알림 기준',
  price: '가격',
  percent: '당일 등락률',
  direction: '방향',
  up: '상승',
  down: '하락',
  change: '전일 종가 대비 등락률',
  hint: '설정한 가격에 도달하면 메시지로 한 번 알려 드립니다.',
  unreadable: '숫자를 입력해 주세요',
  aboveZero: '0보다 큰 가격을 입력해 주세요',
  outOfRange: '0,1~100\u00a0%, 소수 둘째 자리까지',
  waits: {
    above: '가격 {value} 이상',
    below: '가격 {value} 이하',
    rise: '당일 {value} 이상 상승',
    fall: '당일 {value} 이상 하락',
  },
  fromNow: '현재 가격 대비 {change}',
  set: '알림 설정',
  here: '이 종목의 알림',
  others: '다른 종목의 알림',
  remove: '‘{alert}’ 알림 삭제',
  metAt: '{price} 도달, {time}',
  failed: '가격 알림을 불러오지 못했습니다',
  notice: '가격 알림: {name}',
  reached: '현재가가 {price}에 도달했습니다.',
  seen: '종목 보기',
  atPrice: '{price}에 가격 알림 설정',
} satisfies NamespaceAlertsTranslation

export default alerts
