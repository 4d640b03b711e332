import { Agent as HttpAgent, type IncomingMessage, request as httpRequest } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'

/** Far larger than any answer of the contract. */
const MOST_BYTES = 4 * 1024 * 1024

/** An idle connection is closed before servers usually close it, so that no call is written to one that just ended. */
const IDLE_MILLISECONDS = 4_000

// `fetch` costs more than twice the processor time, and a run makes thousands of calls.
const AGENTS = {
  http: new HttpAgent({ keepAlive: true, timeout: IDLE_MILLISECONDS }),
  https: new HttpsAgent({ keepAlive: true, timeout: IDLE_MILLISECONDS }),
}

const DECODERS: Readonly<Record<string, () => ReturnType<typeof createGunzip>>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

export interface Request {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array | string | undefined
}

export interface Response {
  readonly status: number
  /** By their name in small letters; one that came several times is joined by commas. */
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

/** Why there was no whole answer. */
export class NoAnswer extends Error {
  /** No server heard of the call: no connection came about. */
  readonly isUnreachable: boolean
  /** The server closed the idle connection on which the call was being sent: it never read the call. */
  readonly isStale: boolean

  constructor(why: string, { isUnreachable = false, isStale = false } = {}) {
    super(why)
    this.isUnreachable = isUnreachable
    this.isStale = isStale
  }
}

/** Codes with which a connection fails before any server heard of the call. */
const UNREACHABLE = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|.*CERT.*)$/

const headersOf = ({ headersDistinct }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(Object.entries(headersDistinct).map(([name, values = []]) => [name, values.join(', ')]))

/** The body without its encodings, the last of which was put on last. */
const decoded = (message: IncomingMessage, fail: (cause: Error) => void): Readable => {
  const encodings = (message.headers['content-encoding'] ?? '').toLowerCase().split(',')
  let body: Readable = message
  for (const name of encodings.toReversed()) {
    const decoder = DECODERS[name.trim()]?.()
    if (decoder !== undefined) body = body.on('error', fail).pipe(decoder)
  }
  return body
}

const attempt = (url: string, { method, headers, body }: Request, timeout: number): Promise<Response> =>
  new Promise((resolve, reject) => {
    const isSecure = url.startsWith('https:')
    const [open, agent] = isSecure ? [httpsRequest, AGENTS.https] : [httpRequest, AGENTS.http]
    const sent = open(url, { method, headers, agent })
    let isConnected = false
    let isAnswered = false
    const fail = (cause: Error & { readonly code?: string }): void => {
      clearTimeout(timer)
      const why = cause.code ?? cause.message
      const isStale = sent.reusedSocket && !isAnswered && /^(ECONNRESET|EPIPE)$/.test(why)
      reject(cause instanceof NoAnswer ? cause : new NoAnswer(why, { isUnreachable: UNREACHABLE.test(why), isStale }))
      sent.destroy()
    }
    const timer = setTimeout(
      () => fail(new NoAnswer(`no whole answer within ${timeout / 1000} s`, { isUnreachable: !isConnected })),
      timeout,
    )
    sent.on('response', (message) => {
      isAnswered = true
      const chunks: Array<Buffer> = []
      let length = 0
      decoded(message, fail)
        .on('data', (chunk: Buffer) => {
          length += chunk.length
          if (length > MOST_BYTES) fail(new NoAnswer(`a body of more than ${MOST_BYTES / 1024 / 1024} MiB`))
          else chunks.push(chunk)
        })
        .on('error', fail)
        .on('end', () => {
          clearTimeout(timer)
          const text = Buffer.concat(chunks).toString('utf8')
          resolve({ status: message.statusCode ?? 0, headers: headersOf(message), text })
        })
    })
    sent.on('error', fail)
    sent.on('socket', (socket) => {
      isConnected = !socket.connecting
      if (socket.connecting) socket.once('connect', () => (isConnected = true))
    })
    sent.end(body)
  })

/**
 * Makes one call, one try. A redirect is an answer, not something to follow. A connection that the server closed while it was
 * idle is no try: on a busy machine the call and the close cross each other, so the call is sent on a new connection.
 *
 * @param timeout milliseconds for the whole answer
 * @throws NoAnswer; TypeError where a header cannot be sent
 */
export const request = async (url: string, asked: Request, timeout: number): Promise<Response> => {
  try {
    return await attempt(url, asked, timeout)
  } catch (cause) {
    if (!(cause instanceof NoAnswer && cause.isStale)) throw cause
    return attempt(url, { ...asked, headers: { ...asked.headers, connection: 'close' } }, timeout)
  }
}
