import type { Throttled } from '../account/throttle.ts'
import { isRejection, reject, type Rejection } from '../contract/rejection.ts'
import type { Db, Tx } from '../database/transaction.ts'
import { guardedTry } from './guardedTry.ts'

export const byFundPassword = (customerId: string): Throttled => ({
  subject: `fund-password:${customerId}`,
  allowed: 5,
})

export type FundPasswordRefusal = Rejection<
  'fund-password-not-set' | 'submitted-too-frequently' | 'wrong-fund-password'
>

/** Answers why a fund password does not do; undefined where it does. */
export type CheckFundPassword = (tx: Tx, password: string) => Promise<FundPasswordRefusal | undefined>

/** Whether a fund password is set, and since when. */
export const fundPasswordOf = (
  db: Db,
  customerId: string,
): Promise<{ readonly hash: string; readonly changed_at: Date } | undefined> =>
  db
    .selectFrom('fund_passwords')
    .select(['hash', 'changed_at'])
    .where('customer_id', '=', customerId)
    .executeTakeFirst()

/**
 * Does work that needs the fund password, wherever in its order of checks it asks for it:
 * `withFundPassword(broker.db, customer.id, now, (check) => transaction(…, (tx) => … await check(tx, password) …))`.
 * Five wrong ones within fifteen minutes, counted over everything that asks, and none is looked at until that time
 * is over. Start the transaction inside `work`: counting must not be rolled back with it.
 */
export const withFundPassword = <T>(
  db: Db,
  customerId: string,
  at: Date,
  work: (check: CheckFundPassword) => Promise<T>,
): Promise<T> =>
  guardedTry(db, byFundPassword(customerId), at, (guard) =>
    work(async (tx, password) => {
      const set = await fundPasswordOf(tx, customerId)
      if (set === undefined) return reject('fund-password-not-set')
      const verdict = await guard(set.hash, password)
      if (isRejection(verdict)) return verdict
      return verdict === 'wrong' ? reject('wrong-fund-password') : undefined
    }),
  )
