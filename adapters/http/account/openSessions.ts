import { Effect } from 'effect'
import type { Security } from '../../../ports/Account.ts'
import { LeftSessions, SecuritySessionsAnswer } from '../../generated/schemas/account.ts'
import type { Call } from '../client.ts'

/** Where the customer is logged in, over HTTP. */
export const openSessions = (call: Call): Pick<Security['Service'], 'sessions' | 'endSession'> => ({
  sessions: () => call('/security/sessions', undefined, SecuritySessionsAnswer),
  endSession: (id, requestid) =>
    call('/security/endsession', { id: id ?? 'others', requestid }, LeftSessions).pipe(Effect.map(({ ids }) => ids)),
})
