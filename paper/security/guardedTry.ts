import { sql } from 'kysely'
import { forgive, mayTry, type Throttled } from '../account/throttle.ts'
import { isPassword } from '../account/passwords.ts'
import { reject, type Rejection } from '../contract/rejection.ts'
import type { Db } from '../database/transaction.ts'

/** Whether a password is the one behind a stored hash, unless too many were tried. */
export type Guard = (
  hash: string,
  password: string,
) => Promise<'right' | Rejection<'submitted-too-frequently'> | 'wrong'>

/** Takes back the count of a try that was never made. */
const takeBack = async (db: Db, { subject }: Throttled): Promise<void> => {
  await db.deleteFrom('login_failures').where('subject', '=', subject).where('failures', '=', 1).execute()
  await db
    .updateTable('login_failures')
    .set({ failures: sql<number>`failures - 1` })
    .where('subject', '=', subject)
    .where('failures', '>', 1)
    .execute()
}

/**
 * Does work that asks for a password on the way. The try is counted as failed before the work starts, outside its
 * transaction, so neither a rollback nor guesses sent all at once escape the count. It is taken back when the
 * password was never asked for, and all failures are forgotten when it was right.
 */
export const guardedTry = async <T>(
  db: Db,
  throttled: Throttled,
  at: Date,
  work: (guard: Guard) => Promise<T>,
): Promise<T> => {
  const allowed = await mayTry(db, throttled, at)
  const seen: { verdict?: 'right' | 'wrong' } = {}
  const guard: Guard = async (hash, password) => {
    if (!allowed) return reject('submitted-too-frequently')
    seen.verdict = (await isPassword(hash, password)) ? 'right' : 'wrong'
    return seen.verdict
  }
  try {
    return await work(guard)
  } finally {
    if (seen.verdict === 'right') await forgive(db, throttled)
    if (seen.verdict === undefined) await takeBack(db, throttled)
  }
}
