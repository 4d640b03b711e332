import { Effect, Schema } from 'effect'
import type { OpenSession, Security } from '../../../ports/Account.ts'
import type { Call } from '../client.ts'
import { textOrNull, WireTime } from '../figures.ts'
import { statusOf } from '../statuses.ts'

const WireSession = Schema.Struct({
  id: Schema.String,
  browser: Schema.String,
  system: Schema.String,
  place: Schema.String,
  time: WireTime,
  usedtime: WireTime,
  current: statusOf({ 0: 'other', 1: 'current' } as const),
})
const WireLeft = Schema.Struct({ ids: Schema.Array(Schema.String) })

const sessionOf = (row: (typeof WireSession)['Type']): OpenSession => ({
  id: row.id,
  browser: textOrNull(row.browser),
  system: textOrNull(row.system),
  place: textOrNull(row.place),
  openedAt: row.time,
  usedAt: row.usedtime,
  isCurrent: row.current === 'current',
})

/** Where the customer is logged in, over HTTP. */
export const openSessions = (call: Call): Pick<Security['Service'], 'sessions' | 'endSession'> => ({
  sessions: () =>
    call('/security/sessions', undefined, Schema.Array(WireSession)).pipe(Effect.map((rows) => rows.map(sessionOf))),
  endSession: (id, requestid) =>
    call('/security/endsession', { id: id ?? 'others', requestid }, WireLeft).pipe(Effect.map(({ ids }) => ids)),
})
