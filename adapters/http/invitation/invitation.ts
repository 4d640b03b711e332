import { Effect, Schema } from 'effect'
import { Invitation } from '../../../ports/Invitation.ts'
import type { Call } from '../client.ts'
import { textOrNull, WireTime } from '../figures.ts'
import { formPage, PageOf, pageOf } from '../pages.ts'
import { statusOf } from '../statuses.ts'

const Card = Schema.Struct({ code: Schema.String, link: Schema.String, invited: Schema.Number })
const Friend = Schema.Struct({
  account: Schema.String,
  status: statusOf({ 0: 'registered', 1: 'verified', 2: 'deposited' } as const),
  time: WireTime,
})

/** Invitations over HTTP. */
export const invitation = (call: Call): Invitation['Service'] =>
  Invitation.of({
    card: () =>
      call('/invitation/info', undefined, Card).pipe(
        Effect.map(({ code, link, invited }) => ({ code, link: textOrNull(link), invited })),
      ),
    friends: (page) =>
      call('/invitation/friends', formPage(page), PageOf(Friend)).pipe(
        Effect.map(pageOf(({ account, status, time }) => ({ account, state: status, registeredAt: time }))),
      ),
  })
