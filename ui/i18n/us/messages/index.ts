import type { BaseTranslation } from '../../i18n-types.ts'

const messages = {
  title: 'Messages',
  readAll: 'Mark all as read',
  allRead: 'All messages are marked as read',
  unread: 'Unread',
  failed: 'Messages could not be loaded',
  none: 'No messages yet',
  noneHint: 'Messages about deposits, withdrawals, orders and security appear here.',
  one: 'Message',
  oneFailed: 'The message could not be loaded',
  missing: 'This message does not exist',
  toList: 'All messages',
  open: 'Open',
  kinds: {
    security: 'Security',
    funds: 'Cash',
    identity: 'Identity',
    trade: 'Trading',
    activity: 'Promotions',
    system: 'System',
  },
} satisfies BaseTranslation

export default messages
