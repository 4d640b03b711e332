import { isRejection, reject, type Rejection } from '../../../platform/rejection/rejection.ts'
import type { Db } from '../../../platform/database/transaction.ts'
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
 * counted over every call that asks for it, and none is checked until that time is over. Not to be called inside a
 * transaction, which looks again whether the hash is still the same.
 */
export const proveFundPassword = async (
  db: Db,
  { customerId, field, password }: FundPasswordClaim,
  now: Date,
): Promise<
  string | Rejection<'fund-password-not-set' | 'submitted-too-frequently' | 'system-busy' | 'wrong-fund-password'>
> => {
  const claim = {
    password,
    customerId,
    warning: 'fund-passwords-wrong',
    subject: `fund-password:${customerId}`,
    readHash: async (reader: Db) => (await fundPasswordOf(reader, customerId))?.hash,
  } as const
  const proof = await provePassword(db, claim, now)
  if (isRejection(proof)) return proof
  if (proof === 'not-set') return reject('fund-password-not-set')
  return proof === 'wrong' ? reject('wrong-fund-password', field) : proof.hash
}
