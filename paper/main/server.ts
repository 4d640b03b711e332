import { randomUUID } from 'node:crypto'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { findSession } from '../areas/account/sessions.ts'
import { handlers } from './handlers.ts'
import { QUICK_READS, REPLICA_READS } from './reads.ts'
import { applyFaults } from './control/faults.ts'
import { serveControl } from './control/routes.ts'
import type { Broker } from '../platform/broker/call.ts'
import type { Operation } from '../platform/contract/operations.ts'
import { isOutside } from '../platform/database/connectionLost.ts'
import type { Replica } from '../platform/database/replica.ts'
import type { Db } from '../platform/database/transaction.ts'
import { readLastWrite } from '../areas/live/outbox.ts'
import { type Live, makeLive } from '../areas/live/live.ts'
import { serveLive } from '../areas/live/serve.ts'
import { serveProspectus } from '../areas/offers/prospectus/serve.ts'
import type { Siblings } from '../platform/processes/siblings.ts'
import { serveUploads } from '../areas/uploads/serve.ts'
import { serveContract } from '../platform/http/api.ts'
import { serveApp, serveDocs } from '../platform/http/appFiles.ts'
import { boundConnections } from '../platform/http/connections.ts'
import { allowOrigins } from '../platform/http/cors.ts'
import { type Readiness, refuseWhileUnready, serveHealth } from './health.ts'
import { CONNECTIONS, partOf, SERVER_LIMITS } from '../platform/http/limits.ts'
import { endConnectionsWhenClosing } from '../platform/http/orderlyEnd.ts'
import { addSecurityHeaders } from '../platform/http/securityHeaders.ts'
import { makeCursorSeal } from '../platform/paging/cursorSeal.ts'
import { countCalls } from '../platform/metrics/calls.ts'
import type { Metrics } from '../platform/metrics/metrics.ts'
import { traceCalls, traceInLog } from '../platform/tracing/spans.ts'
import type { HttpSettings } from '../platform/http/settings.ts'

/** Logs only what helps to find a fault: no headers (they contain the session), no body, no rows of the database. */
const serializers = {
  req: ({ id, method, url }: { id: string; method: string; url: string }) => ({ id, method, path: url.split('?')[0] }),
  err: (cause: Error & { code?: string }) => {
    const { code, message, name, stack = '' } = cause
    return { type: name, code, message, stack: isOutside(cause) ? '' : stack }
  },
}

interface Served {
  readonly settings: HttpSettings
  readonly readiness: Readiness
  readonly metrics: Metrics | undefined
  readonly siblings: Siblings
  readonly quick: Db
  readonly replica: Replica | undefined
}

/** The complete paper broker on one port, not listening yet. */
export const makeServer = async (
  { metrics, quick, readiness, replica, settings, siblings }: Served,
  makeBroker: (log: FastifyInstance['log']) => Broker,
): Promise<{ readonly app: FastifyInstance; readonly broker: Broker; readonly live: Live }> => {
  const app = fastify({
    logger: {
      level: settings.logLevel,
      serializers,
      ...(settings.isTraced && { mixin: traceInLog }),
      stream: process.stderr,
    },
    logController: new LogController({ disableRequestLogging: true }),
    ...SERVER_LIMITS,
    trustProxy: settings.trustProxy ?? false,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    return503OnClosing: true,
  })
  const broker = makeBroker(app.log)
  const isRefused = boundConnections(app.server, partOf(CONNECTIONS, settings.processes), settings.trustProxy)
  app.addHook('onRequest', (request, reply, done) => {
    // The request was answered before it was read.
    if (isRefused(request.socket)) {
      reply.hijack()
      return
    }
    void reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    request.log.debug({ req: request, status: reply.statusCode, milliseconds: reply.elapsedTime }, 'answered')
    done()
  })
  if (settings.isTraced) traceCalls(app, settings.trustProxy !== undefined)
  if (metrics !== undefined) countCalls(app, metrics)
  endConnectionsWhenClosing(app)
  await addSecurityHeaders(app, settings.appFolder)
  allowOrigins(app, settings.allowedOrigins)
  serveHealth(app, readiness)
  refuseWhileUnready(app, readiness)
  const faultsChanged = applyFaults(app, broker, siblings)
  if (settings.appFolder !== undefined) await serveApp(app, settings.appFolder)
  if (settings.docsFolder !== undefined) await serveDocs(app, settings.docsFolder)
  const cursors = makeCursorSeal(broker.push?.keys.privateKey ?? randomUUID())
  const replicaOf =
    replica && ((path: Operation) => (REPLICA_READS.has(path) ? { replica, lastWrite: readLastWrite } : undefined))
  const quickReads = { db: quick, operations: QUICK_READS }
  await serveContract(app, { broker, findSession, handlers, settings, cursors, quick: quickReads, replicaOf })
  serveUploads(app, broker, findSession)
  const live = makeLive(broker)
  serveLive(app, broker, live, findSession)
  serveProspectus(app, broker)
  const changed = {
    faults: (): void => {
      faultsChanged()
      // An open stream would not meet a new fault.
      live.cut()
    },
    // Streams of all processes notice another state alike: by its events.
    state: faultsChanged,
  }
  if (settings.control.isEnabled) serveControl(app, broker, settings, changed)
  app.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain').send('Not found'))
  await app.ready()
  return { app, broker, live }
}
