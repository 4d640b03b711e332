import { Agent as HttpAgent, type RequestOptions, request as requestHttp } from 'node:http'
import { Agent, request as requestHttps } from 'node:https'
import { text } from 'node:stream/consumers'
import { SECOND } from '../../platform/clock/instant.ts'
import { NotPublic, publicLookup } from '../../platform/http/publicAddress.ts'

/** How long a push service may take for its answer. */
const PATIENCE = 10 * SECOND

/** A request to a push service. */
export interface PushRequest {
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string | number>>
  readonly body: Buffer
}

/** The outcome of it: an answer, or why there is none. `unsent`: the service cannot have received any part of it. */
export type PushOutcome =
  | {
      readonly is: 'answered'
      readonly status: number
      readonly retryAfter: string | undefined
      /** The text of the answer, where it was asked for. */
      readonly body?: string
    }
  | { readonly is: 'unsent' }
  | { readonly is: 'unknown' }
  | { readonly is: 'refused' }

const agents = {
  public: new Agent({ keepAlive: true, lookup: publicLookup }),
  private: new Agent({ keepAlive: true }),
  plain: new HttpAgent({ keepAlive: true }),
}

const agentFor = (isPlain: boolean, allowsPrivate: boolean) => {
  if (isPlain) return agents.plain
  return allowsPrivate ? agents.private : agents.public
}

interface PostOptions {
  /** Whether a host that is not public may be called; otherwise it is refused when its name is looked up. */
  readonly allowsPrivate: boolean
  /** How long an answer may take, in milliseconds. */
  readonly patience?: number
  /** Whether the body of the answer is read. Only from a host that the operator trusts. */
  readonly reads?: boolean
}

/** Sends a request once, and follows no redirect. */
export const postOnce = (
  { body, endpoint, headers }: PushRequest,
  { allowsPrivate, patience = PATIENCE, reads = false }: PostOptions,
): Promise<PushOutcome> =>
  new Promise((resolve) => {
    const url = new URL(endpoint)
    const isPlain = url.protocol === 'http:'
    const options: RequestOptions = {
      method: 'POST',
      headers,
      agent: agentFor(isPlain, allowsPrivate),
      signal: AbortSignal.timeout(patience),
    }
    let isSent = false
    const request = (isPlain ? requestHttp : requestHttps)(url, options, (response) => {
      const { headers: answered, statusCode = 0 } = response
      const outcome = { is: 'answered', status: statusCode, retryAfter: answered['retry-after'] } as const
      if (reads) {
        // An answer that breaks off has only its status, which is enough.
        text(response).then(
          (whole) => resolve({ ...outcome, body: whole }),
          () => resolve(outcome),
        )
        return
      }
      resolve(outcome)
      response.resume()
      response.on('error', () => undefined)
    })
    request.on('socket', (socket) => {
      const connected = (): void => void (isSent = true)
      if (socket.connecting) socket.once(isPlain ? 'connect' : 'secureConnect', connected)
      else connected()
    })
    request.on('error', (cause) => {
      if (cause instanceof NotPublic) resolve({ is: 'refused' })
      else resolve({ is: isSent ? 'unknown' : 'unsent' })
    })
    request.end(body)
  })
