import type { NamespaceSettingsTranslation } from '../../i18n-types.ts'

const settings = {
  section: {
    account: '계정',
    security: '보안',
    trading: '거래',
    display: '화면',
  },
  row: {
    qr: '내 QR 코드',
    verified: '실명 인증',
    bank: '카드 및 지갑',
    loginPassword: '로그인 비밀번호',
    fundPassword: '자금 비밀번호',
    devices: '로그인 기기',
    codes: '로그인 인증번호',
    passkeys: '패스키',
    appearance: '테마',
    direction: '등락 색상',
    servicePlace: '고객센터 버튼 위치',
    hold: '큰 주문 전 멈춤',
    language: '언어',
    firstHour: '첫 거래, 차근차근',
    terms: '용어 설명',
    about: '앱 정보',
    logOut: '로그아웃',
  },
  title: '설정',
  light: '밝게',
  dark: '어둡게',
  system: '기기 설정에 따름',
  greenUp: '상승 초록, 하락 빨강',
  redUp: '상승 빨강, 하락 초록',
  blueDown: '상승 빨강, 하락 파랑',
  hold: {
    hint: '10초 동안 과거 최대 변동을 금액으로 보여 줍니다. 취소할 수 있습니다.',
    off: '멈춤 없음',
    all: '모든 주문 전',
    from: '주문 가능 금액의 {percent} 이상',
  },
  notifications: {
    title: '가격 알림 푸시',
    hint: '앱을 닫아도 알림이 도착합니다.',
    blocked: '이 기기에서 차단되어 있습니다. 브라우저 설정에서 이 사이트의 알림을 허용한 뒤 여기를 눌러 주세요.',
    failed: '브라우저에서 알림을 켜지 못했습니다. 잠시 후 다시 시도해 주세요.',
  },
  directionHint: '나중에 설정에서 바꿀 수 있습니다.',
  languageHint: '선택한 언어로 앱을 다시 불러옵니다.',
  logOutTitle: '로그아웃할까요?',
  logOutText: '이 기기에서 다시 로그인하려면 비밀번호가 필요합니다.',
  places: {
    header: '상단 바',
    left: { top: '왼쪽 위', middle: '왼쪽 가운데', bottom: '왼쪽 아래' },
    right: { top: '오른쪽 위', middle: '오른쪽 가운데', bottom: '오른쪽 아래' },
  },
} satisfies NamespaceSettingsTranslation

export default settings
