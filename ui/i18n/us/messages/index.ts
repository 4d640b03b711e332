import type { BaseTranslation } from '../../i18n-types.ts'

const messages = {
  title: 'Messages',
  readAll: 'Mark all as read',
  allRead: 'All messages are marked as read',
  unread: 'Unread',
  failed: 'Messages could not be loaded',
  none: 'No messages yet',
  noneHint: 'Deposits, withdrawals, orders and security notices will appear here.',
  one: 'Message',
  oneFailed: 'The message could not be loaded',
  missing: 'This message does not exist',
  toList: 'All messages',
  kinds: {
    security: 'Security',
    funds: 'Funds',
    identity: 'Identity',
    trade: 'Trading',
    activity: 'Promotions',
    system: 'System',
  },
} satisfies BaseTranslation

export default messages
