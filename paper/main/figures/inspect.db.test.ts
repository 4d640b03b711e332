import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { uuidv7 } from '../../platform/wireText/uuid.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { insertCustomer } from '../../testing/customers.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { clockSkew, readBacklog } from './backlog.ts'
import { inspect, inspectDatabase } from './inspect.ts'

const MINUTE = 60_000
const ago = (minutes: number): Date => new Date(Date.now() - minutes * MINUTE)

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.drop())

/** What is found, by name. */
const found = async () =>
  Object.fromEntries(
    (await inspectDatabase(database.url, 'real')).map(({ name, state, text }) => [name, { state, text }]),
  )
const wrong = async () =>
  Object.entries(await found()).flatMap(([name, { state }]) => (state === 'wrong' ? [name] : []))

it('finds nothing wrong with a new database', async () => {
  expect(await wrong()).toEqual([])
  expect(Object.keys(await found()).toSorted()).toEqual(['clock', 'jobs', 'migrations', 'outbox'])
})

it('finds a step that is not done, and asks nothing of tables that may be missing', async () => {
  await sql`drop table savings_purchases, savings_plans`.execute(database.db)
  await sql`delete from kysely_migration where name = '0300_savings_plans'`.execute(database.db)
  expect(await found()).toMatchObject({ migrations: { state: 'wrong' }, clock: { state: 'fine' } })
  expect(await found()).not.toHaveProperty('jobs')
  await migrate(database.db)
  expect(await wrong()).toEqual([])
})

it('finds a step of a newer version, whose database a start refuses in one line', async () => {
  await sql`insert into kysely_migration (name, timestamp) values ('9999_later', '2027-01-01')`.execute(database.db)
  expect((await found())['migrations']).toMatchObject({ state: 'wrong', text: expect.stringContaining('9999_later') })
  await expect(migrate(database.db)).rejects.toThrow(
    /^a newer version has brought it to step 9999_later, .*: start that version, or restore a backup of before$/,
  )
})

it('finds jobs that are late and jobs that failed', async () => {
  const job = { kind: 'unknown', subject: '1', failures: 0, failed_with: null }
  await database.db
    .insertInto('jobs')
    .values({ ...job, id: randomUUID(), due: ago(2) })
    .execute()
  expect(await wrong()).toEqual(['jobs'])
  await sql`update jobs set due = now() + interval '1 hour', failures = 1`.execute(database.db)
  expect(await wrong()).toEqual(['jobs'])
})

it('finds events that nobody removes', async () => {
  await insertCustomer(database.db)
  await sql`insert into live_events (customer_id, topic, subjects) select id, 'orders', '{}' from customers`.execute(
    database.db,
  )
  expect(await wrong()).toEqual([])
  await sql`update live_events set at = now() - interval '61 minutes'`.execute(database.db)
  expect(await wrong()).toEqual(['outbox'])
})

/** A notification of a message so many minutes ago, for a subscription that is left alone until a moment. */
const waits = async (minutes: number, retryAt: Date | null): Promise<void> => {
  const customer = await insertCustomer(database.db)
  const hash = randomBytes(32)
  await sql`insert into sessions (token_hash, customer_id, created_at, used_at, expires_at)
    values (${hash}, ${customer}, now(), now(), now() + interval '1 day')`.execute(database.db)
  await sql`insert into push_subscriptions
      (id, session_hash, customer_id, device_token, language, topics, retry_at)
    values (${randomUUID()}, ${hash}, ${customer}, ${randomUUID()}, 'us', '{orders}', ${retryAt})`.execute(database.db)
  const id = uuidv7(ago(minutes))
  await sql`insert into messages (id, customer_id, kind, parameters, created_at)
    values (${id}, ${customer}, 'order-filled', '{}', ${ago(minutes)})`.execute(database.db)
  await sql`insert into push_deliveries (subscription_id, message_id)
    select id, ${id} from push_subscriptions where customer_id = ${customer} on conflict do nothing`.execute(
    database.db,
  )
}

it('finds notifications that nobody sends, but for services that are left alone', async () => {
  await waits(30, new Date(Date.now() + 5 * MINUTE))
  expect(await wrong()).toEqual([])
  expect(await readBacklog(database.db, new Date())).toMatchObject({
    notifications: 1,
    notificationsAlone: 1,
    notificationsAge: 0,
  })
  await waits(16, null)
  expect(await wrong()).toEqual(['outbox'])
  expect(await readBacklog(database.db, new Date())).toMatchObject({ notifications: 2, notificationsAlone: 1 })
})

it('finds how far the clocks are apart, with half of what the question took', async () => {
  expect(Math.abs(await clockSkew(database.db))).toBeLessThan(1)
  expect(await clockSkew(database.db, { now: () => Promise.resolve(ago(1.5)) })).toBeCloseTo(-90, 0)
  expect(await clockSkew(database.db, { now: () => Promise.resolve(ago(-30)) })).toBeGreaterThan(1_000)
})

it('says in one line which setting makes no sense, or that a database does not answer', async () => {
  const told = { url: 'http://127.0.0.1:9' }
  expect(await inspect({ PORT: 'eighty' }, told)).toEqual([
    { name: 'settings', state: 'wrong', text: 'PORT is not a port number: eighty' },
  ])
  const findings = await inspect({ DATABASE_URL: 'postgres://someone:secret@127.0.0.1:9/paper' }, told)
  expect(findings.find(({ name }) => name === 'migrations')).toMatchObject({ state: 'wrong' })
  expect(JSON.stringify(findings)).not.toContain('secret')
  const own = await inspect({ PAPER_DATA: '/does/not/exist' }, told)
  expect(own.find(({ name }) => name === 'migrations')).toMatchObject({ state: 'unknown' })
})
