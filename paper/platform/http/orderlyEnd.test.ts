import { once } from 'node:events'
import { connect } from 'node:net'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { endConnectionsWhenClosing } from './orderlyEnd.ts'

/** A server that closes while a client has sent half of its request. */
const closingServer = async (longest: number) => {
  const app = fastify({ forceCloseConnections: 'idle' })
  endConnectionsWhenClosing(app, longest)
  app.post('/', () => Promise.resolve({}))
  const { port } = new URL(await app.listen({ port: 0 }))
  const begun = once(app.server, 'request')
  const client = connect(Number(port), '127.0.0.1')
  client.on('error', () => {})
  client.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{')
  await begun
  return { client, closing: app.close() }
}

it('lets a running request end, and asks its client to close the connection', async () => {
  const { client, closing } = await closingServer(60_000)
  client.write('}')
  const [answer] = (await once(client, 'data')) as [Buffer]
  expect(answer.toString()).toMatch(/^HTTP\/1.1 200 OK\r\n[^]*connection: close/i)
  await closing
})

it('cuts a request that takes too long to end', async () => {
  const { client, closing } = await closingServer(20)
  await Promise.all([closing, once(client, 'close')])
})
