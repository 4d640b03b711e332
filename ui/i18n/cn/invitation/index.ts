import type { NamespaceInvitationTranslation } from '../../i18n-types.ts'

const invitation = {
  title: '我的二维码',
  invites: '扫码开户',
  shareTitle: '通过我的邀请开户',
  qrLabel: '您的邀请二维码',
  code: '邀请码',
  link: '邀请链接',
  noLink: '好友注册时输入此邀请码即可。',
  copyCode: '复制邀请码',
  copyLink: '复制链接',
  share: '分享',
  save: '保存图片',
  copied: '已复制',
  notCopied: '复制失败',
  saved: '图片已保存',
  notSaved: '图片保存失败',
  cardFailed: '无法加载您的二维码',
  friends: '已邀请的好友',
  states: {
    registered: '已注册',
    verified: '已实名认证',
    deposited: '已完成首次入金',
  },
  none: '还没有好友使用您的邀请码',
  noneHint: '分享链接，或让好友扫描二维码。',
  friendsFailed: '无法加载好友列表',
  avatar: '更换头像',
  avatarBusy: '头像上传中',
  avatarChanged: '头像已更换',
  avatarFailed: '头像更换失败',
} satisfies NamespaceInvitationTranslation

export default invitation
