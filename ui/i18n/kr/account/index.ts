import type { NamespaceAccountTranslation } from '../../i18n-types.ts'

const account = {
  title: '내 계정',
  userId: 'ID {id}',
  openSettings: '설정',
  hideFigures: '금액 숨기기',
  showFigures: '금액 보기',
  currency: '통화',
  totalAssets: '총자산',
  balance: '잔액',
  frozen: '동결 자산',
  holdingValue: '평가 금액',
  floating: '평가 손익',
  realised: '실현 손익',
  computing: '자산을 계산하는 중',
  allLanguages: '전체 언어',
  newTab: '새 탭에서 열림',
  shortcuts: '바로가기',
  shortcut: {
    bank: '카드',
    deposit: '입금',
    withdraw: '출금',
    exchange: '환전',
    verify: '실명 인증',
  },
  menu: '계정 메뉴',
  row: {
    fundingRecords: '입출금 내역',
    positions: '보유자산',
    subscriptions: '청약',
    fundPassword: '자금 비밀번호',
    loginPassword: '로그인 비밀번호',
    language: '언어',
    privacy: '개인정보 처리방침',
    messages: '메시지',
    customerService: '고객센터',
  },
  signOut: '로그아웃',
  signOutTitle: '로그아웃할까요?',
  signOutText: '이 기기에서 다시 로그인하려면 비밀번호가 필요합니다.',
} satisfies NamespaceAccountTranslation

export default account
