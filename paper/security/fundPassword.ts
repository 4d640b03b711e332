import { byPassword } from '../account/throttle.ts'
import { reject, type Rejection } from '../contract/rejection.ts'
import type { Db } from '../database/transaction.ts'
import { provePassword } from './provePassword.ts'

export interface FundPassword {
  readonly hash: string
  readonly changed_at: Date
}

/** The fund password of a customer, if one is set. */
export const fundPasswordOf = (db: Db, customerId: string): Promise<FundPassword | undefined> =>
  db
    .selectFrom('fund_passwords')
    .select(['hash', 'changed_at'])
    .where('customer_id', '=', customerId)
    .executeTakeFirst()

/** A fund password that somebody claims to know, and the field it came in. */
export interface FundPasswordClaim {
  readonly customerId: string
  readonly password: string
  readonly field: string
}

/**
 * Answers the hash of the fund password that was proved, or why it was not. Five wrong ones within fifteen minutes,
 * counted over everything that asks, and none is looked at until that time is over. Not to be called inside a
 * transaction: the count must stay when that is rolled back.
 */
export const proveFundPassword = async (
  db: Db,
  { customerId, field, password }: FundPasswordClaim,
  now: Date,
): Promise<string | Rejection<'fund-password-not-set' | 'submitted-too-frequently' | 'wrong-fund-password'>> => {
  const proof = await provePassword(
    db,
    {
      password,
      customerId,
      warning: 'fund-passwords-wrong',
      throttled: byPassword('fund-password', customerId),
      lockHash: async (tx) => {
        const rows = tx.selectFrom('fund_passwords').select('hash').where('customer_id', '=', customerId)
        return (await rows.forUpdate().executeTakeFirst())?.hash
      },
    },
    now,
  )
  switch (proof) {
    case 'not-set':
      return reject('fund-password-not-set')
    case 'throttled':
      return reject('submitted-too-frequently')
    case 'wrong':
      return reject('wrong-fund-password', field)
    default:
      return proof.hash
  }
}
