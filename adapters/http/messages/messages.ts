import { Effect } from 'effect'
import { type Message, type MessageKind, Messages } from '../../../ports/Messages.ts'
import { Message as Received, MessageListAnswer, UnreadCount } from '../../generated/schemas/messages.ts'
import { tapTarget } from '../addresses.ts'
import type { Call } from '../client.ts'
import { formPage } from '../pages.ts'

const KINDS: ReadonlyArray<MessageKind> = ['security', 'funds', 'identity', 'trade', 'activity']

const messageOf = (message: (typeof Received)['Type']): Message => ({
  ...message,
  kind: KINDS.find((kind) => kind === message.kind) ?? 'system',
  link: message.link === null ? null : tapTarget(message.link),
})

/** Messages over HTTP. */
export const messages = (call: Call): Messages['Service'] =>
  Messages.of({
    list: ({ language, read, ...page }) =>
      call('/message/list', { language, read: read ? '1' : '0', ...formPage(page) }, MessageListAnswer).pipe(
        Effect.map(({ list, next }) => ({ list: list.map(messageOf), next })),
      ),
    one: (id, language) => call('/message/info', { id, language }, Received).pipe(Effect.map(messageOf)),
    markRead: (id, requestid) =>
      call('/message/read', { id, requestid }, UnreadCount).pipe(Effect.map(({ unread }) => unread)),
    markAllRead: (until, requestid) =>
      call('/message/readall', { until: String(until), requestid }, UnreadCount).pipe(
        Effect.map(({ unread }) => unread),
      ),
  })
