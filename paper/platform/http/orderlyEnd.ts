import type { FastifyInstance } from 'fastify'

/**
 * Lets the server end as soon as its last running request is answered: from the moment it is closing, answers ask
 * clients to close their connections, which would otherwise stay open unused for over a minute.
 */
export const endConnectionsWhenClosing = (app: FastifyInstance): void => {
  let isClosing = false
  app.addHook('preClose', (done) => {
    isClosing = true
    done()
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) void reply.header('connection', 'close')
    done(null, payload)
  })
}
