import { sql } from 'kysely'
import type { Db, Tx } from '../database/transaction.ts'

/** Long enough for a slow query, short enough that the work of a process that died resumes soon. */
const SECONDS = 5
/** How long a lease is used before it is renewed, in milliseconds: each renewal is written to the disk. */
export const RENEWED_AFTER = 1_500

/** The right of one process to do some work alone. A later holder has a higher fence. */
export interface Lease {
  readonly name: string
  readonly holder: string
  readonly fence: bigint
}

/** Acquires or renews a lease; undefined while another process holds it. Measured by the database server's clock. */
export const takeLease = async (db: Db, name: string, holder: string): Promise<Lease | undefined> => {
  const { rows } = await sql<{ fence: bigint }>`
    insert into leases as l (name, holder, fence, expires)
    values (${name}, ${holder}, 1, clock_timestamp() + ${SECONDS} * interval '1 second')
    on conflict (name) do update set
      holder = excluded.holder,
      fence = l.fence + case when l.holder = excluded.holder then 0 else 1 end,
      expires = excluded.expires
    where l.holder = excluded.holder or l.expires < clock_timestamp()
    returning fence`.execute(db)
  return rows[0] && { name, holder, fence: rows[0].fence }
}

/**
 * Whether the lease is still the latest one: work of a process that was suspended for too long must not be committed.
 */
export const isHeld = async (tx: Tx, { fence, holder, name }: Lease): Promise<boolean> => {
  const row = await tx
    .selectFrom('leases')
    .select('name')
    .where('name', '=', name)
    .where('holder', '=', holder)
    .where('fence', '=', fence)
    .executeTakeFirst()
  return row !== undefined
}

/** Ends a lease early, so that another process need not wait for it. */
export const giveBack = async (db: Db, { fence, holder, name }: Lease): Promise<void> => {
  await db
    .updateTable('leases')
    .set({ expires: sql<Date>`clock_timestamp() - interval '1 second'` })
    .where('name', '=', name)
    .where('holder', '=', holder)
    .where('fence', '=', fence)
    .execute()
}
