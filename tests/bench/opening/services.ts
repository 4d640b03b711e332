import { randomUUID } from 'node:crypto'
import type { RunningBroker } from '../../broker.ts'
import { call } from '../../demoCustomer.ts'
import type { Customer } from '../../e2e/support/control.ts'
import { tradersOn } from '../customers.ts'
import { processorTime } from '../processorTime.ts'
import { serverOf } from '../server.ts'
import { CODE, waitingOrder, waitingPrice } from '../waitingOrder.ts'
import type { Kind, Services } from './queue.ts'

/** What a customer's app asks who opens it, looks at home and the account, and then at an instrument and its ticket. */
const OPENING: ReadonlyArray<readonly [string, Readonly<Record<string, string>>]> = [
  ['/common/config', { type: 'all' }],
  ['/user/getUserinfo', {}],
  ['/market/list', {}],
  ['/market/indices', {}],
  ['/market/movers', { market: 'MY', sort: 'turnover' }],
  ['/quotes/watchlist', {}],
  ['/news/list', { language: 'us' }],
  ['/trade/funds', {}],
  ['/trade/positionlist', { which: 'held' }],
  ['/trade/pendinglist', {}],
  ['/quotes/info', { code: CODE }],
  ['/quotes/depth', { code: CODE }],
  ['/quotes/timeshare', { code: CODE }],
]
const CUSTOMERS = 32
const REPETITIONS: Readonly<Record<Kind, number>> = { logIn: 2, open: 8, order: 40 }

/** Measures the processor time that a log-in, an opened app and an order take of the broker and of its database, in seconds. */
export const measureServices = async ({ folder, process: { pid = 0 }, url }: RunningBroker): Promise<Services> => {
  const customers = await tradersOn(url, CUSTOMERS)
  const [first] = customers
  if (first === undefined) throw new Error('there are no customers')
  const price = await waitingPrice(url, first)
  const server = await serverOf(folder)
  const once: Readonly<Record<Kind, (customer: Customer) => Promise<unknown>>> = {
    logIn: ({ account, password }) => call(url, '/user/login', { account, password }),
    open: async ({ account, token }) => {
      for (const [path, fields] of OPENING) await call(url, path, fields, { account, token })
    },
    order: ({ account, token }) =>
      call(url, '/trade/order', { ...waitingOrder(price), clientorderid: randomUUID() }, { account, token }),
  }
  /** All customers at once, each one after another. */
  const all = (kind: Kind, times: number) =>
    Promise.all(
      customers.map(async (customer) => {
        for (let time = 0; time < times; time += 1) await once[kind](customer)
      }),
    )
  /** The first time is for the compilers: a broker that has just begun is several times slower. */
  const measure = async (kind: Kind) => {
    await all(kind, REPETITIONS[kind])
    const [broker, database] = [await processorTime(pid), await processorTime(server.pid)]
    await all(kind, REPETITIONS[kind])
    const seconds = (from: number, to: number) => (to - from) / 1_000 / (CUSTOMERS * REPETITIONS[kind])
    return {
      broker: seconds(broker, await processorTime(pid)),
      database: seconds(database, await processorTime(server.pid)),
    }
  }
  // Log-ins come last: one ends the session that the customer had before.
  const [order, open] = [await measure('order'), await measure('open')]
  return { order, open, logIn: await measure('logIn') }
}
