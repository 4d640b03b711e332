import type { NamespaceInvitationTranslation } from '../../i18n-types.ts'

const invitation = {
  title: '내 QR 코드',
  invites: '스캔하고 계좌를 개설해 보세요',
  shareTitle: '제 초대로 계좌를 개설해 보세요',
  qrLabel: '내 초대 QR 코드',
  code: '초대 코드',
  link: '초대 링크',
  noLink: '친구가 가입할 때 이 코드를 입력하면 됩니다.',
  copyCode: '코드 복사',
  copyLink: '링크 복사',
  share: '공유',
  save: '이미지 저장',
  copied: '복사했습니다',
  notCopied: '복사하지 못했습니다',
  saved: '이미지를 저장했습니다',
  notSaved: '이미지를 저장하지 못했습니다',
  cardFailed: 'QR 코드를 불러오지 못했습니다',
  friends: '초대한 친구',
  states: {
    registered: '가입 완료',
    verified: '실명확인 완료',
    deposited: '첫 입금 완료',
  },
  none: '아직 내 코드로 가입한 친구가 없습니다',
  noneHint: '링크를 공유하거나 친구에게 QR 코드를 보여 주세요.',
  friendsFailed: '친구 목록을 불러오지 못했습니다',
  avatar: '프로필 사진 변경',
  avatarBusy: '프로필 사진을 올리는 중입니다',
  avatarChanged: '프로필 사진을 변경했습니다',
  avatarFailed: '프로필 사진을 변경하지 못했습니다',
} satisfies NamespaceInvitationTranslation

export default invitation
