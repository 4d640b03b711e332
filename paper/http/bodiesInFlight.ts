import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Overloaded } from '../load/overloaded.ts'
import { makeShares, type ShareLimits } from '../load/shares.ts'
import { clientAddress, networkOf } from './clientAddress.ts'

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'

/** Bounds the bodies that are on their way, in all and for each address, over every scope that it is added to. */
export const makeBodyBound = (limits: ShareLimits): ((scope: FastifyInstance, longest: number) => void) => {
  const shares = makeShares(limits)
  return (scope, longest) => {
    scope.addHook('preParsing', (request, _reply, _payload, done) => {
      if (!hasBody(request)) return done()
      const release = shares.take(networkOf(clientAddress(request)))
      if (release === undefined) return done(new Overloaded())
      const tooLong = setTimeout(() => request.raw.destroy(), longest)
      const leave = (): void => {
        clearTimeout(tooLong)
        release()
      }
      request.raw.once('end', leave).once('close', leave)
      return done()
    })
  }
}
