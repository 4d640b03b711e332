import { sql } from 'kysely'
import type { Db } from '../database/transaction.ts'
import { later, MINUTE } from '../time/instant.ts'

/** Failures are counted within this time. Source: RULES.md, security. */
const WINDOW = 15 * MINUTE
const WRONG_PASSWORDS = 5
const FAILURES_OF_ADDRESS = 50

/** Whose failures are counted, and how many are allowed within fifteen minutes. */
export interface Throttled {
  readonly subject: string
  readonly allowed: number
}

export const byAccount = (phone: string): Throttled => ({ subject: `account:${phone}`, allowed: WRONG_PASSWORDS })
export const byAddress = (address: string): Throttled => ({
  subject: `address:${address}`,
  allowed: FAILURES_OF_ADDRESS,
})
/** By one of a customer's passwords that is asked for within a session. */
export const byPassword = (
  which: 'old-password' | 'fund-password' | 'channel-password',
  customerId: string,
): Throttled => ({
  subject: `${which}:${customerId}`,
  allowed: WRONG_PASSWORDS,
})

/** Writes a failure down and answers how many there are now. After fifteen minutes counting starts anew. */
export const noteFailure = async (db: Db, { subject }: Throttled, now: Date): Promise<number> => {
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
  return row.failures
}

/** Whether a subject has used up its failures. Only reads: for subjects that many honest requests share. */
export const isThrottled = async (db: Db, { allowed, subject }: Throttled, now: Date): Promise<boolean> => {
  const row = await db
    .selectFrom('login_failures')
    .select('failures')
    .where('subject', '=', subject)
    .where('since', '>', later(now, -WINDOW))
    .executeTakeFirst()
  return row !== undefined && row.failures >= allowed
}

/** Forgets all failures of a subject: whoever knows the password did not guess. */
export const forgive = async (db: Db, { subject }: Throttled): Promise<void> => {
  await db.deleteFrom('login_failures').where('subject', '=', subject).execute()
}
