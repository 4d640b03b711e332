import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const LOOPBACK_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i
/** A page in a browser sends the first two, a proxy the others: neither is a tester's tool on this machine. */
const FOREIGN = ['origin', 'sec-fetch-site', 'forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/**
 * Whether a request comes from a tool on this very machine. The peer's address alone does not prove it: a web page can
 * make a browser here send requests (also under a foreign name that resolves to us), and a proxy here hides the peer.
 */
export const isFromThisMachine = (request: FastifyRequest): boolean =>
  LOOPBACK.test(request.socket.remoteAddress ?? '') &&
  LOOPBACK_HOST.test(request.headers.host ?? '') &&
  FOREIGN.every((name) => request.headers[name] === undefined)

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Whether a request carries the required secret, if one is required. The comparison takes constant time. */
export const knowsSecret = ({ headers }: FastifyRequest, secret: string | undefined): boolean =>
  secret === undefined || timingSafeEqual(digest(String(headers['x-control-secret'] ?? '')), digest(secret))
