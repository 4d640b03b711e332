import type { NamespaceMessagesTranslation } from '../../i18n-types.ts'

const messages = {
  title: '消息',
  readAll: '全部标为已读',
  allRead: '所有消息已标为已读',
  unread: '未读',
  failed: '无法加载消息',
  none: '暂无消息',
  noneHint: '入金、出金、委托和安全通知会显示在这里。',
  one: '消息',
  oneFailed: '无法加载该消息',
  missing: '该消息不存在',
  toList: '全部消息',
  open: '前往查看',
  kinds: {
    security: '账户安全',
    funds: '资金',
    identity: '实名认证',
    trade: '交易',
    activity: '活动',
    system: '系统',
  },
} satisfies NamespaceMessagesTranslation

export default messages
