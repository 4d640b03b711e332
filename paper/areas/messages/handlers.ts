import type { Handlers } from '../../platform/contract/operations.ts'
import { handInComplaint } from './complaint.ts'
import { listMessages, readMessage } from './list.ts'
import { countUnread, markAllRead, markRead } from './markRead.ts'

export const messageHandlers = {
  '/message/list': listMessages,
  '/message/info': readMessage,
  '/message/read': markRead,
  '/message/readall': markAllRead,
  '/message/unread': (_body, { broker, customer }) => countUnread(broker.db, customer.id),
  '/message/complaint': handInComplaint,
} satisfies Partial<Handlers>
