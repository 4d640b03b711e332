import type { Broker } from '../../platform/broker/call.ts'
import { alertWire } from '../alerts/alertWire.ts'
import { overridesFor } from '../../market/overrides/overrides.ts'
import { countUnread } from '../messages/markRead.ts'
import { fillWire } from '../orders/orderWire.ts'
import { wireWithProtection } from '../orders/protecting/wireWithProtection.ts'
import { readPositionWire } from '../positions/positionNow.ts'
import { walletsOf } from '../wealth/wallets.ts'
import { eventBody } from './frame.ts'
import { type Change, throwWithoutDatabase } from './outbox.ts'

type BodyOf = (change: Change) => string | undefined

/** The event of the records that a change names. */
const bodyOfRows = <Row extends { readonly id: string }, Wire>(
  rows: ReadonlyArray<Row>,
  wire: (row: Row) => Wire,
  bodyOf: (found: Array<Wire>) => string,
): BodyOf => {
  const found = new Map(rows.map((row) => [row.id, wire(row)]))
  return ({ subjects }) => bodyOf(subjects.flatMap((subject) => found.get(subject) ?? []))
}

const readOrders = async ({ db }: Broker, ids: ReadonlyArray<string>): Promise<BodyOf> => {
  const rows = await db.selectFrom('orders').selectAll().where('id', 'in', ids).execute()
  return bodyOfRows(rows, await wireWithProtection(db, rows), (found) => eventBody('orders', found))
}

const readFills = async ({ db }: Broker, ids: ReadonlyArray<string>): Promise<BodyOf> => {
  const rows = await db.selectFrom('fills').selectAll().where('id', 'in', ids).execute()
  return bodyOfRows(rows, fillWire, (found) => eventBody('fills', found))
}

const readPositions = async ({ clock, db, market }: Broker, ids: ReadonlyArray<string>): Promise<BodyOf> => {
  const rows = await db.selectFrom('positions').selectAll().where('id', 'in', ids).execute()
  const wire = await readPositionWire(db, rows, { market, overrides: await overridesFor(db), now: await clock.now() })
  return bodyOfRows(rows, wire, (found) => eventBody('positions', found))
}

const readAlerts = async ({ db }: Broker, ids: ReadonlyArray<string>): Promise<BodyOf> => {
  const rows = await db.selectFrom('alerts').selectAll().where('id', 'in', ids).execute()
  return bodyOfRows(rows, alertWire, (found) => eventBody('alerts', found))
}

const readOfEach = async <Data>(
  changes: ReadonlyArray<Change>,
  read: (customerId: string) => Promise<Data>,
): Promise<ReadonlyMap<string, Data>> => {
  const ids = [...new Set(changes.map(({ customerId }) => customerId))]
  return new Map(await Promise.all(ids.map(async (id) => [id, await read(id)] as const)))
}

const readWallets = async ({ clock, db }: Broker, changes: ReadonlyArray<Change>): Promise<BodyOf> => {
  const now = await clock.now()
  const found = await readOfEach(changes, (customerId) => walletsOf(db, customerId, now))
  return ({ customerId, subjects }) =>
    eventBody(
      'wallets',
      (found.get(customerId) ?? []).filter(({ currency }) => subjects.includes(currency)),
    )
}

const readMessages = async ({ db }: Broker, changes: ReadonlyArray<Change>): Promise<BodyOf> => {
  const found = await readOfEach(changes, (customerId) => countUnread(db, customerId))
  return ({ customerId }) => {
    const unread = found.get(customerId)
    return unread && eventBody('messages', unread)
  }
}

/** Undefined for a change that is not sent. */
const readTogether = async (broker: Broker, changes: ReadonlyArray<Change>): Promise<BodyOf> => {
  const topics = new Map<string, BodyOf>()
  const of = (topic: string) => changes.filter((change) => change.topic === topic)
  const read = async (topic: string, reading: (some: ReadonlyArray<Change>) => Promise<BodyOf>): Promise<void> => {
    const some = of(topic)
    if (some.length > 0) topics.set(topic, await reading(some))
  }
  const ids = (some: ReadonlyArray<Change>) => [...new Set(some.flatMap(({ subjects }) => subjects))]
  await Promise.all([
    read('orders', (some) => readOrders(broker, ids(some))),
    read('fills', (some) => readFills(broker, ids(some))),
    read('positions', (some) => readPositions(broker, ids(some))),
    read('wallets', (some) => readWallets(broker, some)),
    read('alerts', (some) => readAlerts(broker, ids(some))),
    read('messages', (some) => readMessages(broker, some)),
  ])
  return (change) => topics.get(change.topic)?.(change)
}

/** The events of changes. */
export interface OwnEvents {
  readonly bodyOf: BodyOf
  /** Customers of whom a record cannot be read: they are told that events are missing. */
  readonly unreadable: ReadonlySet<string>
}

/**
 * The events of changes, as the polled calls answer them: records in their present state, read once for all customers.
 * Where a record cannot be read, the customers are read one by one, so that only its own customer hears nothing of it.
 */
export const readOwn = async (broker: Broker, changes: ReadonlyArray<Change>): Promise<OwnEvents> => {
  const attempt = async (some: ReadonlyArray<Change>): Promise<BodyOf | undefined> => {
    try {
      return await readTogether(broker, some)
    } catch (cause) {
      await throwWithoutDatabase(broker.db, cause)
      broker.log.error({ err: cause }, 'a record of a stream cannot be read')
      return undefined
    }
  }
  const ofAll = await attempt(changes)
  if (ofAll) return { bodyOf: ofAll, unreadable: new Set() }
  const ofEach = new Map<string, BodyOf>()
  const customerIds = new Set(changes.map(({ customerId }) => customerId))
  for (const customerId of customerIds) {
    const bodyOf = await attempt(changes.filter((change) => change.customerId === customerId))
    if (bodyOf) ofEach.set(customerId, bodyOf)
  }
  return {
    bodyOf: (change) => ofEach.get(change.customerId)?.(change),
    unreadable: new Set([...customerIds].filter((customerId) => !ofEach.has(customerId))),
  }
}
