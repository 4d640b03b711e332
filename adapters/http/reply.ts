import { Effect, Schema } from 'effect'
import { ContractBroken, type Failure, SessionExpired, Unavailable } from '../../ports/failure.ts'
import { readEnvelope } from './envelope.ts'
import { type AnySchema, whereItBroke } from './wire.ts'

/** What came back over HTTP, before anybody has read it. */
export interface Reply {
  readonly status: number
  readonly body: unknown
}

const readStatus = (path: string, reply: Reply): Effect.Effect<unknown, Failure> => {
  if (reply.status === 503 || reply.status === 404) return Effect.fail(new Unavailable({ status: reply.status }))
  const envelope = readEnvelope(path, reply.status, reply.body)
  if (reply.status !== 401) return envelope
  return Effect.matchEffect(envelope, {
    onFailure: (told) =>
      Effect.fail(new SessionExpired({ code: told._tag === 'Rejected' ? told.code : 'login-again' })),
    onSuccess: () => Effect.fail(new SessionExpired({ code: 'login-again' })),
  })
}

/** The `data` of a reply as the schema's type, or the failure that it is. */
export const readReply = <S extends AnySchema>(
  path: string,
  reply: Reply,
  answer: S,
): Effect.Effect<S['Type'], Failure> =>
  Effect.flatMap(readStatus(path, reply), (data) =>
    Schema.decodeUnknownEffect(answer as Schema.Codec<unknown, unknown>)(data).pipe(
      Effect.mapError((error) => new ContractBroken({ call: path, ...whereItBroke(error) })),
    ),
  )
