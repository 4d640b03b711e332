import type { NamespaceIdentityTranslation } from '../../i18n-types.ts'

const identity = {
  title: '실명 인증',
  intro: '자금 비밀번호 설정, 카드 등록, 출금 전에 필요합니다.',
  states: {
    'under-review': '심사 중',
    verified: '인증 완료',
    rejected: '반려',
  },
  hints: {
    'under-review': '보통 영업일 기준 하루가 걸립니다. 결과는 메시지로 알려 드립니다.',
    verified: '신원이 확인되었습니다. 더 하실 일은 없습니다.',
    rejected: '아래에서 수정한 뒤 다시 제출해 주세요.',
  },
  reason: '사유',
  remark: '심사자 메모',
  reasons: {
    unreadable: '이미지를 알아볼 수 없습니다',
    namediffers: '이름이 신분증과 다릅니다',
    numberdiffers: '신분증 번호가 서류와 다릅니다',
    expired: '신분증의 유효기간이 지났습니다',
    other: '기타 사유',
  },
  name: '이름',
  nameHint: '신분증과 똑같이 입력해 주세요',
  idNumber: '신분증 번호',
  front: '신분증 앞면',
  back: '신분증 뒷면',
  addFront: '앞면 추가',
  addBack: '뒷면 추가',
  camera: '사진 찍기',
  pictureHint: 'JPEG, PNG, WebP, 최대 10MB. 네 모서리가 모두 보이고 빛 반사가 없어야 합니다.',
  private: '이 이미지는 본인과 심사 담당자만 볼 수 있습니다.',
  submit: '심사 요청',
  submitted: '제출일',
  reviewed: '심사일',
  sent: '심사를 요청했습니다',
  loadFailed: '인증 상태를 불러오지 못했습니다',
  pictureFailed: '이미지를 불러오지 못했습니다',
  toFundPassword: '자금 비밀번호 설정 또는 변경',
  problems: {
    'name-required': '이름을 입력해 주세요',
    'name-malformed': '신분증과 같이 2~60자의 문자로 입력해 주세요',
    'id-number-required': '신분증 번호를 입력해 주세요',
    'id-number-malformed': '영문자, 숫자, 하이픈, 슬래시 5~24자로 입력해 주세요',
    'id-number-used': '이미 다른 계정에서 사용 중인 번호입니다',
    'image-required': '이미지를 추가해 주세요',
    'images-same': '앞면과 뒷면은 서로 다른 이미지여야 합니다',
  },
} satisfies NamespaceIdentityTranslation

export default identity
