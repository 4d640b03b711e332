import type { FastifyInstance } from 'fastify'
import type { Broker } from '../../platform/broker/call.ts'
import { blockRoutes } from '../../areas/block/controlRoutes.ts'
import { activityRoutes } from '../../areas/rewards/controlRoutes.ts'
import { dividendRoutes } from '../../areas/dividends/controlRoutes.ts'
import { lendingRoutes } from '../../areas/lending/controlRoutes.ts'
import { identityRoutes } from './identityRoutes.ts'
import { reviewRoutes } from './reviewRoutes.ts'
import { dayTradeRoutes } from '../../areas/daytrade/controlRoutes.ts'
import { followRoutes } from '../../areas/copytrading/controlRoutes.ts'
import { jobRoutes } from '../../platform/jobs/controlRoutes.ts'
import { complaintRoutes } from '../../areas/messages/controlRoutes.ts'
import { offerRoutes } from '../../areas/offers/controlRoutes.ts'
import { tradingRoutes } from '../../areas/orders/controlRoutes.ts'
import { works } from '../works.ts'
import { clockRoutes } from './clockRoutes.ts'
import { customerRoutes } from './customerRoutes.ts'
import { faultRoutes } from './faultRoutes.ts'
import type { ControlSettings } from '../../platform/http/settings.ts'
import { isFromThisMachine, knowsSecret } from './guard.ts'

/**
 * The control API for testers and tests, at `/control` on the same port, JSON in and out. Never part of the contract
 * and only for tools on this machine. An area with something to control exports a function like those below.
 */
export const serveControl = (
  app: FastifyInstance,
  broker: Broker,
  { secret }: ControlSettings,
  faultsChanged: () => void,
): void => {
  void app.register(
    (scope, _options, done) => {
      // JSON only, and only with its content type: a request that a form of a web page can send has no effect.
      scope.removeContentTypeParser('text/plain')
      scope.addHook('onRequest', async (request, reply) => {
        if (!isFromThisMachine(request))
          return reply.code(403).send({ error: 'the control API answers only to tools on this machine' })
        if (!knowsSecret(request, secret))
          return reply.code(403).send({ error: 'the control API requires its secret in the header x-control-secret' })
        if (request.method === 'POST' && request.mediaType !== 'application/json')
          return reply.code(415).send({ error: 'the control API takes application/json' })
        return undefined
      })
      clockRoutes(scope, broker)
      customerRoutes(scope, broker)
      faultRoutes(scope, broker, faultsChanged)
      dayTradeRoutes(scope, broker)
      followRoutes(scope, broker)
      jobRoutes(scope, broker, works)
      reviewRoutes(scope, broker)
      identityRoutes(scope, broker)
      complaintRoutes(scope, broker)
      tradingRoutes(scope, broker)
      blockRoutes(scope, broker)
      offerRoutes(scope, broker)
      activityRoutes(scope, broker)
      dividendRoutes(scope, broker)
      lendingRoutes(scope, broker)
      done()
    },
    { prefix: '/control' },
  )
}
