import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Answer } from '../contract/caller.ts'
import type { Server } from '../server.ts'
import { watchStream } from './stream.ts'

interface Stream {
  readonly status?: number
  readonly text: string
  /** A stream that goes on until its client closes it. */
  readonly isEndless?: boolean
}

/** Places that are free. A client that leaves before its answer takes one for good. */
let places = Number.POSITIVE_INFINITY
let stream: (after: string | undefined) => Stream
const endless = new Set<ServerResponse>()
const closed: Array<string | undefined> = []
const server = createServer((request, response) => {
  // Who leaves before the answer asks for no further use of the connection.
  if (request.headers['connection'] === 'close') {
    places -= 1
    response.end()
  } else if (places <= 0) response.writeHead(429).end()
  else answer(request, response)
})
const answer = (request: IncomingMessage, response: ServerResponse): void => {
  const isKnown = request.headers['token'] === 'right'
  const after = request.headers['last-event-id']
  const { isEndless = false, status = 200, text } = stream(typeof after === 'string' ? after : undefined)
  response.writeHead(isKnown ? status : 401, { 'content-type': isKnown ? 'text/event-stream' : 'application/json' })
  if (!isEndless || !isKnown) {
    response.end(text)
    return
  }
  endless.add(response)
  response.on('close', () => {
    endless.delete(response)
    closed.push(typeof after === 'string' ? after : undefined)
  })
  response.write(text)
}
let url = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => void closed.splice(0))
afterAll(() => void server.close())

/** What can be polled, by the path of the call. */
type Polled = Readonly<Record<string, unknown>>

const offering = (value: string, polled: Polled = {}): Server => {
  const answered = (data: unknown): Answer => ({
    kind: 'answered',
    status: 200,
    contentType: 'application/json',
    location: null,
    headers: {},
    text: JSON.stringify({ status: 1, data }),
  })
  const all: Polled = { '/common/config': [{ name: 'stream', value }], ...polled }
  return {
    call: async ({ path }: { readonly path: string }) => answered(all[path] ?? { list: [], next: '' }),
    isMock: false,
    session: { account: '1', token: 'right' },
  } as unknown as Server
}
const event = (name: string, data = '{"time":1768442400000}') => `event: ${name}\nid: a-1-0\ndata: ${data}\n\n`
const start = (after: string | undefined) => event(after === 'unknown-0-0' ? 'reset' : 'ready')
const good = (after: string | undefined): Stream => ({ text: start(after) + event('beat') })
const outcomes = async (value = '1', level?: number) => {
  const checks = await watchStream(offering(value), { url, level })
  return (await checks()).map(({ outcome }) => outcome)
}
const ALL_PASS = Array.from({ length: 7 }, () => 'passed')

it('passes a stream that begins, resumes, begins again and needs a session', async () => {
  stream = good
  expect(await outcomes()).toEqual(ALL_PASS)
})

it('asks for nothing where no stream is offered, or where the run does not go as far', async () => {
  stream = () => ({ status: 500, text: '' })
  expect(await outcomes('0')).toEqual([])
  expect(await outcomes('1', 4)).toEqual([])
  expect(await outcomes('1', 5)).not.toEqual([])
})

it('reads no stream longer than it needs: one to the end of the run, one until something is said', async () => {
  stream = (after) => ({ text: start(after), isEndless: true })
  const checks = await watchStream(offering('1'), { url })
  // Two streams stay open and send nothing more: only the second one is waited for.
  await expect.poll(() => closed).toEqual(['unknown-0-0'])
  expect(endless.size).toBe(2)
  for (const response of endless) response.write(event('beat'))
  expect((await checks()).map(({ outcome }) => outcome)).toEqual(ALL_PASS)
  await expect.poll(() => closed.length).toBe(6)
  expect(closed.filter((after) => after === undefined)).toHaveLength(3)
  expect(endless.size).toBe(0)
})

it.each([
  ['takes every id for a known one', () => ({ text: event('ready') + event('beat') }), 2],
  ['begins again each time', () => ({ text: event('reset') + event('beat') }), 0],
  ['sends nothing after its start', (after: string | undefined) => ({ text: start(after) }), 0],
  ['sends what the contract does not know', () => ({ text: event('ready') + event('beat', '{"time":"soon"}') }), 0],
  ['answers no stream', () => ({ status: 500, text: '' }), 0],
])('fails one that %s', async (_, broken, nth) => {
  stream = broken
  expect((await outcomes())[nth]).toBe('failed')
})

it('fails one whose places are lost with those who leave while it begins', async () => {
  stream = good
  places = 8
  const checks = await watchStream(offering('1'), { url }, undefined, 100)
  const all = await checks()
  places = Number.POSITIVE_INFINITY
  expect(all.map(({ outcome }) => outcome)).toEqual([...ALL_PASS.slice(1), 'failed'])
  expect(all.at(-1)?.findings).toMatchObject([{ expected: '200', got: '429' }])
})

it.each([502, 504])('skips one that a proxy does not pass on: HTTP %i', async (status) => {
  stream = () => ({ status, text: '' })
  const checks = await watchStream(offering('1'), { url })
  const reason = `no stream came through (HTTP ${status}): a proxy before the server may hold it back`
  expect(await checks()).toMatchObject([{ outcome: 'skipped', reason }])
})

const fill = (id: string) => ({ id, orderid: 'o-1', time: '1768442400500' })
const told = (...ids: ReadonlyArray<string>) => event('fills', JSON.stringify(ids.map(fill)))
const POLLED: Polled = {
  '/trade/fills': { list: [fill('f-2'), fill('f-1')], next: '' },
  '/trade/orderhistory': { list: [{ id: 'o-1', state: 'filled', filled: '200' }], next: '' },
  '/funds/wallets': [{ currency: 'EUR', balance: '90.00', frozen: '0.00' }],
}
const order = (state: string, filled: string) => event('orders', JSON.stringify([{ id: 'o-1', state, filled }]))
const wallet = (balance: string) => event('wallets', JSON.stringify([{ currency: 'EUR', balance, frozen: '0.00' }]))
const WHOLE = told('f-1') + order('partial', '100') + told('f-2') + order('filled', '200') + wallet('90.00')

/** What the last two checks find: of a run's whole stream, and of what it resumes. */
const found = async (live: string, resumed = told('f-1', 'f-2')) => {
  stream = (after) => ({ text: start(after) + (after === undefined ? live : resumed) })
  const checks = await watchStream(offering('1', POLLED), { url })
  return (await checks()).slice(4, 6).map(({ findings }) => findings.map(({ at, got }) => `${at}: ${got}`))
}

it('passes a stream that tells what can be polled, once', async () => {
  expect(await found(WHOLE)).toEqual([[], []])
})

it.each([
  ['leaves out a fill', WHOLE.replace('f-2', 'f-1'), ['fills: nothing of it', 'fills: f-1 twice']],
  ['tells a fill twice', WHOLE + told('f-2'), ['fills: f-2 twice']],
  ['ends with an older state', WHOLE + order('partial', '200'), ['orders/o-1/state: "partial"']],
  ['ends with an older balance', WHOLE + wallet('100.00'), ['wallets/EUR/balance: "100.00"']],
])('fails one that %s', async (_, live, due) => {
  expect((await found(live))[0]).toEqual(due)
})

it('fails one that resumes without what was missed', async () => {
  expect((await found(WHOLE, told('f-1')))[1]).toEqual(['fills: nothing of it'])
})
