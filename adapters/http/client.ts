import { Effect } from 'effect'
import { type Failure, Offline, Timeout } from '../../ports/failure.ts'
import type { Session } from '../../domain/session/session.ts'
import { readReply } from './reply.ts'
import type { Agrees, AnySchema, Answer, Body, PostPath } from './wire.ts'

/** How long an answer may take before the customer is told, in milliseconds. */
const ANSWER_TIME = 20_000
/** An upload on a slow network takes longer than any answer. */
export const UPLOAD_TIME = 120_000

export interface Connection {
  /** The API's base address, `/api/vue` on the same origin or a full URL. */
  readonly base: string
  readonly credentials: () => Session | null
  /** Tells the clock adapter what the server's clock showed, in epoch milliseconds. */
  readonly learnTime: (serverTime: number) => void
  readonly fetch?: typeof fetch
}

/** One call of the contract: headers, form body, time-out, abort, envelope, decoding to the schema's type. */
export type Call = <P extends PostPath, S extends AnySchema>(
  path: P,
  body: Body<P>,
  answer: S & Agrees<S, Answer<P>>,
) => Effect.Effect<S['Type'], Failure>

const formBody = (body: unknown): BodyInit => {
  if (body instanceof FormData) return body
  const entries = Object.entries((body ?? {}) as Record<string, unknown>).filter(([, value]) => value !== undefined)
  return new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString()
}

const headersOf = (session: Session | null, upload: boolean): Record<string, string> => ({
  // The browser writes the multipart boundary itself.
  ...(!upload && { 'content-type': 'application/x-www-form-urlencoded' }),
  ...(session && { token: session.token, account: session.account }),
})

/** Connects to a backend of the contract. Every failure comes out as one of `ports/failure.ts`. */
export const connect = ({ base, credentials, learnTime, fetch: send = fetch }: Connection): Call => {
  const exchange = (path: PostPath, body: unknown) =>
    Effect.tryPromise({
      try: async (signal) => {
        const headers = headersOf(credentials(), body instanceof FormData)
        const response = await send(base + path, { method: 'POST', headers, body: formBody(body), signal })
        const text = await response.text()
        const date = Date.parse(response.headers.get('date') ?? '')
        if (!Number.isNaN(date)) learnTime(date)
        return { status: response.status, body: text }
      },
      catch: () => new Offline(),
    })

  return (path, body, answer) => {
    const limit = body instanceof FormData ? UPLOAD_TIME : ANSWER_TIME
    return exchange(path, body).pipe(
      Effect.timeoutOrElse({ duration: limit, orElse: () => Effect.fail(new Timeout({ millis: limit })) }),
      Effect.flatMap((reply) => readReply(path, reply, answer)),
    )
  }
}
