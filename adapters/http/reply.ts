import { Effect } from 'effect'
import { type Failure, SessionExpired, Unavailable } from '../../ports/failure.ts'
import { readEnvelope } from './envelope.ts'

/** An answer over HTTP, not decoded yet, and the token of its call where that had one. */
export interface Reply {
  readonly status: number
  readonly body: unknown
  readonly token: string | undefined
}

/** The `data` of a reply, not decoded yet, or the failure that the reply is. */
export const dataOf = (path: string, { body, status, token }: Reply): Effect.Effect<unknown, Failure> => {
  if (status === 503 || status === 404) return Effect.fail(new Unavailable({ status }))
  const envelope = readEnvelope(path, status, body)
  if (status !== 401) return envelope
  const unsaid = new SessionExpired({ code: 'login-again', token })
  return Effect.matchEffect(envelope, {
    onFailure: (failure) => {
      if (failure._tag !== 'Rejected') return Effect.fail(unsaid)
      const { code, text } = failure
      return Effect.fail(new SessionExpired({ code, token, ...(text !== undefined && { text }) }))
    },
    onSuccess: () => Effect.fail(unsaid),
  })
}
