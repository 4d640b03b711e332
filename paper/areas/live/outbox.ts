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

const read = async (db: Db, which: RawBuilder<unknown>): Promise<Final> => {
  const { rows } = await sql<Row>`
    with bound as materialized (select pg_snapshot_xmin(pg_current_snapshot()) as until)
    select h.epoch, h.pruned::text as pruned, b.until::text as until,
      exists (select from live_events where written_by >= b.until) as near,
      e.written_by::text as written_by, e.id, e.customer_id, e.topic, e.subjects
    from live_history h cross join bound b
    left join live_events e on e.written_by < b.until and ${which}
    order by e.written_by, e.id`.execute(db)
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
  read(db, sql`e.written_by >= ${String(from)}::xid8 and e.customer_id = any (${customerIds}::uuid[])`)

/** Where events end now, without any of them. */
export const readEnd = (db: Db): Promise<Final> => read(db, sql`false`)

/** A customer's final events after a place. */
export const readAfter = (db: Db, customerId: string, { id, writtenBy }: Place): Promise<Final> =>
  read(
    db,
    sql`e.customer_id = ${customerId}::uuid
      and (e.written_by, e.id) > (${String(writtenBy)}::xid8, ${String(id)}::bigint)`,
  )
