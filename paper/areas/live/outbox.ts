import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/transaction.ts'
import type { Place } from './eventId.ts'

/** What has changed for a customer by one statement of a transaction. */
export interface Change {
  readonly place: Place
  readonly customerId: string
  readonly topic: string
  /** Ids of records, or currencies; empty where the whole topic is read again. */
  readonly subjects: ReadonlyArray<string>
}

/** What is final: every transaction before `until` has ended, so no event can appear before it any more. */
export interface Final {
  readonly epoch: string
  readonly until: bigint
  /** Events of this transaction and of earlier ones may have been pruned. */
  readonly pruned: bigint
  readonly changes: ReadonlyArray<Change>
  /** Whether there are events of transactions that others have to end before. */
  readonly isMoreNear: boolean
}

interface Row {
  readonly epoch: string
  readonly pruned: string
  readonly until: string
  readonly near: boolean
  readonly written_by: string | null
  readonly id: bigint
  readonly customer_id: string
  readonly topic: string
  readonly subjects: ReadonlyArray<string>
}

const changeOf = ({ customer_id, epoch, id, subjects, topic, written_by }: Row): ReadonlyArray<Change> =>
  written_by === null
    ? []
    : [{ place: { epoch, writtenBy: BigInt(written_by), id }, customerId: customer_id, topic, subjects }]

/** That a customer has made a request is recorded too, and no stream tells of it. */
const IS_TOLD = sql`e.topic <> 'request'`

const read = async (db: Db, which: RawBuilder<unknown>, atMost?: number): Promise<Final> => {
  const { rows } = await sql<Row>`
    with bound as materialized (select pg_snapshot_xmin(pg_current_snapshot()) as until)
    select h.epoch, h.pruned::text as pruned, b.until::text as until,
      exists (select from live_events where written_by >= b.until) as near,
      e.written_by::text as written_by, e.id, e.customer_id, e.topic, e.subjects
    from live_history h cross join bound b
    left join live_events e on e.written_by < b.until and ${which}
    order by e.written_by, e.id
    limit ${atMost ?? null}`.execute(db)
  const [first] = rows
  if (first === undefined) throw new Error('the table live_history is empty')
  return {
    epoch: first.epoch,
    until: BigInt(first.until),
    pruned: BigInt(first.pruned),
    changes: rows.flatMap(changeOf),
    isMoreNear: first.near,
  }
}

/** The final events of some customers that transactions from `from` on wrote. */
export const readFinal = (db: Db, from: bigint, customerIds: ReadonlyArray<string>): Promise<Final> =>
  read(db, sql`e.written_by >= ${String(from)}::xid8 and e.customer_id = any (${customerIds}::uuid[]) and ${IS_TOLD}`)

/** Where events end now, without any of them. */
export const readEnd = (db: Db): Promise<Final> => read(db, sql`false`)

/** A customer's final events after a place, the first `atMost` of them. */
export const readAfter = (db: Db, customerId: string, { id, writtenBy }: Place, atMost: number): Promise<Final> =>
  read(
    db,
    sql`e.customer_id = ${customerId}::uuid and ${IS_TOLD}
      and (e.written_by, e.id) > (${String(writtenBy)}::xid8, ${String(id)}::bigint)`,
    atMost,
  )

/** What the database has recorded, sent or not. */
export interface Recorded {
  readonly epoch: string
  /** Every transaction before it has ended. */
  readonly until: bigint
  /** The last event of each customer, also one that is not final yet. */
  readonly last: ReadonlyMap<string, Place>
}

/** The last events of some customers that transactions from `from` on wrote. */
export const readLast = async (db: Db, from: bigint, customerIds: ReadonlyArray<string>): Promise<Recorded> => {
  const { rows } = await sql<Omit<Row, 'pruned' | 'near' | 'subjects'>>`
    with bound as materialized (select pg_snapshot_xmin(pg_current_snapshot()) as until)
    select distinct on (e.customer_id) h.epoch, b.until::text as until, e.written_by::text as written_by, e.id, e.customer_id
    from live_history h cross join bound b
    left join live_events e on e.written_by >= ${String(from)}::xid8
      and e.customer_id = any (${customerIds}::uuid[]) and e.topic <> 'session' and ${IS_TOLD}
    order by e.customer_id, e.written_by desc, e.id desc`.execute(db)
  const [{ epoch, until } = { epoch: '', until: '0' }] = rows
  const last = rows.flatMap(({ customer_id, id, written_by }) =>
    written_by === null ? [] : [[customer_id, { epoch, writtenBy: BigInt(written_by), id }] as const],
  )
  return { epoch, until: BigInt(until), last: new Map(last) }
}

/**
 * The last transaction that changed something for a customer, of all that are kept; undefined where there is none. Includes
 * every request of the customer itself.
 */
export const readLastWrite = async (db: Db, customerId: string): Promise<bigint | undefined> => {
  const { rows } = await sql<{ written_by: string | null }>`
    select max(written_by)::text as written_by from live_events where customer_id = ${customerId}`.execute(db)
  const written = rows[0]?.written_by ?? undefined
  return written === undefined ? undefined : BigInt(written)
}

/** How long the customer's money has not changed, in milliseconds of the database's clock; undefined where no change of it is kept. */
export const readQuiet = async (db: Db, customerId: string): Promise<number | undefined> => {
  const { rows } = await sql<{ quiet: number }>`
    select greatest(extract(epoch from clock_timestamp() - at) * 1000, 0)::integer as quiet from live_events
    where customer_id = ${customerId} and topic in ('orders', 'fills', 'positions', 'wallets')
    order by written_by desc limit 1`.execute(db)
  return rows[0]?.quiet
}

/**
 * Throws where the database does not answer: then nobody's events can be read, and all is repeated. Otherwise what failed
 * is a matter of one customer. The driver's error does not tell: a value that it cannot read looks like a lost connection.
 */
export const throwWithoutDatabase = async (db: Db, cause: unknown): Promise<void> => {
  try {
    await sql`select`.execute(db)
  } catch {
    throw cause
  }
}
