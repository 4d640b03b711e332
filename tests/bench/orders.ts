import { randomUUID } from 'node:crypto'
import autocannon from 'autocannon'
import type { RunningBroker } from '../broker.ts'
import type { Customer } from '../e2e/support/control.ts'
import { bareOrders } from './bareOrders.ts'
import { tradersOn } from './customers.ts'
import { tell } from './measure.ts'
import { median } from './report/figures.ts'
import { processorTime } from './processorTime.ts'
import { serverOf } from './server.ts'
import { waitingOrder, waitingPrice } from './waitingOrder.ts'

const CLIENTS = 32
/** Rounds of all figures in turn: another program on the machine does not slow down only one of them. */
const ROUNDS = 3
const SECONDS = 6

const headersOf = ({ account, token }: Customer) => ({ account, token })

interface Measured {
  /** Orders per second. */
  readonly rate: number
  /** Milliseconds. */
  readonly p99: number
  readonly refused: number
  /** Processor time per order in milliseconds. */
  readonly broker: number
  readonly server: number
}

/** Limit orders below the market, sent by each of 32 clients one after another, for customers in turn. */
const place = async (
  url: string,
  pids: { readonly broker: number; readonly server: number },
  customers: readonly Customer[],
  price: string,
  seconds: number,
): Promise<Measured> => {
  const bodyOf = () => new URLSearchParams({ ...waitingOrder(price), clientorderid: randomUUID() }).toString()
  let [next, accepted, refused] = [0, 0, 0]
  const before = [await processorTime(pids.broker), await processorTime(pids.server)] as const
  const result = await autocannon({
    url: `${url}/api/vue/trade/order`,
    connections: CLIENTS,
    duration: seconds,
    setupClient: (client) => {
      const customer = customers[next % customers.length]!
      next += 1
      const headers = { ...headersOf(customer), 'content-type': 'application/x-www-form-urlencoded' }
      client.setRequests([
        {
          method: 'POST',
          headers,
          setupRequest: (request) => ({ ...request, body: bodyOf() }),
          onResponse: (_status, body) => {
            if (body.startsWith('{"status":1')) accepted += 1
            else refused += 1
          },
        },
      ])
    },
  })
  return {
    rate: accepted / result.duration,
    p99: result.latency.p99,
    refused: refused + result.errors + result.timeouts,
    broker: ((await processorTime(pids.broker)) - before[0]) / accepted,
    server: ((await processorTime(pids.server)) - before[1]) / accepted,
  }
}

/**
 * Orders per second through HTTP, of 32 customers and of one account, beside bare PostgreSQL transactions that write the
 * same rows; the median of some rounds.
 */
export const benchOrders = async ({ folder, process: { pid = 0 }, url }: RunningBroker): Promise<void> => {
  const [one, ...customers] = await tradersOn(url, CLIENTS + 1)
  const server = await serverOf(folder)
  const price = await waitingPrice(url, one!)
  const measure = (who: readonly Customer[], seconds: number) =>
    place(url, { broker: pid, server: server.pid }, who, price, seconds)
  await measure(customers, 2)
  const rounds: { many: Measured; single: Measured; bare: number }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const many = await measure(customers, SECONDS)
    const single = await measure([one!], SECONDS)
    const accounts = customers.map(({ account }) => account)
    rounds.push({ many, single, bare: await bareOrders(server.url, accounts, SECONDS) })
  }
  const of = (figure: (round: (typeof rounds)[number]) => number) => median(rounds.map(figure))
  tell(
    'orders accepted, 32 customers',
    of(({ many }) => many.rate),
    '/s',
    { min: 1_000 },
  )
  tell(
    'orders of 32 customers, 99th percentile',
    of(({ many }) => many.p99),
    'ms',
    { max: 80 },
  )
  tell(
    'orders accepted, one account',
    of(({ single }) => single.rate),
    '/s',
    { min: 400 },
  )
  tell(
    'orders of one account, 99th percentile',
    of(({ single }) => single.p99),
    'ms',
  )
  tell(
    'orders refused or without an answer',
    rounds.reduce((sum, { many, single }) => sum + many.refused + single.refused, 0),
    '',
    { max: 0 },
  )
  tell(
    'bare transactions that write the same rows',
    of(({ bare }) => bare),
    '/s',
  )
  tell(
    'orders for each bare transaction',
    of(({ bare, many }) => many.rate / bare),
    '',
    { min: 0.5 },
  )
  tell(
    'processor time of an order, broker',
    of(({ many }) => many.broker * 1_000),
    'µs',
  )
  tell(
    'processor time of an order, database server',
    of(({ many }) => many.server * 1_000),
    'µs',
  )
}
