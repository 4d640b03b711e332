import type { FastifyInstance } from 'fastify'
import { failure } from '../platform/http/envelope.ts'

/** Whether the broker can do its work at the moment. */
export interface Readiness {
  /** The reason why it cannot: the database is unavailable. */
  trouble: string | undefined
}

const RETRY_AFTER = '1'

/**
 * Health checks for operators: `/health/live`, whether the process must not be restarted, and `/health/ready`, whether
 * calls may be sent to it. Only the log has the reason: it may name machines.
 */
export const serveHealth = (app: FastifyInstance, readiness: Readiness): void => {
  app.get('/health/live', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ live: true, process: process.pid }),
  )
  app.get('/health/ready', (_request, reply) => {
    void reply.header('cache-control', 'no-store')
    if (readiness.trouble === undefined) return reply.send({ ready: true })
    return reply.code(503).header('retry-after', RETRY_AFTER).send({ ready: false, why: 'database' })
  })
}

/** Refuses calls immediately while there is no database, instead of letting each wait for it. The app itself is still served. */
export const refuseWhileUnready = (app: FastifyInstance, readiness: Readiness): void => {
  app.addHook('onRequest', (request, reply, done) => {
    if (readiness.trouble === undefined) return done()
    void reply.header('cache-control', 'no-store').header('retry-after', RETRY_AFTER)
    if (request.url.startsWith('/api/vue/') && request.method === 'POST') return void reply.send(failure('system-busy'))
    if (request.url.startsWith('/control/')) return void reply.code(503).send({ error: 'the database cannot be used' })
    return done()
  })
}
