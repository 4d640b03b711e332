import type { NamespaceMessagesTranslation } from '../../i18n-types.ts'

const messages = {
  title: '訊息',
  readAll: '全部標為已讀',
  allRead: '所有訊息已標為已讀',
  unread: '未讀',
  failed: '無法載入訊息',
  none: '目前沒有訊息',
  noneHint: '入金、出金、委託與安全通知會顯示在這裡。',
  one: '訊息',
  oneFailed: '無法載入此訊息',
  missing: '查無此訊息',
  toList: '所有訊息',
  open: '前往查看',
  kinds: {
    security: '帳戶安全',
    funds: '資金',
    identity: '身分驗證',
    trade: '交易',
    activity: '活動',
    system: '系統',
  },
} satisfies NamespaceMessagesTranslation

export default messages
