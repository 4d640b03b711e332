import { Effect, Schema } from 'effect'
import { type Message, type MessageKind, Messages } from '../../../ports/Messages.ts'
import type { Call } from '../client.ts'
import { WireTime, WireCount } from '../figures.ts'
import { nameOr } from '../names.ts'
import { formPage, PageOf, pageOf } from '../pages.ts'
import { statusOf } from '../statuses.ts'

const KINDS: ReadonlyArray<MessageKind> = ['security', 'funds', 'identity', 'trade', 'activity']

const Wire = Schema.Struct({
  id: Schema.String,
  kind: nameOr(KINDS, 'system'),
  title: Schema.String,
  content: Schema.String,
  read: statusOf({ 0: 'unread', 1: 'read' } as const),
  time: WireTime,
  zone: Schema.optionalKey(Schema.String),
})
export const WireUnread = Schema.Struct({ unread: WireCount })

const messageOf = ({ read, zone, ...wire }: (typeof Wire)['Type']): Message => ({
  ...wire,
  read: read === 'read',
  zone: zone ?? null,
})

/** Messages over HTTP. */
export const messages = (call: Call): Messages['Service'] =>
  Messages.of({
    list: ({ language, read, ...page }) =>
      call('/message/list', { language, read: read ? '1' : '0', ...formPage(page) }, PageOf(Wire)).pipe(
        Effect.map(pageOf(messageOf)),
      ),
    one: (id, language) => call('/message/info', { id, language }, Wire).pipe(Effect.map(messageOf)),
    markRead: (id, requestId) =>
      call('/message/read', { id, requestid: requestId }, WireUnread).pipe(Effect.map(({ unread }) => unread)),
    markAllRead: (until, requestId) =>
      call('/message/readall', { until: String(until), requestid: requestId }, WireUnread).pipe(
        Effect.map(({ unread }) => unread),
      ),
  })
