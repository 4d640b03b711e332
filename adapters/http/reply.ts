import { Effect } from 'effect'
import { type Failure, SessionExpired, Unavailable } from '../../ports/failure.ts'
import { readEnvelope } from './envelope.ts'

/** An answer over HTTP, not decoded yet. */
export interface Reply {
  readonly status: number
  readonly body: unknown
}

/** The `data` of a reply, not decoded yet, or the failure that the reply is. */
export const dataOf = (path: string, reply: Reply): Effect.Effect<unknown, Failure> => {
  if (reply.status === 503 || reply.status === 404) return Effect.fail(new Unavailable({ status: reply.status }))
  const envelope = readEnvelope(path, reply.status, reply.body)
  if (reply.status !== 401) return envelope
  return Effect.matchEffect(envelope, {
    onFailure: (told) =>
      Effect.fail(new SessionExpired({ code: told._tag === 'Rejected' ? told.code : 'login-again' })),
    onSuccess: () => Effect.fail(new SessionExpired({ code: 'login-again' })),
  })
}
