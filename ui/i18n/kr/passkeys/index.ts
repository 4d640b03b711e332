import type { NamespacePasskeysTranslation } from '../../i18n-types.ts'

const passkeys = {
  title: '패스키',
  about:
    '패스키가 있으면 얼굴, 지문 또는 기기 잠금으로 비밀번호와 인증번호 없이 로그인할 수 있습니다. 추측하거나 속여서 빼낼 수 없으며 이곳에서만 쓸 수 있습니다.',
  none: '아직 패스키가 없습니다',
  add: '패스키 추가',
  addHint: '이어서 기기가 얼굴, 지문 또는 기기 잠금을 요청합니다.',
  continue: '계속',
  fundPassword: '계좌 비밀번호',
  fundHint: '입력하면 이 패스키로 출금도 확인할 수 있습니다. 로그인에만 쓰려면 비워 두면 됩니다.',
  optional: '선택',
  notAdded: '패스키가 추가되지 않았습니다. 준비되면 다시 시도해 주세요.',
  added: '패스키를 추가했습니다',
  addedAt: '추가: {time}',
  usedAt: '마지막 사용: {time}',
  unused: '아직 사용하지 않음',
  forLogin: '로그인',
  forFunds: '로그인 및 출금',
  name: '이름',
  rename: '이름 저장',
  renamed: '이름을 저장했습니다',
  remove: '삭제',
  removeTitle: '이 패스키를 삭제할까요?',
  removeText:
    '‘{name}’ 패스키로 더 이상 로그인할 수 없고, 이 패스키로 로그인한 기기는 로그아웃됩니다. 기기의 비밀번호 관리자에서도 삭제해 주세요.',
  removed: '패스키를 삭제했습니다',
  full: '등록할 수 있는 패스키 수에 도달했습니다. 하나를 삭제하면 추가할 수 있습니다.',
  elsewhere: '이 브라우저 또는 웹 주소는 패스키를 지원하지 않습니다.',
  elsewhereListed: '다른 기기의 패스키는 아래에 있습니다.',
  loadFailed: '패스키를 불러오지 못했습니다',
  tooMany: '시도 횟수가 너무 많습니다. 15분 후 다시 시도해 주세요.',
  logIn: '패스키로 로그인',
  refusals: {
    cancelled: '기기에서 패스키를 받지 못했습니다. 다시 시도하거나 비밀번호를 사용해 주세요.',
    exists: '이 기기에는 이미 이 계정의 패스키가 있습니다.',
    failed: '이 기기에서는 패스키를 사용할 수 없습니다. 다른 기기를 쓰거나 비밀번호를 사용해 주세요.',
  },
  problems: {
    'password-required': '로그인 비밀번호를 입력해 주세요',
    'wrong-original-password': '로그인 비밀번호가 올바르지 않습니다',
    'not-six-digits': '숫자 6자리를 입력해 주세요',
    'wrong-fund-password': '계좌 비밀번호가 올바르지 않습니다',
    'name-missing': '이름을 입력해 주세요',
    'name-too-long': '40자까지 입력할 수 있습니다',
  },
} satisfies NamespacePasskeysTranslation

export default passkeys
