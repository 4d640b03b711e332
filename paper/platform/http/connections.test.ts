import fastify from 'fastify'
import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { PassThrough } from 'node:stream'
import { afterEach, expect, it } from 'vitest'
import type { ShareLimits } from '../load/shares.ts'
import { boundConnections } from './connections.ts'
import { SERVER_LIMITS } from './limits.ts'
import { parseTrustProxy, type TrustProxy } from './clientAddress.ts'

let server: Server
afterEach(() => server.close().closeAllConnections())

const serve = async (limits: ShareLimits, trustProxy?: TrustProxy): Promise<number> => {
  server = createServer(({ url }, response) => void (url === '/' && response.end('served')))
  boundConnections(server, limits, trustProxy)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

const ask = (port: number): Promise<{ readonly socket: Socket; readonly said: string }> =>
  new Promise((done) => {
    const socket: Socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: paper\r\n\r\n'))
    socket.on('error', () => {}).once('data', (data) => done({ socket, said: String(data) }))
  })

it('refuses a connection above an address’s share with Retry-After, and serves the next one when a place is free', async () => {
  const port = await serve({ total: 10, each: 1 })
  const { said, socket } = await ask(port)
  expect(said).toMatch(/^HTTP\/1.1 200 /)
  const refused = (await ask(port)).said
  expect(refused).toMatch(/^HTTP\/1.1 503 /)
  expect(refused).toContain('Retry-After: 5')
  socket.destroy()
  await expect.poll(async () => (await ask(port)).said.slice(9, 12)).toBe('200')
})

it('does not limit a trusted proxy, which carries the connections of all clients', async () => {
  const trust = parseTrustProxy('127.0.0.1')
  const port = await serve({ total: 2, each: 1 }, trust === 'invalid' ? undefined : trust)
  const codes = [await ask(port), await ask(port), await ask(port)].map(({ said }) => said.slice(9, 12))
  expect(codes).toEqual(['200', '200', '503'])
})

it('cuts the oldest connection of the address with the most for another address, where all are taken', () => {
  server = createServer()
  boundConnections(server, { total: 2, each: 2 }, undefined)
  const from = (remoteAddress: string) => {
    const socket = Object.assign(new PassThrough(), { remoteAddress })
    server.emit('connection', socket)
    return socket
  }
  const [first, second] = [from('198.51.100.7'), from('198.51.100.7')]
  const other = from('203.0.113.9')
  expect([first, second, other].map(({ destroyed }) => destroyed)).toEqual([true, false, false])
  expect(other.read()).toBeNull()
})

it('cuts a connection on which many requests wait, and serves one that sends as many in turn', async () => {
  const port = await serve({ total: 10, each: 10 })
  let answers = 0
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  socket.on('data', (data) => (answers += String(data).split('HTTP/1.1 200').length - 1))
  for (let turn = 1; turn <= 20; turn += 1) {
    socket.write('GET / HTTP/1.1\r\nHost: paper\r\n\r\n')
    await expect.poll(() => answers).toBe(turn)
  }
  socket.write('GET /later HTTP/1.1\r\nHost: paper\r\n\r\n'.repeat(51))
  await once(socket, 'close')
  expect(answers).toBe(20)
})

it('limits the time of headers, requests and idle connections', () => {
  const app = fastify(SERVER_LIMITS)
  server = app.server
  const { headersTimeout, keepAliveTimeout, requestTimeout, timeout } = server
  expect({ headersTimeout, keepAliveTimeout, requestTimeout, timeout }).toEqual({
    headersTimeout: 10_000,
    keepAliveTimeout: 72_000,
    requestTimeout: 120_000,
    timeout: 130_000,
  })
})
