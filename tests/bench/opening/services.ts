import { randomUUID } from 'node:crypto'
import type { Browser } from '@playwright/test'
import type { RunningBroker } from '../../broker.ts'
import { call } from '../../demoCustomer.ts'
import type { Customer } from '../../e2e/support/control.ts'
import { tradersOn } from '../customers.ts'
import { processorTime } from '../processorTime.ts'
import { serverOf } from '../server.ts'
import { CODE, waitingOrder, waitingPrice } from '../waitingOrder.ts'
import { openAgain, recordOpening } from './openedApp.ts'
import type { Kind, Services } from './queue.ts'

/** What a customer's app asks who opens it, looks at home and the account, and then at an instrument and its ticket. */
export const OPENING: ReadonlyArray<readonly [string, Readonly<Record<string, string>>]> = [
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
const OPENED = 8
/** What each customer holds, so that home has something to value. */
const HELD = [CODE, '96010', '96017']

type Work = Services[Kind]

/** Measures the processor time that pieces of work take of a broker and of its database, each done by all customers at once. */
const makeMeasure = (pid: number, databasePid: number, customers: readonly Customer[]) => {
  const all = (work: (customer: Customer) => Promise<unknown>, times: number) =>
    Promise.all(
      customers.map(async (customer) => {
        for (let time = 0; time < times; time += 1) await work(customer)
      }),
    )
  /** The first time is for the compilers: a broker that has just begun is several times slower. */
  return async (work: (customer: Customer) => Promise<unknown>, times: number): Promise<Work> => {
    await all(work, times)
    const [broker, database] = [await processorTime(pid), await processorTime(databasePid)]
    await all(work, times)
    const seconds = (from: number, to: number) => (to - from) / 1_000 / (customers.length * times)
    return {
      broker: seconds(broker, await processorTime(pid)),
      database: seconds(database, await processorTime(databasePid)),
    }
  }
}

export const hold = async (url: string, { account, token }: Customer): Promise<void> => {
  for (const code of HELD) {
    const order = { code, direction: 'long', action: 'open', ordertype: 'market', quantity: '100', leverage: '1' }
    await call(url, '/trade/order', { ...order, clientorderid: randomUUID() }, { account, token })
  }
}

export interface Measured {
  readonly services: Services
  /** An app that is opened at home, as a browser sent it. */
  readonly home: Work
  /** How many calls that was, the stream not counted. */
  readonly homeCalls: number
}

/** Measures what a log-in, an opened app and an order take of the processors, in seconds. */
export const measureServices = async (
  { folder, process: { pid = 0 }, url }: RunningBroker,
  browser: Browser,
): Promise<Measured> => {
  const customers = await tradersOn(url, CUSTOMERS)
  const [first] = customers
  if (first === undefined) throw new Error('there are no customers')
  const price = await waitingPrice(url, first)
  for (const customer of customers) await hold(url, customer)
  const opened = await recordOpening(browser, url, first)
  const measure = makeMeasure(pid, (await serverOf(folder)).pid, customers)
  const once: Readonly<Record<Kind, (customer: Customer) => Promise<unknown>>> = {
    logIn: ({ account, password }) => call(url, '/user/login', { account, password }),
    open: async ({ account, token }) => {
      for (const [path, fields] of OPENING) await call(url, path, fields, { account, token })
    },
    order: ({ account, token }) =>
      call(url, '/trade/order', { ...waitingOrder(price), clientorderid: randomUUID() }, { account, token }),
  }
  const home = await measure((customer) => openAgain(url, opened, customer), OPENED)
  const order = await measure(once.order, REPETITIONS.order)
  const open = await measure(once.open, REPETITIONS.open)
  // Log-ins come last: one ends the session that the customer had before.
  const logIn = await measure(once.logIn, REPETITIONS.logIn)
  return { services: { order, open, logIn }, home, homeCalls: opened.calls.length }
}
