import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const LOOPBACK_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i
/** What a page in a browser sends. */
const BROWSER = ['origin', 'sec-fetch-site']
/** What a proxy sends. */
const PROXY = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

const hasNone = ({ headers }: FastifyRequest, names: ReadonlyArray<string>): boolean =>
  names.every((name) => headers[name] === undefined)

/**
 * Whether a request comes from this very machine. The peer's address alone does not prove it: a web page can make a
 * browser here send requests under a foreign name that resolves to us, and a proxy here hides the peer.
 */
export const isFromThisMachine = (request: FastifyRequest): boolean =>
  LOOPBACK.test(request.socket.remoteAddress ?? '') &&
  LOOPBACK_HOST.test(request.headers.host ?? '') &&
  hasNone(request, PROXY)

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
/** Comparison in constant time. */
const isSame = (one: string | ReadonlyArray<string> | undefined, other: string): boolean =>
  timingSafeEqual(digest(typeof one === 'string' ? one : ''), digest(other))

/** A tool, which is no page of a browser, or the testers' console: a page of our own that knows this process's key. */
export const isToolOrConsole = (request: FastifyRequest, consoleKey: string): boolean => {
  if (hasNone(request, BROWSER)) return true
  const { headers } = request
  const isOwn = headers['origin'] === undefined || headers['origin'] === `http://${headers.host}`
  return isOwn && headers['sec-fetch-site'] === 'same-origin' && isSame(headers['x-console-key'], consoleKey)
}

/** A page that a person opened in this browser: no page of another origin, and no script, is given the console's key. */
export const isOpenedByPerson = ({ headers }: FastifyRequest): boolean =>
  headers['origin'] === undefined &&
  [undefined, 'none', 'same-origin'].includes(headers['sec-fetch-site']?.toString()) &&
  [undefined, 'document'].includes(headers['sec-fetch-dest']?.toString())

/** Whether a request carries the required secret, if one is required. */
export const knowsSecret = ({ headers }: FastifyRequest, secret: string | undefined): boolean =>
  secret === undefined || isSame(headers['x-control-secret'], secret)
