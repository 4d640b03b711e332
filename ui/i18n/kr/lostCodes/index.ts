import type { NamespaceLostCodesTranslation } from '../../i18n-types.ts'

const lostCodes = {
  lost: '인증번호도 복구 코드도 없나요?',
  title: '인증번호 없이 로그인',
  about:
    '이름과 신분증 번호를 인증된 정보와 비교합니다. 일치하면 신청 24시간 후에 로그인 인증번호가 꺼지고, 그 후 24시간 동안은 출금할 수 없습니다.',
  send: '신청하기',
  endsAt:
    '심사가 통과되면 {time}부터 비밀번호만으로 로그인할 수 있습니다. 그 전에 인증번호를 찾으면 그것으로 로그인해 주세요. 신청은 종료됩니다.',
  opensAt:
    '{time}부터 비밀번호만으로 로그인할 수 있습니다. 그 전에 인증번호를 찾으면 그것으로 로그인해 주세요. 신청은 종료됩니다.',
  differs: '이름이나 신분증 번호가 인증된 정보와 다릅니다. 확인 후 다시 시도하거나 고객센터에 문의해 주세요.',
  notVerified: '본인 인증이 되어 있지 않아 비교할 수 없습니다. 고객센터에 문의해 주세요.',
  tooMany: '시도 횟수가 너무 많습니다. 나중에 다시 시도하거나 고객센터에 문의해 주세요.',
  ends: '{time}에 로그인 인증번호가 꺼집니다',
  endsText:
    '로그인 비밀번호를 아는 사람이 인증번호를 잃어버렸다며 신청했습니다. 본인이 한 것이 아니라면 지금 로그인 비밀번호를 바꿔 주세요. 그러면 신청이 중단됩니다.',
  change: '로그인 비밀번호 변경',
  stages: {
    'under-review': '신청을 심사하고 있습니다',
    accepted: '신청이 승인되었습니다',
    rejected: '신청이 거절되었습니다',
  },
} satisfies NamespaceLostCodesTranslation

export default lostCodes
