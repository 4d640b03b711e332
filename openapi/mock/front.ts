import { existsSync } from 'node:fs'
import { Agent, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import fastifyStatic from '@fastify/static'
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { nodeOf } from '../tools/node.ts'
import { answersByForm } from './byForm.ts'

/** Thrown if the app should be served but was not built. */
export class NotBuilt extends Error {
  override readonly message = 'The app is not built yet: npm run build, or serve the API alone with --api-only'
}

/** A call whose body was read, with the data of the answer that its form asks for. */
interface ReadCall {
  readonly body: Buffer
  readonly data: unknown
}

/** Longer than any form that names one thing. */
const LONGEST_FORM = 65_536

const bodyOf = async (incoming: IncomingMessage): Promise<Buffer> => {
  const pieces: Buffer[] = []
  for await (const piece of incoming) pieces.push(Buffer.from(piece))
  return Buffer.concat(pieces)
}

/** Passes a call on; with the body where it was read before, and with its own data where Prism finds no fault with it. */
const forward =
  (agent: Agent) => (port: number, incoming: IncomingMessage, outgoing: ServerResponse, read?: ReadCall) => {
    const { headers, method, url } = incoming
    const inner = request({ host: '127.0.0.1', port, agent, method, path: url, headers }, (answer) => {
      if (read?.data === undefined || answer.statusCode !== 200) {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
        return
      }
      // Prism's example has the message of the call.
      const answered = async () => {
        const own = Buffer.from(
          JSON.stringify({ ...nodeOf(JSON.parse((await bodyOf(answer)).toString())), data: read.data }),
        )
        const { 'transfer-encoding': _, ...kept } = answer.headers
        outgoing.writeHead(200, { ...kept, 'content-length': own.length }).end(own)
      }
      answered().catch(() => outgoing.destroy())
    })
    inner.on('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()))
    outgoing.on('close', () => inner.destroy())
    if (read === undefined) incoming.pipe(inner)
    else inner.end(read.body)
  }

/** What a header `Prefer` asks for by name: `delay=5`, `code=503`. */
const preferred = (request: FastifyRequest, name: string): string | undefined =>
  new RegExp(`(?:^|[,;\\s])${name}=(\\d{1,3})`).exec([request.headers['prefer']].flat().join(','))?.[1]

/** Seconds after which a busy server may be called again, and the longest time that an answer can be asked to take. */
const [WAIT, LONGEST] = [5, 60]

/** A picture for whatever address of a picture the examples name: nothing was uploaded to a mock. */
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200"><rect width="320" height="200" fill="#8aa"/></svg>'

/**
 * The public server of the mock: the contract's calls go to Prism, everything else is the built app.
 *
 * @param prismPort where Prism will listen, on loopback; a call waits for it
 * @param app folder of the built app, or null to serve the calls alone
 * @throws NotBuilt if that folder contains no app
 */
export const front = (prismPort: Promise<number>, app: string | null): FastifyInstance => {
  if (app !== null && !existsSync(`${app}/index.html`)) throw new NotBuilt()
  const server = fastify({ forceCloseConnections: true })
  const agent = new Agent({ keepAlive: true })
  const toPrism = forward(agent)
  const byForm = answersByForm()
  // Bodies pass through unchanged: Prism parses them.
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('*', (_request, _body, done) => done(null))
  server.route({
    method: ['GET', 'POST'],
    url: '/api/vue/upload/file/*',
    handler: (_request, reply) => reply.type('image/svg+xml').send(PICTURE),
  })
  server.get('/prospectus/*', (_request, reply) => reply.type('text/plain; charset=utf-8').send('A prospectus.\n'))
  server.all('/api/vue/*', async (incoming, reply) => {
    await setTimeout(Math.min(Number(preferred(incoming, 'delay') ?? 0), LONGEST) * 1000)
    // Prism can only answer what the contract lists for a call; a busy server may be met at each.
    if (preferred(incoming, 'code') === '503')
      return reply.code(503).header('retry-after', WAIT).type('text/plain').send('No room for now\n')
    reply.hijack()
    const port = await prismPort
    const answerOf = byForm.get(incoming.url.slice('/api/vue'.length).split('?')[0] ?? '')
    const isChosen = incoming.headers['prefer'] !== undefined || answerOf === undefined
    if (isChosen || !(Number(incoming.headers['content-length']) <= LONGEST_FORM))
      return toPrism(port, incoming.raw, reply.raw)
    const body = await bodyOf(incoming.raw)
    return toPrism(port, incoming.raw, reply.raw, { body, data: answerOf(new URLSearchParams(body.toString())) })
  })
  if (app !== null) server.register(fastifyStatic, { root: app })
  server.addHook('onClose', () => agent.destroy())
  return server
}
