import fastify from 'fastify'
import { once } from 'node:events'
import { connect } from 'node:net'
import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { makeBodyBound } from './bodiesInFlight.ts'
import { UPLOADS } from './limits.ts'
import { makeUploadBound } from './uploadsInFlight.ts'

/**
 * The answer to the second address while a body of the first is in flight, from a server that admits one body per
 * address.
 */
const second = async (first: string, other: string): Promise<number> => {
  const app = fastify()
  makeBodyBound({ total: 10, each: 1 })(app, 60_000)
  const begun = new Promise<void>((resolve) => {
    app.addHook('preParsing', (request, _reply, _payload, done) => {
      if (request.ip === first) resolve()
      done()
    })
  })
  app.post('/', () => Promise.resolve({}))
  const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }
  const post = (remoteAddress: string, payload: PassThrough) =>
    app.inject({ method: 'POST', url: '/', remoteAddress, headers, payload })
  const slow = new PassThrough()
  const waiting = post(first, slow)
  await begun
  const { statusCode } = await post(other, new PassThrough().end('{}'))
  slow.end('{}')
  expect((await waiting).statusCode).toBe(200)
  await app.close()
  return statusCode
}

it.each([
  ['one household, whatever it chooses of its 56 bits', '2001:db8:1:2300::1', '2001:db8:1:23ff::1', 503],
  ['two households', '2001:db8:1:2300::1', '2001:db8:1:2400::1', 200],
  ['two IPv4 addresses', '198.51.100.7', '198.51.100.8', 200],
])('counts bodies in flight of %s', async (_, first, other, status) => {
  expect(await second(first, other)).toBe(status)
})

it('cuts the oldest body of the address with the most for another address, where all places are taken', async () => {
  const app = fastify()
  makeBodyBound({ total: 2, each: 2 })(app, 60_000)
  const begun: Array<string> = []
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    begun.push(request.ip)
    done()
  })
  app.post('/', () => Promise.resolve({}))
  const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }
  const slow = [new PassThrough(), new PassThrough()]
  const others = slow.map((payload) =>
    app.inject({ method: 'POST', url: '/', remoteAddress: '198.51.100.7', headers, payload }).then(
      ({ statusCode }) => statusCode,
      () => 'cut',
    ),
  )
  await expect.poll(() => begun.length).toBe(2)
  const mine = await app.inject({ method: 'POST', url: '/', remoteAddress: '203.0.113.9', headers, payload: '{}' })
  slow[1]?.end('{}')
  expect([mine.statusCode, ...(await Promise.all(others))]).toEqual([200, 'cut', 200])
  await app.close()
})

it('keeps no place for a client that leaves while its session is read', async () => {
  const app = fastify()
  let isFirst = true
  app.addHook('onRequest', async ({ raw }) => {
    if (isFirst) await new Promise((done) => raw.once('close', done))
    isFirst = false
  })
  makeBodyBound({ total: 1, each: 1 })(app, 60_000)
  app.post('/', () => Promise.resolve({}))
  const url = new URL(await app.listen())
  const leaving = connect(Number(url.port), 'localhost')
  leaving.on('error', () => {})
  leaving.write('POST / HTTP/1.1\r\nHost: paper\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}')
  await once(app.server, 'request')
  leaving.resetAndDestroy()
  const headers = { 'content-type': 'application/json' }
  await expect.poll(() => isFirst).toBe(false)
  expect((await fetch(url, { method: 'POST', headers, body: '{}' })).status).toBe(200)
  await app.close()
})

it('has a place for a customer while 134 others, on two addresses, have all of theirs', async () => {
  const app = fastify()
  const bound = makeUploadBound()
  const gate: { open?: () => void } = {}
  const opened = new Promise<void>((resolve) => {
    gate.open = resolve
  })
  let begun = 0
  app.post('/', (request) =>
    bound(request, String(request.headers['x-customer']), async () => {
      begun += 1
      await opened
      return {}
    }),
  )
  const send = (remoteAddress: string, customer: string) =>
    app.inject({ method: 'POST', url: '/', remoteAddress, headers: { 'x-customer': customer }, payload: {} })
  const others = Array.from({ length: 134 * UPLOADS.each }, (_, nth) =>
    send(`198.51.100.${nth % 2}`, String(nth % 134)).then(({ statusCode }) => statusCode),
  )
  const mine = send('203.0.113.9', 'mine').then(({ statusCode }) => statusCode)
  const fourth = send('203.0.113.9', '0').then(({ statusCode }) => statusCode)
  await expect.poll(() => begun).toBeGreaterThanOrEqual(400)
  expect(await fourth).toBe(503)
  gate.open?.()
  expect(await mine).toBe(200)
  expect(new Set(await Promise.all(others))).toEqual(new Set([200]))
  await app.close()
})
