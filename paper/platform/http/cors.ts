import type { FastifyInstance } from 'fastify'

const EXPOSED = 'date, retry-after, x-request-id, x-invalid-field'

/**
 * Lets pages of other origins call the API, so that the app can be served from another origin. The session is in a
 * header, never in a cookie, so an allowed origin gets nothing that the user did not type into it.
 */
export const allowOrigins = (app: FastifyInstance, origins: ReadonlyArray<string>): void => {
  if (origins.length === 0) return
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers
    if (origin === undefined || !request.url.startsWith('/api/vue')) return done()
    void reply.header('vary', 'origin')
    if (!origins.includes('*') && !origins.includes(origin)) return done()
    void reply.header('access-control-allow-origin', origin).header('access-control-expose-headers', EXPOSED)
    if (request.method !== 'OPTIONS') return done()
    void reply
      .header('access-control-allow-methods', 'GET, POST')
      .header('access-control-allow-headers', 'content-type, token, account, last-event-id')
      .header('access-control-max-age', '600')
      .code(204)
      .send()
  })
}
