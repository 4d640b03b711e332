import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import { randomUUID } from 'node:crypto'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { applyFaults } from '../control/faults.ts'
import { serveControl } from '../control/routes.ts'
import type { Broker } from '../contract/call.ts'
import { serveProspectus } from '../offers/prospectus/serve.ts'
import { serveUploads } from '../uploads/serve.ts'
import { serveContract } from './api.ts'
import { serveApp } from './appFiles.ts'
import { allowOrigins } from './cors.ts'
import { type Readiness, refuseWhileUnready, serveHealth } from './health.ts'
import { endConnectionsWhenClosing } from './orderlyEnd.ts'
import { addSecurityHeaders } from './securityHeaders.ts'
import type { HttpSettings } from './settings.ts'

const MEBIBYTE = 1024 * 1024

/** Only what helps to find a fault: no headers (the session is in them), no body, no rows of the database. */
const serializers = {
  req: ({ id, method, url }: { id: string; method: string; url: string }) => ({ id, method, path: url.split('?')[0] }),
  err: ({ code, message, name, stack = '' }: Error & { code?: string }) => ({ type: name, code, message, stack }),
}

/** The whole paper broker behind one port, not listening yet. */
export const makeServer = async (
  settings: HttpSettings,
  readiness: Readiness,
  makeBroker: (log: FastifyInstance['log']) => Broker,
): Promise<FastifyInstance> => {
  const app = fastify({
    logger: { level: settings.logLevel, serializers, stream: process.stderr },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy,
    genReqId: () => randomUUID(),
    bodyLimit: MEBIBYTE / 8,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
  }) as unknown as FastifyInstance
  const broker = makeBroker(app.log)
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    request.log.debug({ req: request, status: reply.statusCode, milliseconds: reply.elapsedTime }, 'answered')
    done()
  })
  endConnectionsWhenClosing(app)
  addSecurityHeaders(app)
  allowOrigins(app, settings.allowedOrigins)
  serveHealth(app, readiness)
  refuseWhileUnready(app, readiness)
  await app.register(formbody)
  await app.register(multipart, {
    // Whoever handles the file answers in the words of the contract.
    throwFileSizeLimit: false,
    limits: { fileSize: 10 * MEBIBYTE, files: 4, fields: 40, fieldSize: 64 * 1024, headerPairs: 40 },
  })
  const faultsChanged = applyFaults(app, broker)
  if (settings.appFolder !== undefined) await serveApp(app, settings.appFolder)
  serveContract(app, broker, settings)
  serveUploads(app, broker)
  serveProspectus(app, broker)
  serveControl(app, broker, faultsChanged)
  app.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain').send('Not found'))
  return app
}
