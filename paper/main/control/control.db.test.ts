import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callAt, type Session, startTestBroker, type TestBroker } from '../../testing/broker.ts'

let paper: TestBroker
let mine: Session
beforeAll(async () => {
  paper = await startTestBroker()
})
afterAll(() => paper.stop())

const statusWith = (headers: Record<string, string>) =>
  new Promise<number | undefined>((done) => {
    request(`${paper.url}/control/clock`, { headers }, (response) => done(response.resume().statusCode)).end()
  })

describe('the guard', () => {
  it('admits tools on this machine', async () => {
    expect(await statusWith({})).toBe(200)
  })

  it.each([
    ['a page in a browser', { origin: 'https://example.com' }],
    ['a page of our own origin', { 'sec-fetch-site': 'same-origin' }],
    ['a proxy', { 'x-forwarded-for': '203.0.113.9' }],
    ['a proxy that follows the standard', { forwarded: 'for=203.0.113.9' }],
    ['a foreign name that resolves to us', { host: 'rebound.example.com:8080' }],
  ])('refuses %s', async (_, headers) => {
    expect(await statusWith(headers)).toBe(403)
  })
})

describe('what it takes', () => {
  const fault = '{"kind":"unavailable","path":"/common/config"}'
  const send = (headers: Record<string, string>, body: string, url = paper.url) =>
    fetch(`${url}/control/faults`, { method: 'POST', headers, body })

  it.each([
    ['a form', 'application/x-www-form-urlencoded', 'kind=unavailable'],
    ['JSON with a text content type, as a form of a web page can send it', 'text/plain', fault],
  ])('is not %s', async (_, type, body) => {
    expect((await send({ 'content-type': type }, body)).status).toBe(415)
  })

  it('refuses calls without its secret, where it has one', async () => {
    const guarded = await startTestBroker({ controlSecret: 'a-long-secret' })
    const json = { 'content-type': 'application/json' }
    const statuses = [{}, { 'x-control-secret': 'another' }, { 'x-control-secret': 'a-long-secret' }].map(
      async (header) => (await send({ ...json, ...header }, '{"kind":"latency","times":1}', guarded.url)).status,
    )
    expect(await Promise.all(statuses)).toEqual([403, 403, 200])
    await guarded.stop()
  })
})

describe('the clock', () => {
  it('is moved for every process, and stops at rate 0', async () => {
    const twin = await paper.twin()
    await paper.control('/clock', { to: '2031-03-30T00:59:00Z', rate: 0 })
    expect(await paper.control('/clock')).toEqual({ now: '2031-03-30T00:59:00.000Z', movable: true })
    await paper.control('/clock', { advanceMilliseconds: 90_000 })
    expect(await (await fetch(`${twin.url}/control/clock`)).json()).toEqual({
      now: '2031-03-30T01:00:30.000Z',
      movable: true,
    })
    await twin.stop()
    await paper.control('/clock', { to: '2031-03-30T12:00:00+02:00', rate: 1_000 })
    const { now } = await paper.control<{ now: string }>('/clock')
    expect(Date.parse(now)).toBeGreaterThan(Date.parse('2031-03-30T10:00:00Z'))
    await paper.control('/clock', { rate: 1 })
  })

  it('sets the Date header of answers', async () => {
    await paper.control('/clock', { to: '2031-05-01T08:00:00Z', rate: 0 })
    const { headers } = await paper.call('/common/config', { type: 'all' })
    expect(headers.get('date')).toBe('Thu, 01 May 2031 08:00:00 GMT')
    await paper.control('/clock', { rate: 1 })
  })

  it('refuses a text that is no instant', async () => {
    await expect(paper.control('/clock', { to: 'tomorrow' })).rejects.toThrow('400')
  })
})

describe('faults', () => {
  beforeAll(async () => {
    mine = await paper.customer()
  })
  const config = (url = paper.url) => callAt(url, '/common/config', { type: 'all' })
  const fault = (body: object) => paper.control('/faults', body)

  it.each([
    ['unauthorised', 401],
    ['unavailable', 503],
    ['not-found', 404],
  ])('answer %s as %i as often as requested, then no more', async (kind, status) => {
    await fault({ kind, path: '/common/config', times: 2 })
    const statuses = [await config(), await config(), await config()].map(({ httpStatus }) => httpStatus)
    expect(statuses).toEqual([status, status, 200])
  })

  it.each(['broken-body', 'html', 'wrong-types'])('answer 200 with a body that is no envelope: %s', async (kind) => {
    await fault({ kind, times: 1 })
    const answer = await config()
    expect([answer.httpStatus, answer.status === 1]).toEqual([200, false])
    expect((await config()).status).toBe(1)
  })

  it('cut the connection, once', async () => {
    await fault({ kind: 'connection-lost', path: '/common/config', times: 1 })
    await expect(config()).rejects.toThrow('fetch failed')
    expect((await config()).status).toBe(1)
  })

  it('delay a call and then process it', async () => {
    await fault({ kind: 'latency', milliseconds: 300, times: 1 })
    const start = performance.now()
    expect((await config()).status).toBe(1)
    expect(performance.now() - start).toBeGreaterThan(290)
  })

  it('affect one session and one path only', async () => {
    const other = await paper.customer()
    await fault({ kind: 'unavailable', path: '/user/getUserinfo', token: mine.token })
    expect((await paper.call('/user/getUserinfo', {}, mine)).httpStatus).toBe(503)
    expect((await paper.call('/message/unread', {}, mine)).httpStatus).toBe(200)
    expect((await paper.call('/user/getUserinfo', {}, other)).httpStatus).toBe(200)
    await fetch(`${paper.url}/control/faults`, { method: 'DELETE' })
    expect((await paper.call('/user/getUserinfo', {}, mine)).httpStatus).toBe(200)
  })
})

describe('customers', () => {
  beforeAll(async () => {
    mine = await paper.customer({ EUR: '12.50' })
  })
  it('start with the amounts that the tester names and can receive more', async () => {
    expect((await paper.call('/user/getUserinfo', {}, mine)).data).toMatchObject({ eur: '12.50', usd: '0.00' })
    await paper.control('/credit', { account: mine.account, currency: 'USD', amount: '7.25' })
    expect((await paper.call('/user/getUserinfo', {}, mine)).data).toMatchObject({ eur: '12.50', usd: '7.25' })
    expect(await paper.control('/audit')).toEqual({ problems: [] })
  })

  it('lose their sessions on demand', async () => {
    const other = await paper.customer()
    await paper.control('/sessions/expire', { account: other.account })
    expect((await paper.call('/user/getUserinfo', {}, other)).httpStatus).toBe(401)
    expect((await paper.call('/user/getUserinfo', {}, mine)).httpStatus).toBe(200)
  })

  it('must exist', async () => {
    await expect(paper.control('/freeze', { account: '0000000000', frozen: true })).rejects.toThrow('404')
  })
})
