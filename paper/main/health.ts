import type { FastifyInstance } from 'fastify'
import { failure } from '../platform/http/envelope.ts'

/** Whether the broker can do its work at the moment. */
export interface Readiness {
  /** What keeps it from that: the database cannot be used. */
  trouble: string | undefined
}

const RETRY_AFTER = '1'

/**
 * What those who run the broker ask: `/health/live`, whether the process is to be left alone, and `/health/ready`, whether
 * calls are to be sent to it. The reason is only in the log: it may name machines.
 */
export const serveHealth = (app: FastifyInstance, readiness: Readiness): void => {
  app.get('/health/live', (_request, reply) => reply.header('cache-control', 'no-store').send({ live: true }))
  app.get('/health/ready', (_request, reply) => {
    void reply.header('cache-control', 'no-store')
    if (readiness.trouble === undefined) return reply.send({ ready: true })
    return reply.code(503).header('retry-after', RETRY_AFTER).send({ ready: false, why: 'database' })
  })
}

/** Refuses calls immediately while there is no database, instead of letting each wait for it. The app itself is still served. */
export const refuseWhileUnready = (app: FastifyInstance, readiness: Readiness): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (readiness.trouble === undefined) return undefined
    void reply.header('cache-control', 'no-store').header('retry-after', RETRY_AFTER)
    if (request.url.startsWith('/api/vue/') && request.method === 'POST') return reply.send(failure('system-busy'))
    return request.url.startsWith('/control/')
      ? reply.code(503).send({ error: 'the database cannot be used' })
      : undefined
  })
}
