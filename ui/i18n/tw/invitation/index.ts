import type { NamespaceInvitationTranslation } from '../../i18n-types.ts'

const invitation = {
  title: '我的 QR Code',
  invites: '掃描 QR Code 開戶',
  shareTitle: '透過我的邀請開戶',
  qrLabel: '您的邀請 QR Code',
  code: '邀請碼',
  link: '邀請連結',
  noLink: '好友註冊時輸入此邀請碼即可。',
  copyCode: '複製邀請碼',
  copyLink: '複製連結',
  share: '分享',
  save: '儲存圖片',
  copied: '已複製',
  notCopied: '無法複製',
  saved: '圖片已儲存',
  notSaved: '無法儲存圖片',
  cardFailed: '無法載入您的 QR Code',
  friends: '已邀請的好友',
  states: {
    registered: '已註冊',
    verified: '已完成身分驗證',
    deposited: '已完成首次入金',
  },
  none: '尚無好友使用您的邀請碼',
  noneHint: '分享連結，或讓好友掃描 QR Code。',
  friendsFailed: '無法載入好友名單',
  avatar: '更換頭像',
  avatarBusy: '頭像上傳中',
  avatarChanged: '頭像已更換',
  avatarFailed: '無法更換頭像',
} satisfies NamespaceInvitationTranslation

export default invitation
