import { Agent as HttpAgent, type RequestOptions, request as requestHttp } from 'node:http'
import { Agent, request as requestHttps } from 'node:https'
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

/** The outcome of it: an answer, or why there is none. `unsent`: nothing of it can have reached the service. */
export type PushOutcome =
  | { readonly is: 'answered'; readonly status: number; readonly retryAfter: string | undefined }
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

/**
 * Sends a request once, follows no redirect and reads no body of the answer. A host that is not public is refused when
 * its name is looked up, unless `allowsPrivate`.
 */
export const postOnce = (
  { body, endpoint, headers }: PushRequest,
  allowsPrivate: boolean,
  patience = PATIENCE,
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
      resolve({ is: 'answered', status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] })
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
