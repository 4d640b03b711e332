import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { openCluster } from '../../../paper/platform/postgres/cluster.ts'
import { type RunningBroker, startBroker } from '../../broker.ts'
import { control, type Customer, makeCustomer } from '../../e2e/support/control.ts'
import { tell } from '../measure.ts'
import { median } from '../report/figures.ts'
import { CODE, waitingOrder, waitingPrice } from '../waitingOrder.ts'
import { type Asked, reads, timed } from './calls.ts'
import { grow } from './grow.ts'
import { sizeOf } from './size.ts'

const ROUNDS = 15
const OLD_POSITIONS = sizeOf(false).old

/**
 * Lists that the contract has whole, and the report on all movements of a period: they grow with their rows. The rows of an answer,
 * and milliseconds for a thousand of them.
 */
const WHOLE = new Map<string, { readonly rows: (answer: unknown) => number; readonly goal: number }>([
  ['/trade/userstocklist', { rows: (list) => Object.keys(list as object).length, goal: 12 }],
  ['/trade/userstocklists', { rows: (list) => Object.keys(list as object).length, goal: 12 }],
  // Each movement comes with its order, its instrument and what it cost.
  ['/trade/statement', { rows: (month) => (month as { movements: readonly unknown[] }).movements.length, goal: 50 }],
  // Each position has four movements with their costs; the answer adds them up.
  ['/trade/performance', { rows: () => OLD_POSITIONS, goal: 100 }],
])

const order = (price: string): Asked => ({
  path: '/trade/order',
  body: { ...waitingOrder(price), clientorderid: randomUUID() },
})

/** An order, what it looks like afterwards, and its cancellation. */
const trade = async (url: string, customer: Customer, note: (path: string, milliseconds: number) => void) => {
  const ask = async (asked: Asked) => {
    const { answer, milliseconds } = await timed(url, asked, customer)
    if (answer.status !== 1) throw new Error(`${asked.path}: ${answer.msg}`)
    note(asked.path, milliseconds)
    return answer.data as { id: string }
  }
  const { id } = await ask(order(await waitingPrice(url, customer)))
  await ask({ path: '/trade/orderinfo', body: { orderid: id } })
  await ask({ path: '/trade/fills', body: { orderid: id } })
  await ask({ path: '/trade/cancelorder', body: { orderid: id, requestid: randomUUID() } })
}

interface Figure {
  readonly times: number[]
  readonly bytes: number
  readonly rows: number
}
type Figures = Map<string, Figure>

/** Calls that were refused: they say nothing about growth. */
const refused = new Set<string>()

/** What every call takes for each of some customers, in turn: another program does not slow down only one of them. */
const measureCalls = async (
  url: string,
  calls: readonly Asked[],
  customers: ReadonlyMap<Customer, Figures>,
): Promise<void> => {
  const noteIn =
    (figures: Figures) =>
    (path: string, milliseconds: number, bytes = 0, rows = 0) => {
      const known = figures.get(path) ?? { times: [], bytes, rows }
      known.times.push(milliseconds)
      figures.set(path, known)
    }
  for (const asked of calls)
    for (const [customer, figures] of customers) {
      const { answer, bytes, milliseconds } = await timed(url, asked, customer)
      const rows = (answer.status === 1 && WHOLE.get(asked.path)?.rows(answer.data)) || 0
      if (answer.status === 1) noteIn(figures)(asked.path, milliseconds, bytes, rows)
      else refused.add(`${asked.path}: ${answer.msg}`)
    }
  for (const [customer, figures] of customers) await trade(url, customer, noteIn(figures))
}

/** Takes the sweeps from the broker for an hour, as another process would: only those that are measured run. */
const holdSweeps = async (databaseUrl: string): Promise<void> => {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query(
    `insert into leases (name, holder, fence, expires) values ('trading', $1, 1, now() + interval '1 hour')
     on conflict (name) do update set holder = excluded.holder, fence = leases.fence + 1, expires = excluded.expires`,
    [randomUUID()],
  )
  await client.end()
}

const passed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** The most sweeps that may have something to close: each order of them takes what the book has in one second. */
const MOST_SWEEPS = 120

/**
 * Sweeps until nothing is left to do, a second apart: the crowd has positions on margin that the price of their
 * instrument has passed.
 */
const tellClosing = async (url: string): Promise<void> => {
  const { post } = control(url)
  const times: number[] = []
  let stopped = 0
  for (let sweeps = 0; sweeps < MOST_SWEEPS; sweeps += 1) {
    const start = performance.now()
    const { matched, stoppedOut, triggered } = await post('/trading/sweep')
    if (matched + stoppedOut + triggered === 0) break
    times.push(performance.now() - start)
    stopped += stoppedOut
    await sleep(1_000)
  }
  tell(`first sweep, of ${stopped} positions that are stopped out`, times[0] ?? 0, 'ms')
  tell(`sweeps that had something to do, slowest of ${times.length - 1} more`, Math.max(0, ...times.slice(1)), 'ms')
}

/** What the broker does by itself, in milliseconds. */
const ownWork = async (url: string): Promise<ReadonlyMap<string, number>> => {
  const { post } = control(url)
  const works = {
    'sweep of the market': () => post('/trading/sweep'),
    'jobs that are due': () => post('/jobs/run'),
    'dividends that are due': () => post('/dividends/settle'),
  }
  const figures = new Map<string, number>()
  for (const [name, work] of Object.entries(works)) {
    await work()
    figures.set(name, median(await repeated(9, () => passed(work))))
  }
  return figures
}

const repeated = async <T>(count: number, work: () => Promise<T>): Promise<readonly T[]> => {
  const results: T[] = []
  for (let round = 0; round < count; round += 1) results.push(await work())
  return results
}

const tellCalls = (young: Figures, old: Figures): void => {
  const rows = [...old].map(([path, { bytes, rows: listed, times }]) => {
    const [before, after] = [median(young.get(path)?.times ?? []), median(times)]
    return { path, bytes, listed, before, after, ratio: after / before }
  })
  for (const { after, before, bytes, listed, path, ratio } of rows.toSorted((a, b) => b.ratio - a.ratio)) {
    const whole = WHOLE.get(path)
    const what = `${path.padEnd(26)} ${before.toFixed(1)} → ${after.toFixed(1)} ms, ${(bytes / 1_024).toFixed(0)} kB`
    if (whole === undefined) tell(what, ratio, '×', { max: 2 })
    else tell(`${what}, for 1,000 of ${listed} rows`, (after / listed) * 1_000, 'ms', { max: whole.goal })
  }
}

/**
 * A broker with a year of many customers behind it: each call of a customer with one page of positions
 * against the same of one with 8,000, and the broker's own work and its start against those of an empty one.
 */
export const benchGrowth = async (isWhole: boolean): Promise<void> => {
  const size = sizeOf(isWhole)
  const folder = await mkdtemp(join(tmpdir(), 'paper-growth-'))
  await chmod(folder, 0o755)
  const start = () => startBroker({ PAPER_DATA: folder, PAPER_DEMO: '0', PAPER_CONTROL: '1' })
  let broker: RunningBroker | undefined
  try {
    broker = await start()
    await control(broker.url).post('/market/open', { calendar: 'MY' })
    const old = await makeCustomer(broker.url)
    const young = await makeCustomer(broker.url)
    for (const { account } of [old, young])
      await control(broker.url).post('/credit', { account, currency: 'MYR', amount: '90000000' })
    const empty = await ownWork(broker.url)
    await broker.stop()
    const emptyStart = await passed(async () => (broker = await start()))
    await broker.stop()
    // Without a broker, which would settle dividends of half a year's rows.
    const cluster = await openCluster(folder)
    const fill = async () => {
      await grow(cluster.url(), size, { old: old.account, young: young.account }, new Date())
      await holdSweeps(cluster.url())
    }
    const filled = await passed(fill).finally(cluster.stop)
    const { customers, positions } = size
    const postings = (customers * positions + size.old) * 10
    tell(`${customers} customers, ${postings / 5} orders, ${postings} postings, made in`, filled / 1_000, 's')
    const grownStart = await passed(async () => (broker = await start()))
    tell(`start, empty ${emptyStart.toFixed(0)} ms`, grownStart / emptyStart, '×', { max: 2 })
    const problems = (await control(broker.url).get('/audit')) as { problems: readonly string[] }
    tell('problems in the books', problems.problems.length, '', { max: 0 })
    for (const problem of problems.problems.slice(0, 3)) process.stdout.write(`  ${problem}\n`)
    await tellClosing(broker.url)
    const grown = await ownWork(broker.url)
    for (const [name, before] of empty) {
      const after = grown.get(name) ?? Number.NaN
      tell(`${name}, ${before.toFixed(1)} → ${after.toFixed(1)} ms`, after / before, '×')
    }
    const calls = reads(CODE)
    const [ofYoung, ofOld]: [Figures, Figures] = [new Map(), new Map()]
    await measureCalls(broker.url, calls, new Map([young, old].map((customer) => [customer, new Map()])))
    for (let round = 0; round < ROUNDS; round += 1)
      await measureCalls(
        broker.url,
        calls,
        new Map([
          [young, ofYoung],
          [old, ofOld],
        ]),
      )
    tellCalls(ofYoung, ofOld)
    for (const one of refused) process.stdout.write(`not measured, ${one}\n`)
  } finally {
    await broker?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
