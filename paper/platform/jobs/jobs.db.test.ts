import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Broker } from '../broker/call.ts'
import { transaction } from '../database/transaction.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { later, MINUTE, SECOND } from '../clock/instant.ts'
import { giveBack, isHeld, RENEWED_AFTER, takeLease } from './lease.ts'
import { startLeased } from './leased.ts'
import { schedule } from './queue.ts'
import { runDue, type JobHandlers } from './run.ts'
import { startRunner } from './runner.ts'

const START = new Date('2026-01-12T02:00:00Z')
let now = START
let broker: Broker
let drop: () => Promise<void>
beforeAll(async () => {
  const database = await createTestDatabase()
  drop = database.drop
  const silent = () => {}
  const log = { info: silent, warn: silent, error: silent }
  broker = { db: database.db, clock: { now: () => Promise.resolve(now) }, log } as unknown as Broker
})
afterAll(() => drop())

const plan = (kind: string, subject: string, due = now) =>
  transaction(broker.db, (tx) => schedule(tx, { kind, subject, due }))
const left = () => broker.db.selectFrom('jobs').select(['kind', 'subject', 'failures', 'failed_with', 'due']).execute()

/** Something to wait for until it is opened. */
const gate = () => {
  let open = () => {}
  const passed = new Promise<void>((done) => (open = done))
  return { passed, open: () => open() }
}

it('does a job when it is due, once, however many runners look for it', async () => {
  const jobHandlers: JobHandlers = {
    // Done twice, this would break the table's key.
    note: async (tx, subject, at) => {
      await tx.insertInto('closed_services').values({ name: subject, since: at }).execute()
    },
  }
  const done = async () => {
    const rows = await broker.db.selectFrom('closed_services').select('name').execute()
    return rows.map(({ name }) => name).toSorted()
  }
  await plan('note', 'later', later(now, MINUTE))
  for (let n = 0; n < 5; n++) await plan('note', `now ${n}`)
  await plan('note', 'now 0')
  const counts = await Promise.all(Array.from({ length: 4 }, () => runDue(broker, jobHandlers)))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(5)
  expect(await done()).toEqual(['now 0', 'now 1', 'now 2', 'now 3', 'now 4'])
  now = later(now, MINUTE)
  expect(await runDue(broker, jobHandlers)).toBe(1)
  expect(await done()).toContain('later')
  expect(await left()).toEqual([])
})

it('returns when a job that another process is doing is done', async () => {
  const [started, finish] = [gate(), gate()]
  const jobHandlers: JobHandlers = {
    slow: () => {
      started.open()
      return finish.passed
    },
  }
  await plan('slow', 'x')
  const first = runDue(broker, jobHandlers)
  await started.passed
  const second = runDue(broker, jobHandlers)
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await waiting.execute(broker.db)).rows.length).toBe(1)
  finish.open()
  expect(await Promise.all([first, second])).toEqual([1, 0])
  expect(await left()).toEqual([])
})

it('rolls back a job that fails and tries it again later, at growing intervals', async () => {
  let isBroken = true
  const jobHandlers: JobHandlers = {
    fragile: async (tx, subject, at) => {
      await tx.insertInto('closed_services').values({ name: subject, since: at }).execute()
      if (isBroken) throw new Error('broken')
    },
  }
  const subject = randomUUID()
  await plan('fragile', subject)
  expect(await runDue(broker, jobHandlers)).toBe(1)
  expect(await left()).toMatchObject([{ failures: 1, failed_with: 'broken', due: later(now, MINUTE) }])
  now = later(now, MINUTE)
  expect(await runDue(broker, jobHandlers)).toBe(1)
  expect(await left()).toMatchObject([{ failures: 2, due: later(now, 2 * MINUTE) }])
  const made = () => broker.db.selectFrom('closed_services').select('name').where('name', '=', subject).execute()
  expect(await made()).toEqual([])
  isBroken = false
  now = later(now, 2 * MINUTE)
  expect(await runDue(broker, jobHandlers)).toBe(1)
  expect(await made()).toEqual([{ name: subject }])
})

it('leaves a job for later that a clock moved back during the run makes due later', async () => {
  const [early, late] = [now, later(now, MINUTE)]
  const done: string[] = []
  const jobHandlers: JobHandlers = {
    moveBack: async () => void (now = early),
    note: async (_tx, subject) => void done.push(subject),
  }
  await plan('moveBack', 'x', early)
  await plan('note', 'late', late)
  now = late
  expect(await runDue(broker, jobHandlers)).toBe(1)
  expect(done).toEqual([])
  now = late
  expect(await runDue(broker, jobHandlers)).toBe(1)
  expect(done).toEqual(['late'])
})

it('leaves jobs of an unknown kind for a process that knows them', async () => {
  await plan('unknown', 'x')
  expect(await runDue(broker, {})).toBe(1)
  expect(await left()).toMatchObject([{ kind: 'unknown', failed_with: 'no handler for jobs of the kind unknown' }])
  await broker.db.deleteFrom('jobs').execute()
})

it('grants a lease to one holder at a time, with a higher fence for the next', async () => {
  const [here, there] = [randomUUID(), randomUUID()]
  const first = await takeLease(broker.db, 'test', here)
  expect(first).toMatchObject({ fence: 1n })
  expect(await takeLease(broker.db, 'test', there)).toBeUndefined()
  expect(await takeLease(broker.db, 'test', here)).toEqual(first)
  await giveBack(broker.db, first!)
  const second = await takeLease(broker.db, 'test', there)
  expect(second).toMatchObject({ fence: 2n })
  const holds = (lease: typeof first) => transaction(broker.db, (tx) => isHeld(tx, lease!))
  expect([await holds(first), await holds(second)]).toEqual([false, true])
})

it('does nothing with a lease that another process has taken since', async () => {
  const stale = await takeLease(broker.db, 'stale', randomUUID())
  await giveBack(broker.db, stale!)
  await takeLease(broker.db, 'stale', randomUUID())
  await plan('note', 'x')
  const jobHandlers: JobHandlers = { note: () => Promise.resolve() }
  expect(await runDue(broker, jobHandlers, stale)).toBe(0)
  expect(await left()).toHaveLength(1)
  expect(await runDue(broker, jobHandlers)).toBe(1)
})

it('looks for jobs as long as it runs, and finishes the current one when it is stopped', async () => {
  const [started, finish] = [gate(), gate()]
  const jobHandlers: JobHandlers = {
    slow: () => {
      started.open()
      return finish.passed
    },
  }
  const stops = [startRunner(broker, jobHandlers), startRunner(broker, jobHandlers)]
  await plan('slow', 'x', later(now, -SECOND))
  await started.passed
  const stopped = Promise.all(stops.map((stop) => stop()))
  finish.open()
  await stopped
  expect(await left()).toEqual([])
})

it('renews its lease only after a while, not with each run', async () => {
  let passed = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => passed)
  const ends: Date[] = []
  const work = async () => {
    const { expires } = await broker.db
      .selectFrom('leases')
      .select('expires')
      .where('name', '=', 'often')
      .executeTakeFirstOrThrow()
    ends.push(expires)
    if (ends.length === 3) passed = RENEWED_AFTER
  }
  const stop = startLeased(broker, { name: 'often', pause: 1, work, trouble: 'failed' })
  await expect.poll(() => ends.length).toBeGreaterThan(4)
  await stop()
  clock.mockRestore()
  expect(new Set(ends.slice(0, 3).map(Number)).size).toBe(1)
  expect(ends[3]!.getTime()).toBeGreaterThan(ends[2]!.getTime())
})

it('says that another process has taken its lease', async () => {
  let passed = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => passed)
  let [runs, lost] = [0, 0]
  const work = async () => void (runs += 1)
  const stop = startLeased(broker, { name: 'taken', pause: 1, work, onLost: () => (lost += 1), trouble: 'failed' })
  await expect.poll(() => runs).toBeGreaterThan(0)
  expect(lost).toBe(0)
  await sql`update leases set holder = gen_random_uuid(), expires = clock_timestamp() + interval '1 hour' where name = 'taken'`.execute(
    broker.db,
  )
  passed = RENEWED_AFTER
  await expect.poll(() => lost).toBeGreaterThan(0)
  await stop()
  clock.mockRestore()
})
