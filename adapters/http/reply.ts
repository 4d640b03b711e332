import { Effect } from 'effect'
import { type Failure, Rejected, SessionExpired, Unavailable } from '../../ports/failure.ts'
import { readEnvelope } from './envelope.ts'

/** An answer over HTTP, not decoded yet, and the token of its call where that had one. */
export interface Reply {
  readonly status: number
  readonly body: unknown
  readonly token: string | undefined
  /** Seconds after which the call may come again, of the header `Retry-After`. */
  readonly retryAfter?: number | undefined
}

/** The `data` of a reply, not decoded yet, or the failure that the reply is. */
export const dataOf = (path: string, { body, retryAfter, status, token }: Reply): Effect.Effect<unknown, Failure> => {
  if (status === 503 || status === 404) return Effect.fail(new Unavailable({ status, retryAfter }))
  // Whatever its body says: something in front of the server may have refused the call.
  if (status === 429) return Effect.fail(new Rejected({ code: 'submitted-too-frequently', retryAfter }))
  return Effect.mapError(readEnvelope(path, status, body), (failure) => {
    if (status !== 401)
      return failure._tag === 'Rejected' && failure.code === 'submitted-too-frequently'
        ? new Rejected({ code: failure.code, retryAfter })
        : failure
    const { code, text } = failure._tag === 'Rejected' ? failure : { code: 'login-again' }
    return new SessionExpired({ code, token, ...(text !== undefined && { text }) })
  })
}
