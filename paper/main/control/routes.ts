import type { FastifyInstance } from 'fastify'
import type { Broker } from '../../platform/broker/call.ts'
import { serveControlCalls } from '../../platform/control/serve.ts'
import type { HttpSettings } from '../../platform/http/settings.ts'
import { serveConsole } from './console.ts'
import { isFromThisMachine, isToolOrConsole, knowsSecret } from './guard.ts'
import { type Changed, controlHandlers } from './handlers.ts'

/**
 * The control API for testers and tests, at `/control` on the same port, as `openapi/control` describes it. Never part
 * of the contract and only for tools on this machine, among them the testers' console at `/paper`.
 */
export const serveControl = (
  app: FastifyInstance,
  broker: Broker,
  { consoleFolder, consoleKey, control, validateResponses }: HttpSettings,
  changed: Changed,
): void => {
  if (consoleFolder !== undefined) serveConsole(app, consoleFolder, consoleKey)
  void app.register(
    (scope, _options, done) => {
      // JSON only, and only with its content type: a request that a form of a web page can send has no effect.
      scope.removeContentTypeParser(['text/plain', 'application/json'])
      const parse = scope.getDefaultJsonParser('error', 'error')
      scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, parsed) =>
        // Many calls take no body.
        text.length === 0 ? parsed(null, undefined) : parse(request, text.toString(), parsed),
      )
      scope.addHook('onRequest', async (request, reply) => {
        if (!isFromThisMachine(request) || !isToolOrConsole(request, consoleKey))
          return reply.code(403).send({ error: 'the control API answers only to tools on this machine' })
        if (!knowsSecret(request, control.secret))
          return reply.code(403).send({ error: 'the control API requires its secret in the header x-control-secret' })
        if (request.method === 'POST' && request.mediaType !== 'application/json')
          return reply.code(415).send({ error: 'the control API takes application/json' })
        return undefined
      })
      serveControlCalls(scope, broker, controlHandlers(changed), validateResponses)
      done()
    },
    { prefix: '/control' },
  )
}
