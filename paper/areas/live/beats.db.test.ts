import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Broker } from '../../platform/broker/call.ts'
import type { Db } from '../../platform/database/transaction.ts'
import type { TestBroker } from '../../testing/broker.ts'
import { reusedTestBroker } from '../../testing/reusedBroker.ts'
import { makeBeats } from './beats.ts'
import { makeHub } from './hub.ts'
import type { Reader } from './reader.ts'

let paper: TestBroker
let broker: Broker
beforeAll(async () => {
  paper = await reusedTestBroker()
  broker = paper.broker
})
afterAll(() => paper.stop())

/** A stream that has been quiet for six seconds, whatever it is sent. */
const makeStream = (own = true) => {
  const texts: Array<string> = []
  let isOver = false
  const reader: Reader = {
    customerId: randomUUID(),
    topics: { quotes: [], depth: [], own },
    after: undefined,
    isAdmitted: () => Promise.resolve(true),
    write: (text) => void texts.push(text),
    isSlow: () => false,
    isOver: () => isOver,
    end: () => (isOver = true),
    sentAt: () => performance.now() - 6_000,
  }
  const beats = () => texts.filter((text) => text.startsWith('event: beat'))
  return { reader, texts, last: () => /"last":"([^"]+)"/.exec(beats().at(-1) ?? '')?.[1], beats }
}
/** Records an event, and returns its transaction and id. */
const record = async (db: Db, { customerId }: Reader, topic = 'messages') => {
  const { rows } = await sql<{ written_by: string; id: bigint }>`
    insert into live_events (customer_id, topic, subjects) values (${customerId}, ${topic}, '{}')
    returning written_by::text as written_by, id`.execute(db)
  const [{ id, written_by } = { id: 0n, written_by: '0' }] = rows
  return { writtenBy: BigInt(written_by), place: `${written_by}-${id}` }
}

/** Beats of a hub that has sent nothing since its only stream began, after an event. */
const beatsOf = async ({ reader }: ReturnType<typeof makeStream>) => {
  const { writtenBy } = await record(broker.db, reader)
  const hub = { readers: () => new Set([reader]), since: () => writtenBy + 1n, presentId: () => 'e-1-0' }
  return makeBeats(broker, hub)
}

it('names the last event that was recorded since the stream began, though it was not sent', async () => {
  const stream = makeStream()
  const beats = await beatsOf(stream)
  await beats.tick()
  expect([stream.beats().length, stream.last()]).toEqual([1, undefined])
  const { place } = await record(broker.db, stream.reader)
  await record(broker.db, stream.reader, 'session')
  await beats.tick()
  expect(stream.last()?.endsWith(`-${place}`)).toBe(true)
  await record(broker.db, makeStream().reader)
  await beats.tick()
  expect(stream.last()?.endsWith(`-${place}`)).toBe(true)
})

it('names none to a stream that is not told of own events', async () => {
  const stream = makeStream(false)
  const beats = await beatsOf(stream)
  await record(broker.db, stream.reader)
  await beats.tick()
  expect([stream.beats().length, stream.last()]).toEqual([1, undefined])
})

it('have a figure beside them: how long streams wait for events that another transaction holds back', async () => {
  const stream = makeStream()
  const hub = makeHub(broker)
  hub.join(stream.reader)
  await expect.poll(() => stream.texts.length).toBe(1)
  await broker.db.transaction().execute(async (tx) => {
    await sql`select pg_current_xact_id()`.execute(tx)
    await record(broker.db, stream.reader)
    hub.wake()
    await expect.poll(hub.behind).toBeGreaterThan(300)
  })
  await expect.poll(hub.behind).toBeLessThan(300)
  hub.end()
  expect(hub.behind()).toBe(0)
})
