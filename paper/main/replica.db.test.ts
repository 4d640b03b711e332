import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { appendFile, chown, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Operation } from '../platform/contract/operations.ts'
import { openDatabase, type OpenDatabase } from '../platform/database/connect.ts'
import { makeReplica, type ReadOutcome, type Replica } from '../platform/database/replica.ts'
import { backUp } from '../platform/postgres/backup/backUp.ts'
import { restore } from '../platform/postgres/backup/restore.ts'
import { type Cluster, openCluster } from '../platform/postgres/cluster.ts'
import { reject } from '../platform/rejection/rejection.ts'
import { callAt, type Session } from '../testing/broker.ts'
import { TEST_CLOCK } from '../testing/clock.ts'
import { makeDataFolder } from '../testing/process.ts'
import { serverNumber, signalServer } from '../testing/server.ts'
import { type RunningBroker, startBroker } from './broker.ts'
import { readEnvironment } from './environment.ts'
import { inspectReplica } from './figures/inspect.ts'
import { REPLICA_READS } from './reads.ts'

/** A primary and its replica, each in a folder of its own, and two brokers on them. */
const folders: Array<Awaited<ReturnType<typeof makeDataFolder>>> = []
let copies: string
let primary: Cluster
let follower: Cluster
let admin: pg.Client
let standby: pg.Client
let database: OpenDatabase
let one: RunningBroker
let two: RunningBroker
let session: Session

const folderOf = (nth: number): string => folders[nth]?.path ?? ''
const start = (): Promise<RunningBroker> =>
  startBroker({
    ...readEnvironment({
      NODE_ENV: 'test',
      PAPER_TEST_HASHES: '1',
      PAPER_VALIDATE_RESPONSES: '1',
      PORT: '0',
      PAPER_DEMO: '0',
      PAPER_LOG: process.env['PAPER_LOG'] ?? 'silent',
      DATABASE_URL: primary.url(),
      DATABASE_REPLICA_URL: follower.url(),
      ...TEST_CLOCK,
    }),
    metrics: { host: '127.0.0.1', port: 0 },
  })
/** Named as another broker, which keeps a server from being stopped. */
const clientOf = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url.replace(/paper-broker-\d+/, 'paper-broker-test') })
  client.on('error', () => {})
  await client.connect()
  return client
}
/** Makes a follower of the primary out of a backup. */
const follow = async (): Promise<Cluster> => {
  await backUp(folderOf(0), join(copies, 'copy'))
  await restore(folderOf(1), join(copies, 'copy'))
  const data = join(folderOf(1), 'postgres')
  const { gid, uid } = await stat(data)
  await writeFile(join(data, 'standby.signal'), '')
  await chown(join(data, 'standby.signal'), uid, gid)
  await appendFile(join(data, 'postgresql.conf'), `primary_conninfo = '${primary.url()}'\n`)
  return openCluster(folderOf(1))
}
/** Resolves when the replica has all that the primary has written so far. */
const caughtUp = async (): Promise<void> => {
  const { rows } = await admin.query<{ place: string }>('select pg_current_wal_flush_lsn()::text as place')
  const ask = () =>
    standby.query<{ has: boolean }>('select pg_last_wal_replay_lsn() >= $1::pg_lsn as has', [rows[0]?.place])
  await expect.poll(async () => (await ask()).rows[0]?.has).toBe(true)
}
const control = async <T>(path: string, body: object): Promise<T> => {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await fetch(`${one.url}/control${path}`, init)
  if (!answer.ok) throw new Error(`control ${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as T
}
/** How many reads of a broker had an outcome. */
const countOf = async ({ metricsUrl }: RunningBroker, outcome: ReadOutcome): Promise<number> => {
  const text = await (await fetch(metricsUrl ?? '')).text()
  return Number(new RegExp(`^paper_replica_reads_total\\{outcome="${outcome}"\\} (\\d+)`, 'm').exec(text)?.[1] ?? 0)
}

beforeAll(async () => {
  folders.push(await makeDataFolder(), await makeDataFolder())
  copies = await mkdtemp(join(tmpdir(), 'paper-copies-'))
  primary = await openCluster(folderOf(0))
  admin = await clientOf(primary.url())
  follower = await follow()
  standby = await clientOf(follower.url())
  database = await openDatabase({ url: primary.url(), folder: '' })
  one = await start()
  two = await start()
  const account = '6000000001'
  const practiceMoney = { MYR: '100000.00' }
  session = {
    account,
    ...(await control<{ token: string }>('/customers', { account, password: 'test1234', practiceMoney })),
  }
})
afterAll(async () => {
  for (const broker of [one, two]) await broker?.stop()
  await database?.close()
  await admin?.end()
  await standby?.end().catch(() => {})
  await follower?.stop()
  await primary?.stop()
  for (const folder of folders) await folder.remove()
  await rm(copies, { recursive: true, force: true })
})
beforeEach(async () => {
  await standby.query('select pg_wal_replay_resume()').catch(() => {})
})

it('answers each of its calls from the replica: none of them writes', async () => {
  const order = { code: '96115', direction: 'long', action: 'open', ordertype: 'market', quantity: '100' }
  await callAt(one.url, '/trade/order', { ...order, clientorderid: randomUUID() }, session)
  await expect.poll(async () => (await callAt(one.url, '/trade/fills', {}, session)).data.list.length).toBe(1)
  const fields: Partial<Record<Operation, Record<string, string>>> = {
    '/follow/info': { code: 'FT-1' },
    '/follow/record': { code: 'FT-1', days: '30' },
    '/offer/subscriptions': { kind: 'newshare' },
    '/trade/performance': { period: '1m' },
    '/trade/statement': { month: '2026-06' },
    '/trade/urnjylist': { buy_type: '1' },
  }
  await caughtUp()
  const answered = async () => (await countOf(one, 'replica')) + (await countOf(one, 'refused'))
  const unread: Array<string> = []
  for (const path of REPLICA_READS) {
    const [before, failed] = [await answered(), await countOf(one, 'failed')]
    // What the broker itself did for this customer just now may not be there yet.
    const ask = async () => {
      await callAt(one.url, path, { language: 'us', id: randomUUID(), ...fields[path] }, session)
      return (await answered()) + (await countOf(one, 'failed')) > before + failed
    }
    const isAsked = await expect
      .poll(ask)
      .toBe(true)
      .then(
        () => true,
        () => false,
      )
    if (!isAsked || (await countOf(one, 'failed')) > failed) unread.push(path)
  }
  expect(unread).toEqual([])
})

it('shows a customer what they wrote at another broker, though the replica lacks it', async () => {
  await caughtUp()
  await standby.query('select pg_wal_replay_pause()')
  const plans = async () => (await callAt(two.url, '/plan/list', {}, session)).data
  const before = (await plans()).length
  const own = await countOf(two, 'own')
  const plan = { code: '96115', money: '100.00', rhythm: 'monthly', day: '5', reminder: '0', requestid: randomUUID() }
  const made = await callAt(one.url, '/plan/add', plan, session)
  expect(made.status).toBe(1)
  expect((await plans()).length).toBe(before + 1)
  expect(await countOf(two, 'own')).toBe(own + 1)
  await standby.query('select pg_wal_replay_resume()')
  await caughtUp()
  const replica = await countOf(two, 'replica')
  await expect
    .poll(async () => ((await plans()).length === before + 1 ? countOf(two, 'replica') : -1))
    .toBeGreaterThan(replica)
})

/** A replica with a small limit, as a broker has it, that is being watched. */
const watched = async (latest?: number) => {
  const outcomes: Array<ReadOutcome> = []
  const troubles: Array<string | undefined> = []
  const replica: Replica = makeReplica(follower.url(), database.db, { max: 2 }, false, latest)
  replica.start({ onChange: (trouble) => troubles.push(trouble), count: (outcome) => outcomes.push(outcome) })
  const read = (written?: bigint) =>
    replica.read(
      written,
      () => Promise.resolve('replica'),
      () => Promise.resolve('primary'),
    )
  return { replica, outcomes, troubles, read }
}

it('goes to the primary while the replica is behind, and back', async () => {
  expect(await inspectReplica(primary.url(), follower.url())).toMatchObject({ state: 'fine' })
  const { outcomes, read, replica, troubles } = await watched(1_000)
  await expect.poll(() => read()).toBe('replica')
  await standby.query('select pg_wal_replay_pause()')
  await admin.query('create table if not exists late (id int)')
  await expect.poll(() => read()).toBe('primary')
  expect(outcomes.at(-1)).toBe('late')
  await expect.poll(() => replica.lag()).toBeGreaterThan(1_000)
  await expect.poll(() => troubles.at(-1)).toBe('it is too far behind')
  await standby.query('select pg_wal_replay_resume()')
  await expect.poll(() => read()).toBe('replica')
  await replica.close()
})

it('reads a refusal again from the primary, and what the replica fails at', async () => {
  const { outcomes, read, replica } = await watched()
  await expect.poll(() => read()).toBe('replica')
  const found = () => Promise.resolve('found')
  expect(await replica.read<unknown>(undefined, () => Promise.resolve(reject('message-not-found')), found)).toBe(
    'found',
  )
  expect(outcomes.at(-1)).toBe('refused')
  const write = (db: OpenDatabase['db']) => sql`delete from late`.execute(db)
  expect(await replica.read<unknown>(undefined, write, found)).toBe('found')
  expect(outcomes.at(-1)).toBe('failed')
  await replica.close()
})

it('goes to the primary where the replica ends a read to go on following', async () => {
  await standby.query('alter system set max_standby_streaming_delay = 0')
  await standby.query('select pg_reload_conf()')
  const { outcomes, read, replica } = await watched()
  await admin.query('create table if not exists conflict (id int); insert into conflict select generate_series(1, 100)')
  await caughtUp()
  await expect.poll(() => read()).toBe('replica')
  let hasFollowed = false
  const work = async (db: OpenDatabase['db']) => {
    await sql`select count(*) from conflict`.execute(db)
    await admin.query('drop table conflict')
    await caughtUp()
    hasFollowed = true
    await sql`select count(*) from conflict`.execute(db)
    return 'replica'
  }
  expect(await replica.read(undefined, work, () => Promise.resolve('primary'))).toBe('primary')
  expect([outcomes.at(-1), hasFollowed]).toEqual(['failed', true])
  await replica.close()
})

const unread = async (): Promise<unknown> => (await callAt(two.url, '/message/unread', {}, session)).status

it('answers by the primary while the replica is silent, is killed and is started again', async () => {
  const number = await serverNumber(folderOf(1))
  const sessions = execFileSync('ps', ['-o', 'pid=', '--ppid', String(number)])
    .toString()
    .trim()
    .split(/\s+/)
  const all = [number, ...sessions.map(Number)]
  for (const one of all) process.kill(one, 'SIGSTOP')
  for (const _ of [1, 2, 3]) expect(await unread()).toBe(1)
  for (const one of all) process.kill(one, 'SIGCONT')
  const before = await countOf(two, 'replica')
  await expect.poll(async () => ((await unread()) === 1 ? countOf(two, 'replica') : -1)).toBeGreaterThan(before)

  await signalServer(folderOf(1), 'SIGKILL')
  for (const _ of [1, 2, 3]) expect(await unread()).toBe(1)
  await expect
    .poll(async () => (await (await fetch(two.metricsUrl ?? '')).text()).includes('paper_replica_lag_seconds +Inf'))
    .toBe(true)
})

it('is read no more once it has become a primary', async () => {
  await follower.revive()
  const { outcomes, read, replica, troubles } = await watched()
  standby = await clientOf(follower.url())
  await expect.poll(() => read()).toBe('replica')
  await standby.query('select pg_promote()')
  await expect.poll(() => read()).toBe('primary')
  expect(outcomes.at(-1)).toBe('away')
  await expect.poll(() => troubles.at(-1)).toBe('it is not a standby')
  expect(await unread()).toBe(1)
  expect(await inspectReplica(primary.url(), follower.url())).toMatchObject({ state: 'wrong' })
  await replica.close()
})
