import type { IdentityState } from '../../../domain/contract/enumerations.ts'
import { reject, type Rejection } from '../../platform/rejection/rejection.ts'
import type { Db } from '../../platform/database/transaction.ts'

/** States by their number on the wire. */
export const IDENTITY_STATES = [
  'not-submitted',
  'under-review',
  'verified',
  'rejected',
] as const satisfies ReadonlyArray<IdentityState>

export interface CustomerIdentity {
  readonly state: IdentityState
  /** The name as submitted last; the customer's verified name where the state is `verified`. */
  readonly name: string
}

/** The state of the proof of a customer's identity. */
export const identityStateOf = async (db: Db, customerId: string): Promise<CustomerIdentity> => {
  const row = await db
    .selectFrom('identities')
    .select(['status', 'name'])
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return { state: IDENTITY_STATES[row?.status ?? 0] ?? 'not-submitted', name: row?.name ?? '' }
}

/**
 * The gate before a withdrawal and before a fund password is set: returns the verified name, or the refusal. Source:
 * RULES.md, funds.
 */
export const verifiedName = async (
  db: Db,
  customerId: string,
): Promise<string | Rejection<'identity-failed' | 'identity-not-verified'>> => {
  const { name, state } = await identityStateOf(db, customerId)
  if (state === 'verified') return name
  return reject(state === 'rejected' ? 'identity-failed' : 'identity-not-verified')
}
