import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { textByCode } from '../../../adapters/generated/messages.ts'
import { type RunningBroker, startBroker } from '../../main/broker.ts'
import { readEnvironment } from '../../main/environment.ts'
import { schedule } from '../jobs/queue.ts'
import { callAt, type Session } from '../../testing/broker.ts'
import { TEST_CLOCK } from '../../testing/clock.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { type DatabaseProxy, startDatabaseProxy } from '../../testing/databaseProxy.ts'
import { ConnectionLost } from './connectionLost.ts'
import { transaction } from './transaction.ts'
import { startWatch } from './watch.ts'

const BUSY = textByCode['system-busy']

let database: TestDatabase
let network: DatabaseProxy
let running: RunningBroker
let mine: Session
beforeAll(async () => {
  database = await createTestDatabase()
  network = await startDatabaseProxy(database.url)
  const environment = readEnvironment({
    NODE_ENV: 'test',
    PAPER_TEST_HASHES: '1',
    PORT: '0',
    PAPER_DEMO: '0',
    PAPER_LOG: 'silent',
    DATABASE_URL: network.url,
    ...TEST_CLOCK,
  })
  running = await startBroker(environment)
  const account = '6000000001'
  const answer = await fetch(`${running.url}/control/customers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account, password: 'test1234', practiceMoney: { EUR: '1000.00' } }),
  })
  mine = { account, token: ((await answer.json()) as { token: string }).token }
})
afterAll(async () => {
  await running.stop()
  await network.stop()
  await database.drop()
})

const health = async (path: 'live' | 'ready'): Promise<number> => (await fetch(`${running.url}/health/${path}`)).status
const wallets = () => callAt(running.url, '/funds/wallets', {}, mine)
const ready = () => expect.poll(() => health('ready')).toBe(200)
const unready = () => expect.poll(() => health('ready')).toBe(503)

/** Calls again with the same fields, as the app does, until there is an answer. */
const untilAnswered = async (path: '/exchange/submit' | '/message/complaint', fields: object) => {
  const answers: Array<string | undefined> = []
  await expect
    .poll(async () => {
      const { data, msg, status } = await callAt(running.url, path, fields, mine)
      answers.push(status === 1 ? JSON.stringify(data) : msg)
      return status
    })
    .toBe(1)
  return answers
}

it('survives the loss of every connection, also of one in use, and answers again immediately', async () => {
  const { db } = running.broker
  const inUse = transaction(db, async (tx) => {
    await tx.selectFrom('customers').select('id').execute()
    network.cut()
    // Not in the same turn of the event loop: the connection breaks while its transaction does something else.
    await health('live')
    await tx.selectFrom('customers').select('id').execute()
  })
  await expect(inUse).rejects.toBeInstanceOf(ConnectionLost)
  await ready()
  await expect.poll(async () => (await wallets()).status).toBe(1)
})

it('reports that it is not ready while the server is down, refuses calls immediately, and recovers automatically', async () => {
  await network.refuse()
  await unready()
  expect(await health('live')).toBe(200)
  const asked = performance.now()
  expect(await wallets()).toMatchObject({ httpStatus: 200, status: 0, msg: BUSY })
  expect(performance.now() - asked).toBeLessThan(1_000)
  await network.restore()
  await ready()
  expect((await wallets()).status).toBe(1)
})

it('does not hang with a server that stops answering, nor does a call that was waiting for it', async () => {
  network.fallSilent()
  const waiting = wallets()
  expect(await waiting).toMatchObject({ status: 0, msg: BUSY })
  await unready()
  await network.restore()
  await ready()
  expect((await wallets()).status).toBe(1)
})

it('does not take a slow server for a silent one: it cuts nothing while the server answers other queries', async () => {
  const asking = sql`select from pg_stat_activity where datname = current_database() and query like '%pg_is_in_recovery%'`
  const asked = async () => (await asking.execute(database.db)).rows.length
  const before = await asked()
  const heard = { looks: 0, bytes: 0, isMore: true }
  const changes: Array<string | undefined> = []
  let cuts = 0
  const stop = startWatch(
    {
      url: () => network.url,
      cut: () => void (cuts += 1),
      heard: () => {
        heard.looks += 1
        return heard.isMore ? (heard.bytes += 1) : heard.bytes
      },
      expectData: () => Promise.resolve(),
      revive: () => Promise.resolve(undefined),
    },
    { onChange: (trouble) => void changes.push(trouble), onLost: () => {} },
    20,
  )
  try {
    await expect.poll(asked).toBeGreaterThan(before)
    network.fallSilent()
    heard.looks = 0
    await expect.poll(() => heard.looks).toBeGreaterThan(20)
    expect([cuts, changes]).toEqual([0, []])
    heard.isMore = false
    await expect.poll(() => changes.at(0)).toBe('the database server is silent')
    expect(cuts).toBeGreaterThan(0)
  } finally {
    await stop()
    await network.restore()
  }
  await expect.poll(async () => (await wallets()).status).toBe(1)
})

it('exchanges once when the answer to the commit is lost and the client repeats the request with the same id', async () => {
  const ask = () => callAt(running.url, '/exchange/quote', { from: 'EUR', to: 'USD' }, mine)
  // That the network was cut before may be noticed as late as now.
  await expect.poll(async () => (await ask()).status).toBe(1)
  const { data: quote } = await ask()
  const fields = { quoteid: quote.quoteid, money: '10.00', requestid: randomUUID() }
  network.loseNextAnswerToCommit()
  const [first, ...later] = await untilAnswered('/exchange/submit', fields)
  expect(first).toBe(BUSY)
  const [again] = await untilAnswered('/exchange/submit', fields)
  expect(later.at(-1)).toBe(again)
  const { data } = await wallets()
  expect(data.find(({ currency }) => currency === 'EUR')?.balance).toBe('990.00')
})

it('reports no final refusal of work that may have been stored', async () => {
  const fields = { title: 'A title', content: 'Some text that is long enough.', requestid: randomUUID() }
  network.loseNextAnswerToCommit()
  const [first] = await untilAnswered('/message/complaint', fields)
  expect(first).toBe(BUSY)
})

it('says of the control API, too, that work may have been done, and not that the broker failed', async () => {
  network.loseNextAnswerToCommit()
  const answer = await fetch(`${running.url}/control/customers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: '6000000002', password: 'test1234' }),
  })
  expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('may have been done or not')])
})

it('does not repeat work that may have been committed', async () => {
  let times = 0
  network.loseNextAnswerToCommit()
  const done = transaction(running.broker.db, async (tx) => {
    times += 1
    await tx
      .insertInto('closed_services')
      .values({ name: `once ${times}`, since: new Date() })
      .execute()
  })
  await expect(done).rejects.toBeInstanceOf(ConnectionLost)
  expect(times).toBe(1)
  const kept = await database.db.selectFrom('closed_services').select('name').execute()
  expect(kept).toEqual([{ name: 'once 1' }])
})

it('continues its jobs after the server was down', async () => {
  await network.refuse()
  await unready()
  await transaction(database.db, (tx) => schedule(tx, { kind: 'unknown', subject: 'x', due: new Date(0) }))
  await network.restore()
  const failures = async () => {
    const job = await database.db.selectFrom('jobs').select('failures').where('kind', '=', 'unknown').executeTakeFirst()
    return job?.failures
  }
  await expect.poll(failures).toBe(1)
})
