import { sql } from 'kysely'
import type { Db } from '../database/transaction.ts'
import { later, MINUTE } from '../time/instant.ts'

const WINDOW = 15 * MINUTE

/** Whose failures are counted, and how many are allowed within fifteen minutes. */
export interface Throttled {
  readonly subject: string
  readonly allowed: number
}

export const byAccount = (phone: string): Throttled => ({ subject: `account:${phone}`, allowed: 5 })
export const byAddress = (address: string): Throttled => ({ subject: `address:${address}`, allowed: 50 })

/**
 * Counts an attempt before it is made, so that guesses sent all at once are not all let through.
 * Answers whether it may be made. An attempt that succeeds is taken back with `forgive`.
 */
export const mayTry = async (db: Db, { allowed, subject }: Throttled, now: Date): Promise<boolean> => {
  const start = later(now, -WINDOW)
  const row = await db
    .insertInto('login_failures')
    .values({ subject, failures: 1, since: now })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({
        failures: sql<number>`case when login_failures.since <= ${start} then 1 else login_failures.failures + 1 end`,
        since: sql<Date>`case when login_failures.since <= ${start} then ${now} else login_failures.since end`,
      }),
    )
    .returning('failures')
    .executeTakeFirstOrThrow()
  return row.failures <= allowed
}

/** Takes back the count of an attempt that was no failure. */
export const forgive = async (db: Db, { subject }: Throttled): Promise<void> => {
  await db.deleteFrom('login_failures').where('subject', '=', subject).where('failures', '=', 1).execute()
  await db
    .updateTable('login_failures')
    .set((eb) => ({ failures: eb('failures', '-', 1) }))
    .where('subject', '=', subject)
    .where('failures', '>', 1)
    .execute()
}

/** Forgets all failures of a subject: whoever knows the password did not guess. */
export const forgiveAll = async (db: Db, { subject }: Throttled): Promise<void> => {
  await db.deleteFrom('login_failures').where('subject', '=', subject).execute()
}
