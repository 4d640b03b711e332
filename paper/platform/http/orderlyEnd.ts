import type { FastifyInstance } from 'fastify'
import { SECOND } from '../clock/instant.ts'

/** How long running requests may take to end once the server is closing: less than supervisors wait before they kill. */
const LONGEST_END = 10 * SECOND

/**
 * Lets the server end as soon as its last running request is answered: from the moment it is closing, answers ask
 * clients to close their connections, which would otherwise stay open unused for over a minute. After `longest`
 * milliseconds the connections are cut: a client that sends its upload slowly does not keep a server alive.
 */
export const endConnectionsWhenClosing = (app: FastifyInstance, longest = LONGEST_END): void => {
  let late: NodeJS.Timeout | undefined
  app.addHook('preClose', (done) => {
    late = setTimeout(() => app.server.closeAllConnections(), longest)
    done()
  })
  app.addHook('onClose', (_app, done) => {
    clearTimeout(late)
    done()
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (late !== undefined) void reply.header('connection', 'close')
    done(null, payload)
  })
}
