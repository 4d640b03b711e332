import type { FastifyInstance } from 'fastify'
import type { Broker } from '../../platform/broker/call.ts'
import { serveControlCalls } from '../../platform/control/serve.ts'
import type { HttpSettings } from '../../platform/http/settings.ts'
import { isFromThisMachine, knowsSecret } from './guard.ts'
import { controlHandlers } from './handlers.ts'

/**
 * The control API for testers and tests, at `/control` on the same port, as `openapi/control` describes it. Never part
 * of the contract and only for tools on this machine.
 */
export const serveControl = (
  app: FastifyInstance,
  broker: Broker,
  { control, validateResponses }: Pick<HttpSettings, 'control' | 'validateResponses'>,
  faultsChanged: () => void,
): void => {
  void app.register(
    (scope, _options, done) => {
      // JSON only, and only with its content type: a request that a form of a web page can send has no effect.
      scope.removeContentTypeParser('text/plain')
      scope.addHook('onRequest', async (request, reply) => {
        if (!isFromThisMachine(request))
          return reply.code(403).send({ error: 'the control API answers only to tools on this machine' })
        if (!knowsSecret(request, control.secret))
          return reply.code(403).send({ error: 'the control API requires its secret in the header x-control-secret' })
        if (request.method === 'POST' && request.mediaType !== 'application/json')
          return reply.code(415).send({ error: 'the control API takes application/json' })
        return undefined
      })
      serveControlCalls(scope, broker, controlHandlers(faultsChanged), validateResponses)
      done()
    },
    { prefix: '/control' },
  )
}
