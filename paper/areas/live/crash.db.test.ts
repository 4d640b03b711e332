import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callAt, type Session } from '../../testing/broker.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { longRuns } from '../../testing/longRuns.ts'
import { type BrokerProcess, spawnBroker } from '../../testing/process.ts'
import { OPEN, orderAt } from '../orders/testing/desk.ts'
import { type Listener, listen } from './testing/listener.ts'

const CODE = '96038'
const CUSTOMERS = 3
const KILLS = longRuns(2, 60)
/** Orders from one kill to the next: some before it, the others while the process is started again. */
const BETWEEN = 50

let database: TestDatabase
const processes: Array<BrokerProcess> = []
const start = async (): Promise<BrokerProcess> => {
  const broker = await spawnBroker({
    DATABASE_URL: database.url,
    PAPER_DEMO: '0',
    PAPER_LOG: 'silent',
    PAPER_CLOCK: 'test',
    PAPER_CLOCK_START: OPEN,
  })
  if (broker.url === undefined) throw new Error(`did not start: ${broker.output().err}`)
  return broker
}
const urlOf = (nth: number): string => processes[nth % processes.length]?.url ?? ''
const control = async <T>(path: string, body: object): Promise<T> => {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await fetch(`${urlOf(0)}/control${path}`, init)
  if (!answer.ok) throw new Error(`control ${path}: ${answer.status}`)
  return (await answer.json()) as T
}

beforeAll(async () => {
  database = await createTestDatabase()
  processes.push(await start(), await start())
  await control('/clock', { to: OPEN, rate: 0 })
  await control('/market/price', { code: CODE, price: '4.00' })
})
afterAll(async () => {
  for (const { child } of processes) child.kill('SIGTERM')
  await Promise.all(processes.map(({ ended }) => ended))
  await database.drop()
})

/** Follows a customer on whichever process answers, and resumes wherever the stream ends. */
const follow = (session: Session) => {
  const fills: Array<string> = []
  const starts: Array<string> = []
  let current: Listener | undefined
  let lastId: string | undefined
  let isOver = false
  let opened = 0
  const take = (listener: Listener): void => {
    fills.push(
      ...listener
        .of('fills')
        .flat()
        .map(({ id }) => id),
    )
    starts.push(...listener.events.slice(0, 1).map(({ event }) => event))
    if (listener.lastId() !== '') lastId = listener.lastId()
  }
  const loop = async (): Promise<void> => {
    for (;;) {
      if (isOver) return
      opened += 1
      current = await listen(urlOf(opened), session, { own: '1', depth: CODE }, lastId).catch(() => undefined)
      if (current === undefined) continue
      // The end may have been asked for while this stream was being opened.
      if (isOver) current.cut()
      await current.ended
      take(current)
    }
  }
  const ended = loop()
  return {
    starts,
    /** How many fills have arrived so far, with those of the stream that is open. */
    count: () => fills.length + (current?.of('fills').flat().length ?? 0),
    isOpen: () => (current?.events.length ?? 0) > 0,
    cut: () => current?.cut(),
    end: async () => {
      isOver = true
      current?.cut()
      await ended
      return fills
    },
  }
}

it('tells every fill once, however processes are killed and connections cut', { timeout: 300_000 }, async () => {
  // A repetition of the test finds the customers of its first try.
  const base = randomInt(7_000_000_000, 7_900_000_000)
  const customers = await Promise.all(
    Array.from({ length: CUSTOMERS }, async (_, nth) => {
      const account = String(base + nth)
      const practiceMoney = { MYR: '9000000.00' }
      const { token } = await control<{ token: string }>('/customers', { account, password: 'test1234', practiceMoney })
      const session = { account, token }
      return { session, stream: follow(session) }
    }),
  )
  // A stream begins with what happens after it: who trades before has to ask for that.
  await Promise.all(customers.map(({ stream }) => expect.poll(stream.isOpen).toBe(true)))
  let isTrading = true
  let sent = 0
  let allowed = 0
  const trade = async (session: Session): Promise<void> => {
    for (;;) {
      if (!isTrading) return
      if (sent >= allowed) {
        await sleep(10)
        continue
      }
      sent += 1
      await orderAt(urlOf(sent), session, { code: CODE, quantity: '100' }).catch(() => undefined)
      if (sent % 7 === 0) customers[sent % CUSTOMERS]?.stream.cut()
    }
  }
  const trading = customers.flatMap(({ session }) => [trade(session), trade(session)])
  for (let kill = 0; kill < KILLS; kill += 1) {
    allowed = sent + BETWEEN
    await expect.poll(() => sent, { timeout: 60_000 }).toBeGreaterThan(allowed - BETWEEN / 2)
    const victim = processes[kill % 2]
    victim?.child.kill('SIGKILL')
    await victim?.ended
    processes[kill % 2] = await start()
  }
  isTrading = false
  await Promise.all(trading)
  for (const { session, stream } of customers) {
    const rows = await database.db
      .selectFrom('fills')
      .innerJoin('customers', 'customers.id', 'fills.customer_id')
      .select('fills.id')
      .where('customers.phone', '=', session.account)
      .execute()
    await expect.poll(stream.count, { timeout: 30_000 }).toBeGreaterThanOrEqual(rows.length)
    const told = await stream.end()
    expect(told.toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
    expect(rows.length).toBeGreaterThan(10)
    expect(new Set(stream.starts)).toEqual(new Set(['ready']))
  }
  const known = await callAt(urlOf(0), '/trade/fills', { limit: '1' }, customers[0]?.session)
  expect(known.status).toBe(1)
})
