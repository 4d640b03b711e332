import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { audit } from '../../../ledger/audit.ts'
import { makePaperMarket } from '../../../market/paperMarket.ts'
import { openTestClock } from '../../../platform/clock/clock.ts'
import { callAt } from '../../../testing/broker.ts'
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts'
import { longRuns } from '../../../testing/longRuns.ts'
import { type BrokerProcess, spawnBroker } from '../../../testing/process.ts'
import { auditMovements } from '../../records/audit.ts'
import { auditTrading } from '../audit.ts'
import { OPEN } from '../testing/desk.ts'
import { broken, seenIn } from './testing/broken.ts'
import { beginLife, type Brokers, bought, CODE, type Moment, moment, nextTuesday } from './testing/life.ts'

/** Two broker processes on one database; a killed one is undefined until it is started again. */
const running: [BrokerProcess | undefined, BrokerProcess | undefined] = [undefined, undefined]
let database: TestDatabase

const start = async (which: 0 | 1): Promise<void> => {
  const clock = { PAPER_CLOCK: 'test', PAPER_CLOCK_START: OPEN }
  const process = await spawnBroker({ DATABASE_URL: database.url, PAPER_DEMO: '0', PAPER_LOG: 'silent', ...clock })
  if (process.url === undefined) throw new Error(`did not start: ${process.output().err}`)
  running[which] = process
}
const kill = async (which: 0 | 1): Promise<void> => {
  const process = running[which]
  running[which] = undefined
  process?.child.kill('SIGKILL')
  await process?.ended
}

beforeAll(async () => {
  database = await createTestDatabase()
  await start(0)
  await start(1)
})
afterAll(async () => {
  for (const process of running) process?.child.kill('SIGTERM')
  await Promise.all(running.flatMap((process) => process?.ended ?? []))
  await database.drop()
})

let calls = 0
/** The address of a process that runs, one after the other; waits while none does. */
const address = () =>
  vi.waitFor(
    () => {
      const urls = running.flatMap((process) => process?.url ?? [])
      const url = urls[calls++ % Math.max(urls.length, 1)]
      if (url === undefined) throw new Error('no process runs')
      return url
    },
    { timeout: 60_000, interval: 20 },
  )

/** Sends to a process until one answers: the same request again, as an app does that got no answer. */
const untilAnswered = async <A>(send: (url: string) => Promise<A>): Promise<A> => {
  for (;;) {
    const answer = await send(await address()).catch((cause: unknown) => {
      // What `fetch` throws where the connection ended or was refused.
      if (cause instanceof TypeError) return undefined
      throw cause
    })
    if (answer !== undefined) return answer
  }
}

const postControl = async (url: string, path: string, body: object): Promise<Response> => {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${url}/control${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`control ${path}: ${answer.status} ${await answer.text()}`)
  return answer
}

let accounts = 0
const brokers: Brokers = {
  call: (path, body, session) => untilAnswered((url) => callAt(url, path, body, session)),
  control: (path, body) => untilAnswered((url) => postControl(url, path, body)),
  customer: async (practiceMoney) => {
    const account = String(7_300_000_000 + ++accounts)
    const body = { account, password: 'test1234', practiceMoney }
    const answer = await untilAnswered((url) => postControl(url, '/customers', body))
    const { token } = (await answer.json()) as { token: string }
    return { account, token }
  },
  sweep: async () => {
    const urls = running.flatMap((process) => process?.url ?? [])
    await Promise.allSettled(urls.map((url) => postControl(url, '/trading/sweep', {})))
  },
}

/** What a process that is to die waits for in the middle of its work. */
const TABLES = ['protections', 'positions', 'orders', 'ledger_accounts', 'fills'] as const

/**
 * Lets both processes work until one of their transactions waits for a table, kills one or both there, and lets the rest
 * go on. Where the work needs nothing of that table, it is killed when the work is done.
 */
const dieDuring = async (
  work: () => Promise<unknown>,
  { which, table }: { readonly which: 'first' | 'second' | 'both'; readonly table: (typeof TABLES)[number] },
): Promise<void> => {
  const client = new pg.Client(database.url)
  await client.connect()
  await client.query('begin')
  await client.query(`lock table ${table} in share row exclusive mode`)
  const isWaiting = async () => {
    const { rowCount } = await client.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rowCount !== null && rowCount > 0
  }
  let isDone = false
  const done = work().finally(() => (isDone = true))
  await expect.poll(async () => isDone || (await isWaiting()), { interval: 10, timeout: 60_000 }).toBe(true)
  const killed = which === 'both' ? ([0, 1] as const) : ([which === 'first' ? 0 : 1] as const)
  await Promise.all(killed.map(kill))
  await client.query('rollback')
  await client.end()
  // What got no answer is sent again, to one that runs.
  if (running.every((process) => process === undefined)) await start(0)
  await done
}

const death = fc.record({
  during: fc.constantFrom('acts', 'passing', 'sweep'),
  which: fc.constantFrom('first', 'second', 'both'),
  table: fc.constantFrom(...TABLES),
  /** Whether the other one is alone until the end of the next moment. */
  absent: fc.boolean(),
})

type Death = typeof death extends fc.Arbitrary<infer D> ? D : never

/** Lives in which something is triggered for certain, and who triggers it dies before it is written. */
const CERTAIN: Array<[Array<[Moment, Death | undefined]>]> = [
  // The stop, by a gap; the process dies between the trigger and its fill.
  [[[bought('3.20'), { during: 'sweep', which: 'first', table: 'fills', absent: false }]]],
  // The take-profit; both processes die before it is triggered.
  [[[bought('4.10'), { during: 'sweep', which: 'both', table: 'positions', absent: true }]]],
]

it(
  'fills one side, sells no more than is held and misses no trigger, whichever of two processes is killed in the middle of what (property)',
  { retry: 0, timeout: longRuns(240_000, 7_200_000) },
  async () => {
    const { db } = database
    const clock = await openTestClock(db, new Date(OPEN))
    const broker = { db, clock, market: makePaperMarket('paper') }
    let deaths = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(moment, fc.option(death, { nil: undefined, freq: 2 })), { minLength: 3, maxLength: 4 }),
        async (moments) => {
          const life = await beginLife(brokers, nextTuesday(await clock.now()))
          for (const [one, dies] of moments) {
            const step = async (during: Death['during'], work: () => Promise<unknown>) => {
              if (dies?.during === during) deaths += 1
              await (dies?.during === during ? dieDuring(work, dies) : work())
            }
            await step('acts', () => life.act(one))
            await step('passing', () => life.pass(one))
            await step('sweep', brokers.sweep)
            for (const which of [0, 1] as const)
              if (running[which] === undefined && !(dies?.absent === true && which === 1)) await start(which)
            await brokers.sweep()
            expect(await broken(broker, CODE)).toEqual([])
          }
          expect(await auditTrading(db)).toEqual([])
          expect(await audit(db)).toEqual([])
          expect(await auditMovements(db)).toEqual([])
        },
      ),
      { numRuns: longRuns(2, 150), endOnFailure: true, examples: CERTAIN },
    )
    const { gaps, sides } = await seenIn(broker)
    expect([deaths > 1, sides > 1, gaps > 0]).toEqual([true, true, true])
  },
)
