import { existsSync } from 'node:fs'
import { Agent, type IncomingMessage, request, type ServerResponse } from 'node:http'
import fastifyStatic from '@fastify/static'
import fastify, { type FastifyInstance } from 'fastify'

/** Thrown if the app should be served but was not built. */
export class NotBuilt extends Error {
  override readonly message = 'The app is not built yet: npm run build, or serve the API alone with --api-only'
}

const forward = (port: number, agent: Agent) => (incoming: IncomingMessage, outgoing: ServerResponse) => {
  const { method, url, headers } = incoming
  const inner = request({ host: '127.0.0.1', port, agent, method, path: url, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  inner.on('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()))
  outgoing.on('close', () => inner.destroy())
  incoming.pipe(inner)
}

/**
 * The public server of the mock: the contract's calls go to Prism, everything else is the built app.
 *
 * @param prismPort where Prism listens, on loopback
 * @param app folder of the built app, or null to serve the calls alone
 * @throws NotBuilt if that folder contains no app
 */
export const front = (prismPort: number, app: string | null): FastifyInstance => {
  if (app !== null && !existsSync(`${app}/index.html`)) throw new NotBuilt()
  const server = fastify({ forceCloseConnections: true })
  const agent = new Agent({ keepAlive: true })
  const toPrism = forward(prismPort, agent)
  // Bodies pass through unchanged: Prism parses them.
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('*', (_request, _body, done) => done(null))
  server.all('/api/vue/*', (incoming, reply) => {
    reply.hijack()
    toPrism(incoming.raw, reply.raw)
  })
  if (app !== null) server.register(fastifyStatic, { root: app })
  server.addHook('onClose', () => agent.destroy())
  return server
}
