import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { get } from 'node:http'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import type { RunningBroker } from '../broker.ts'
import { call } from '../demoCustomer.ts'
import type { Customer } from '../e2e/support/control.ts'
import { tradersOn } from './customers.ts'
import { tell } from './measure.ts'
import { processorTime } from './processorTime.ts'

/** With those of `EACH` they have all streams that one process takes but a few. */
const CUSTOMERS = 499
/** Streams of each customer, one less than it may have. */
const EACH = 7
const STREAM_SECONDS = 20
/** How long the broker is measured without a customer: markets and jobs cost the same with any number of streams. */
const REST_SECONDS = 20
const POLL_SECONDS = 8
const ORDERS = 60
/** What a page of an instrument sends in a minute without a stream. */
const POLLS: Readonly<Record<string, number>> = {
  '/quotes/depth': 60,
  '/quotes/list': 60,
  '/quotes/timeshare': 12,
  '/trade/positionlist': 2,
  '/trade/pendinglist': 2,
  '/trade/fills': 2,
}
const A_MINUTE = Object.values(POLLS).reduce((sum, calls) => sum + calls, 0)

interface Watcher {
  readonly socket: Socket
  readonly end: () => void
}

/** Opens a stream as the page of an instrument does. `hear` gets what arrives. Loopback has many addresses. */
const watch = (url: string, { account, token }: Customer, code: string, nth: number, hear?: (text: string) => void) =>
  new Promise<Watcher>((resolve, reject) => {
    const request = get(
      `${url}/api/vue/live/stream?own=1&quotes=${code}&depth=${code}`,
      { headers: { account, token }, localAddress: `127.0.0.${2 + (nth % 8)}`, agent: false },
      (response) => {
        if (response.statusCode !== 200) return reject(new Error(`the stream was answered ${response.statusCode}`))
        response.on('data', (chunk: Buffer) => hear?.(chunk.toString()))
        response.on('error', () => {})
        resolve({ socket: response.socket, end: () => request.destroy() })
      },
    )
    request.on('error', reject)
  })

/** Milliseconds from sending orders to their fills, while everybody watches. */
const fillDelays = async (url: string, customer: Customer, code: string): Promise<ReadonlyArray<number>> => {
  let told = (): void => undefined
  let text = ''
  const watcher = await watch(url, customer, code, 0, (chunk) => {
    text += chunk
    if (text.includes('event: fills') && text.endsWith('\n\n')) told()
  })
  const took: number[] = []
  for (let sent = 0; sent < ORDERS; sent += 1) {
    text = ''
    const filled = new Promise<void>((resolve) => (told = resolve))
    const order = { code, direction: 'long', action: 'open', ordertype: 'market', quantity: '100' }
    const start = performance.now()
    await Promise.all([
      filled,
      call(url, '/trade/order', { ...order, clientorderid: randomUUID() }, { ...headersOf(customer) }),
    ])
    took.push(performance.now() - start)
    await sleep(50)
  }
  watcher.end()
  return took
}

const headersOf = ({ account, token }: Customer) => ({ account, token })

/** Time of the processors that the broker and its database have used, in milliseconds. */
type ReadTime = () => Promise<number>

const timeOf = async ({ folder, process: { pid = 0 } }: RunningBroker): Promise<ReadTime> => {
  const [database = ''] = (await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')
  return async () => (await processorTime(pid)) + (await processorTime(Number(database)))
}

/** Milliseconds of processors and bytes that a call costs. */
const pollCost = async (
  url: string,
  readTime: ReadTime,
  path: string,
  customer: Customer,
  code: string,
  since: number,
) => {
  const body = new URLSearchParams({
    ...(path === '/quotes/list' ? { codes: code } : { code }),
    ...(path.startsWith('/quotes/') && path !== '/quotes/depth' && { since: String(since) }),
    ...(path === '/trade/positionlist' && { which: 'held' }),
  }).toString()
  const before = await readTime()
  const result = await autocannon({
    url: `${url}/api/vue${path}`,
    method: 'POST',
    connections: 16,
    duration: POLL_SECONDS,
    headers: { ...headersOf(customer), 'content-type': 'application/x-www-form-urlencoded' },
    body,
  })
  const calls = result['2xx']
  return { milliseconds: ((await readTime()) - before) / calls, bytes: result.throughput.total / calls }
}

/**
 * How many customers who watch an instrument two cores carry, by polling and by stream: what one costs in time of the
 * processors, of the broker and its database. Then the delay of fills while all of them watch.
 */
export const benchLive = async (broker: RunningBroker): Promise<void> => {
  const { url } = broker
  const readTime = await timeOf(broker)
  const customers = await tradersOn(url, CUSTOMERS)
  const [first] = customers
  if (first === undefined) throw new Error('there are no customers')
  const { list } = (await call(url, '/market/movers', { market: 'MY', sort: 'turnover' }, headersOf(first))) as {
    list: ReadonlyArray<{ code: string }>
  }
  const codes = list.map(({ code }) => code)
  const { time } = (await call(url, '/quotes/list', { codes: codes[0] ?? '' }, headersOf(first))) as { time: number }

  let [polling, pollBytes] = [0, 0]
  for (const [path, calls] of Object.entries(POLLS)) {
    const cost = await pollCost(url, readTime, path, first, codes[0] ?? '', time)
    polling += cost.milliseconds * calls
    pollBytes += cost.bytes * calls
  }
  const byPolling = (2 * 60_000) / polling
  tell('watching by polling, customers that two cores carry', byPolling, '')
  tell('watching by polling, calls a minute', A_MINUTE, '')
  tell('watching by polling, answers a minute', pollBytes / 1024, 'kB')

  const atRest = await readTime()
  await sleep(REST_SECONDS * 1_000)
  const rest = ((await readTime()) - atRest) / REST_SECONDS
  tell('broker and database without a customer, processor time', rest, 'ms/s')

  const watchers = await Promise.all(
    customers.flatMap((customer, place) =>
      Array.from({ length: EACH }, (_, nth) =>
        watch(url, customer, codes[(place * EACH + nth) % codes.length] ?? '', nth),
      ),
    ),
  )
  await sleep(3_000)
  const bytes = () => watchers.reduce((sum, { socket }) => sum + socket.bytesRead, 0)
  const [processors, read] = [await readTime(), bytes()]
  await sleep(STREAM_SECONDS * 1_000)
  const minutes = (watchers.length * STREAM_SECONDS) / 60
  const streaming = ((await readTime()) - processors - rest * STREAM_SECONDS) / minutes
  const byStream = (2 * 60_000 - rest * 60) / streaming
  tell('watching by stream, streams open', watchers.length, '')
  tell('watching by stream, customers that two cores carry', byStream, '')
  tell('watching by stream, events a minute', (bytes() - read) / minutes / 1024, 'kB')
  tell('watching by stream, times as many', byStream / byPolling, '×', { min: 10 })
  const delays = (await fillDelays(url, first, codes[0] ?? '')).toSorted((a, b) => a - b)
  tell('fill by stream, from the order sent, 99th percentile', delays[Math.floor(delays.length * 0.99)] ?? NaN, 'ms', {
    max: 300,
  })
  for (const { end } of watchers) end()
}
