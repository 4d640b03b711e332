import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { RETRY_AFTER } from '../load/overloaded.ts'
import { makeShares, type ShareLimits } from '../load/shares.ts'
import { SECOND } from '../clock/instant.ts'
import { plainAddress, type TrustProxy } from './clientAddress.ts'
import { networkOf } from './network.ts'

const REFUSAL = [
  'HTTP/1.1 503 Service Unavailable',
  `Retry-After: ${RETRY_AFTER}`,
  'Connection: close',
  'Content-Length: 0',
  '',
  '',
].join('\r\n')

/**
 * How many connections beyond the served ones get a refusal with Retry-After. Further connections are closed without an
 * answer.
 */
const REFUSED_AT_ONCE = 500

/**
 * Requests of one connection that wait for their answers. Browsers and proxies send the next one after the answer; without a limit one
 * packet brings hundreds, which all have their turn before the next client, and whose answers nobody may read.
 */
const AHEAD = 50

/**
 * Limits the connections, in total and for each address, and refuses further ones with Retry-After; where all are taken, the oldest
 * one of the address that has the most is cut for one of another address. Cuts one that sends many
 * requests ahead. Returns a predicate for both: a request on such a connection must not be served. A trusted proxy carries the connections of all clients,
 * so it has no share.
 */
export const boundConnections = (
  server: Server,
  limits: ShareLimits,
  trustProxy: TrustProxy | undefined,
): ((socket: Socket) => boolean) => {
  const shares = makeShares(limits)
  const refused = new WeakSet<Socket>()
  server.maxConnections = limits.total + REFUSED_AT_ONCE
  // Ahead of Node's own listener, so that the refusal is the first thing that is written.
  server.prependListener('connection', (socket: Socket) => {
    const address = plainAddress(socket.remoteAddress ?? '') ?? ''
    const release = shares.take(trustProxy?.(address, 0) ? undefined : networkOf(address), () => socket.destroy())
    if (release) {
      socket.once('close', release)
      return
    }
    refused.add(socket)
    socket.end(REFUSAL)
    // What the client still sends is read meanwhile: if the connection were closed immediately, the client would not
    // see the refusal.
    const leave = setTimeout(() => socket.destroy(), SECOND)
    socket.once('close', () => clearTimeout(leave))
  })
  const waiting = new WeakMap<Socket, number>()
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const count = (waiting.get(socket) ?? 0) + 1
    waiting.set(socket, count)
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1))
    if (count <= AHEAD || refused.has(socket)) return
    refused.add(socket)
    socket.destroy()
  })
  return (socket) => refused.has(socket)
}
