import { randomUUID } from 'node:crypto'
import autocannon from 'autocannon'
import type { RunningBroker } from '../broker.ts'
import { call } from '../demoCustomer.ts'
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
/** Seconds of bare transactions. */
const SECONDS = 6
/** Orders of one round. Fewer than a customer may have waiting: each customer cancels them all before the next round. */
const ORDERS = { many: 6_000, single: 900 }

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
  amount: number,
): Promise<Measured> => {
  const bodyOf = () => new URLSearchParams({ ...waitingOrder(price), clientorderid: randomUUID() }).toString()
  let [next, accepted, refused] = [0, 0, 0]
  const before = [await processorTime(pids.broker), await processorTime(pids.server)] as const
  const result = await autocannon({
    url: `${url}/api/vue/trade/order`,
    connections: CLIENTS,
    // It ends at a sample: by default one a second, which rounds the rate by a tenth.
    sampleInt: 20,
    amount,
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
  const after = [await processorTime(pids.broker), await processorTime(pids.server)] as const
  for (const { account, token } of customers)
    await call(url, '/trade/cancelorders', { requestid: randomUUID() }, { account, token })
  return {
    rate: accepted / result.duration,
    p99: result.latency.p99,
    refused: refused + result.errors + result.timeouts,
    broker: (after[0] - before[0]) / accepted,
    server: (after[1] - before[1]) / accepted,
  }
}

/**
 * Orders per second through HTTP, of 32 customers and of one account, beside bare PostgreSQL transactions that write the
 * same rows; the median of some rounds.
 */
export const benchOrders = async ({ folder, process: { pid = 0 }, url }: RunningBroker): Promise<void> => {
  const [one, ...others] = await tradersOn(url, 2 * CLIENTS + 1)
  const customers = others.slice(0, CLIENTS)
  // Their bare rows count as waiting orders, which they would be refused more of.
  const bare = others.slice(CLIENTS)
  const server = await serverOf(folder)
  const price = await waitingPrice(url, one!)
  const measure = (who: readonly Customer[], orders: number) =>
    place(url, { broker: pid, server: server.pid }, who, price, orders)
  await measure(customers, ORDERS.many / 3)
  for (const { account, token } of bare)
    await call(url, '/trade/order', { ...waitingOrder(price), clientorderid: randomUUID() }, { account, token })
  const rounds: { many: Measured; single: Measured; bare: number }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const many = await measure(customers, ORDERS.many)
    const single = await measure([one!], ORDERS.single)
    const accounts = bare.map(({ account }) => account)
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
