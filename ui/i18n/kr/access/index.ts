import type { NamespaceAccessTranslation } from '../../i18n-types.ts'

const access = {
  devices: '로그인 기기',
  here: '현재 기기',
  unknown: '알 수 없는 기기',
  device: '{system} · {browser}',
  since: '로그인: {time}',
  used: '최근 사용: {time}',
  place: '네트워크 {place}',
  logOut: '로그아웃',
  endTitle: '이 기기에서 로그아웃할까요?',
  endText: '{device}에서는 다시 로그인해야 합니다. 모르는 기기라면 로그인 비밀번호도 변경해 주세요.',
  endOthers: '다른 모든 기기에서 로그아웃',
  endOthersTitle: '다른 모든 기기에서 로그아웃할까요?',
  endOthersText: '이 기기에서는 로그인이 유지됩니다. 모르는 기기가 있다면 로그인 비밀번호도 변경해 주세요.',
  ended: '해당 기기에서 로그아웃되었습니다',
  endedOthers: '다른 모든 기기에서 로그아웃되었습니다',
  onlyHere: '이 기기에서만 로그인되어 있습니다.',
  elsewhere: '다른 기기',
  loadFailed: '로그인 기기를 불러오지 못했습니다',
} satisfies NamespaceAccessTranslation

export default access
