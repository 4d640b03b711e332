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

/** A submitted fund password, and the field that contains it. */
export interface FundPasswordClaim {
  readonly customerId: string
  readonly password: string
  readonly field: string
  /** Whether the same request has been answered meanwhile, where it changes the password itself. */
  readonly isAnswered?: () => Promise<boolean>
}

/**
 * Returns the hash that the fund password matches, or the reason of the refusal. After five wrong ones within fifteen
 * minutes, counted over all calls that require it, none is checked until that time is over. Not to be called inside a
 * transaction; the transaction must check again that the hash is still the same.
 */
export const proveFundPassword = async (
  db: Db,
  { customerId, field, isAnswered, password }: FundPasswordClaim,
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
    ...(isAnswered && { isAnswered }),
  } as const
  const proof = await provePassword(db, claim, now)
  if (isRejection(proof)) return proof
  if (proof === 'not-set') return reject('fund-password-not-set')
  return proof === 'wrong' ? reject('wrong-fund-password', field) : proof.hash
}
