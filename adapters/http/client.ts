import { Effect } from 'effect'
import createClient from 'openapi-fetch'
import { type Failure, Offline, Timeout } from '../../ports/failure.ts'
import type { Session } from '../../domain/account/session.ts'
import { keepLoaded } from './keepLoaded.ts'
import { type Plain, readPlain } from './plain.ts'
import { dataOf } from './reply.ts'
import type { Agrees, AnySchema, Answer, Body, PostPath } from './wire.ts'

/** How long an answer may take before the call fails with a time-out, in milliseconds. */
const ANSWER_TIME = 20_000
/** An upload on a slow network takes longer than any answer. */
export const UPLOAD_TIME = 120_000

export interface Connection {
  /** The API's base address, `/api/vue` on the same origin or a full URL. */
  readonly base: string
  readonly credentials: () => Session | null
  /** Passes the time of the server's clock to the clock adapter, in epoch milliseconds. */
  readonly learnTime: (serverTime: number) => void
  /** Receives the failure of each call; null where it succeeded. */
  readonly learnOutcome?: (path: string, failure: Failure | null) => void
  /** Fails without a request where the server is known to lack the call. */
  readonly refuse?: (path: string) => Effect.Effect<void, Failure>
  readonly fetch?: typeof fetch
}

type SchemaCall = <P extends PostPath, S extends AnySchema>(
  path: P,
  body: Body<P>,
  answer: S & Agrees<S, Answer<P>>,
) => Effect.Effect<S['Type'], Failure>

type PlainCall = <P extends PostPath, A>(
  path: P,
  body: Body<P>,
  answer: Plain<A> & Agrees<Plain<A>, Answer<P>>,
) => Effect.Effect<A, Failure>

/** One call of the contract: headers, form body, time-out, abort, envelope, decoding to the schema's type. */
export type Call = SchemaCall & {
  /** The same for an answer that the first screen waits for; see plain.ts. */
  readonly plain: PlainCall
}

// Adapters with a schema load the decoder; the start, which has none, does not download it.
const decoding = Effect.tryPromise({ try: keepLoaded(() => import('./decode.ts')), catch: () => new Offline() })

const formBody = (body: unknown): BodyInit => {
  if (body instanceof FormData) return body
  const entries = Object.entries(body ?? {}).filter(([, value]) => value !== undefined)
  return new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString()
}

const headersOf = (session: Session | null, upload: boolean): Record<string, string | null> => ({
  // A null header lets the browser write the multipart boundary itself.
  'content-type': upload ? null : 'application/x-www-form-urlencoded',
  ...(session ? { token: session.token, account: session.account } : {}),
})

/**
 * Every call as it looks on the wire: a form is sent and a text comes back. The forms of each path are checked by `Call`; one shape for
 * all paths lets openapi-fetch take whichever of them it is given.
 */
interface Exchange {
  readonly post: {
    readonly requestBody?: { readonly content: { readonly 'application/x-www-form-urlencoded': unknown } }
    readonly responses: { readonly 200: { readonly content: { readonly 'application/json': string } } }
  }
}

/** Connects to a backend of the contract. Every failure is one of `ports/failure.ts`. */
export const connect = (connection: Connection): Call => {
  const client = createClient<Record<PostPath, Exchange>>({
    baseUrl: connection.base,
    ...(connection.fetch ? { fetch: connection.fetch } : {}),
  })

  const send = (path: PostPath, body: unknown, session: Session | null, signal: AbortSignal) =>
    client.POST(path, {
      body,
      bodySerializer: formBody,
      headers: headersOf(session, body instanceof FormData),
      parseAs: 'text',
      signal,
    })

  const exchange = (path: PostPath, body: unknown) =>
    Effect.tryPromise({
      try: async (signal) => {
        const session = connection.credentials()
        const { data, error, response } = await send(path, body, session, signal)
        const { headers, status } = response
        const date = Date.parse(headers.get('date') ?? '')
        if (!Number.isNaN(date)) connection.learnTime(date)
        const retryAfter = Number(headers.get('retry-after')) || undefined
        return { status, body: data ?? error ?? '', token: session?.token, retryAfter }
      },
      catch: () => new Offline(),
    })

  const ask = (path: PostPath, body: unknown): Effect.Effect<unknown, Failure> => {
    const limit = body instanceof FormData ? UPLOAD_TIME : ANSWER_TIME
    return (connection.refuse?.(path) ?? Effect.void).pipe(
      Effect.andThen(exchange(path, body)),
      Effect.timeoutOrElse({ duration: limit, orElse: () => Effect.fail(new Timeout({ millis: limit })) }),
      Effect.flatMap((reply) => dataOf(path, reply)),
      Effect.tap(() => Effect.sync(() => connection.learnOutcome?.(path, null))),
      Effect.tapError((failure) => Effect.sync(() => connection.learnOutcome?.(path, failure))),
    )
  }

  const call: SchemaCall = (path, body, answer) =>
    Effect.flatMap(ask(path, body), (data) =>
      Effect.flatMap(decoding, ({ decode }) => decode<AnySchema>(path, data, answer)),
    )
  const plain: PlainCall = (path, body, answer) =>
    Effect.flatMap(ask(path, body), (data) => readPlain(path, data, answer))
  return Object.assign(call, { plain })
}
