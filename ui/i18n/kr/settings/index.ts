import type { NamespaceSettingsTranslation } from '../../i18n-types.ts'

const settings = {
  section: {
    account: '계정',
    trading: '거래',
  },
  row: {
    qr: '내 QR 코드',
    verified: '실명확인',
    bank: '출금 계좌',
    devices: '로그인 기기',
    appearance: '테마',
    direction: '등락 색상',
    figures: '숫자 형식',
    motion: '화면 효과',
    servicePlace: '고객센터 버튼 위치',
    hold: '고액 주문 전 대기 시간',
    language: '언어',
    firstHour: '첫 거래 단계별 안내',
    terms: '투자 용어',
    about: '앱 정보',
  },
  title: '설정',
  light: '밝게',
  dark: '어둡게',
  system: '기기 설정에 따름',
  greenUp: '상승 초록, 하락 빨강',
  redUp: '상승 빨강, 하락 초록',
  blueDown: '상승 빨강, 하락 파랑',
  reduced: '줄이기',
  motionHint: '줄이기: 공지, 안내 카드, 시세 강조 표시가 움직이지 않습니다.',
  hold: {
    hint: '10초 동안 대기하며 과거 최대 변동이 다시 일어날 때의 손실 금액을 보여 줍니다. 취소할 수 있습니다.',
    off: '대기 안 함',
    all: '모든 주문 전',
    from: '주문 가능 금액의 {percent} 이상',
  },
  notifications: {
    title: '푸시 알림',
    topics: {
      alerts: { title: '가격 알림', hint: '설정한 가격에 도달하면 알려 드립니다.' },
      trades: { title: '주문', hint: '체결, 손절, 익절, 주문 만료' },
      messages: { title: '기타 메시지', hint: '입금, 출금, 청약, 보안' },
    },
    hint: '앱을 닫아도 이 기기에 도착합니다.',
    blocked: '이 기기에서 차단되어 있습니다. 브라우저 설정에서 이 사이트의 알림을 허용한 뒤 여기에서 켜 주세요.',
    failed: '브라우저에서 알림을 켜지 못했습니다. 잠시 후 다시 시도해 주세요.',
    onDevice: {
      blocked: '이 앱의 알림이 차단되어 있습니다. 기기 설정에서 이 앱의 알림을 허용한 뒤 여기에서 켜 주세요.',
      failed: '기기에서 알림을 켜지 못했습니다. 잠시 후 다시 시도해 주세요.',
    },
    open: '보기',
  },
  lock: {
    row: '앱 잠금',
    hint: '얼굴, 지문 또는 이 기기의 암호로 앱을 엽니다. 최근 앱 화면에 내용이 표시되지 않으며, Android에서는 화면을 캡처할 수 없습니다.',
    title: '앱이 잠겨 있습니다',
    reason: '본인인지 확인해 주세요',
    unlock: '잠금 해제',
    byPassword: '비밀번호로 로그인',
    offer: {
      title: '앱을 잠글까요?',
      later: '설정에서 언제든지 바꿀 수 있습니다.',
      turnOn: '켜기',
      notNow: '나중에',
    },
    problems: {
      'locked-out': '지금은 기기에서 더 시도할 수 없습니다. 나중에 다시 시도하거나 비밀번호로 로그인해 주세요.',
      unavailable: '이 기기의 얼굴, 지문, 암호 설정이 해제되어 있습니다. 비밀번호로 로그인해 주세요.',
      failed: '기기에서 본인 확인을 하지 못했습니다. 다시 시도하거나 비밀번호로 로그인해 주세요.',
    },
    notTurnedOn: {
      'locked-out': '지금은 기기에서 더 시도할 수 없습니다. 기기 암호로 기기를 잠금 해제한 뒤 다시 눌러 주세요.',
      unavailable: '이 기기에 얼굴, 지문, 암호가 설정되어 있지 않습니다. 먼저 기기 설정에서 등록해 주세요.',
      failed: '기기에서 본인 확인을 하지 못해 앱 잠금이 켜지지 않았습니다. 다시 시도해 주세요.',
    },
  },
  directionHint: '나중에 설정에서 바꿀 수 있습니다.',
  languageHint: '선택한 언어로 앱을 다시 불러옵니다.',
  places: {
    free: '내용을 가리지 않는 곳',
    left: { top: '왼쪽 위', middle: '왼쪽 가운데', bottom: '왼쪽 아래' },
    right: { top: '오른쪽 위', middle: '오른쪽 가운데', bottom: '오른쪽 아래' },
  },
} satisfies NamespaceSettingsTranslation

export default settings
