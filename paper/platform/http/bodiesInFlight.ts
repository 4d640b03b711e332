import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Overloaded } from '../load/overloaded.ts'
import { makeShares, type ShareLimits } from '../load/shares.ts'
import { clientAddress } from './clientAddress.ts'
import { networkOf } from './network.ts'

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'

/**
 * Limits the request bodies in flight, in total and per address, over every scope to which it is added. Where all places are
 * taken, the longest-lasting body of the address that has the most is cut for one of another address.
 */
export const makeBodyBound = (limits: ShareLimits): ((scope: FastifyInstance, longest: number) => void) => {
  const shares = makeShares(limits)
  return (scope, longest) => {
    // From the beginning, so that it also ends a body that is still being sent after an early answer.
    scope.addHook('onRequest', (request, _reply, done) => {
      if (!hasBody(request)) return done()
      const tooLong = setTimeout(() => request.raw.destroy(), longest)
      const arrived = (): void => clearTimeout(tooLong)
      request.raw.once('end', arrived).once('close', arrived)
      return done()
    })
    scope.addHook('preParsing', (request, reply, _payload, done) => {
      if (!hasBody(request)) return done()
      // A client that has left while its session was read ends nothing any more, so nothing would release its place.
      if (request.raw.destroyed) return void reply.hijack()
      const release = shares.take(networkOf(clientAddress(request)), () => request.raw.destroy())
      if (release === undefined) return done(new Overloaded())
      request.raw.once('end', release).once('close', release)
      return done()
    })
  }
}
