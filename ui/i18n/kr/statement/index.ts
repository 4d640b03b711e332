import type { NamespaceStatementTranslation } from '../../i18n-types.ts'

const statement = {
  title: '거래 명세서',
  owner: '계좌 {account}',
  months: '월',
  previous: '이전 달',
  next: '다음 달',
  print: '인쇄 또는 PDF로 저장',
  failed: '명세서를 불러오지 못했습니다',
  running: '아직 끝나지 않은 달로, 지금까지의 내역입니다.',
  inUtc: '모든 날짜와 시각은 UTC 기준입니다.',
  opening: '기초 잔액',
  openingFrozen: '기초 사용 중 금액',
  closing: '기말 잔액',
  closingFrozen: '기말 사용 중 금액',
  taxes: '원천징수세',
  interest: '지급 이자',
  realised: '실현 손익',
  movements: '입출금 내역',
  noMovements: '내역 없음',
  holdings: '보유 종목',
  heldAt: '평가 시점: {time}',
  noHoldings: '보유 종목이 없습니다.',
  value: '평가액',
  timeUtc: '시각 (UTC)',
  code: '종목 코드',
} satisfies NamespaceStatementTranslation

export default statement
