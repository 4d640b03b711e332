import { WAITING_TIME } from '../../../domain/withdrawals/waiting.ts'
import type { Db } from '../../platform/database/transaction.ts'
import type { Card } from './card.ts'

/**
 * Since when each of a customer's payees is known, in epoch milliseconds: from when its number was first bound, even if it was
 * unbound meanwhile. Null for the first one that the customer ever had. Source: RULES.md, funds.
 */
export const newSince = async (db: Db, customerId: string): Promise<(card: Card) => number | null> => {
  const rows = await db
    .selectFrom('cards')
    .select(['digest', 'bound_at'])
    .where('customer_id', '=', customerId)
    .orderBy('bound_at')
    .orderBy('id')
    .execute()
  const known = new Map<string, number>()
  const keyOf = (digest: Buffer) => digest.toString('hex')
  for (const { bound_at, digest } of rows) if (!known.has(keyOf(digest))) known.set(keyOf(digest), bound_at.getTime())
  const [first] = known.keys()
  return ({ digest }) => (keyOf(digest) === first ? null : (known.get(keyOf(digest)) ?? null))
}

/** From when on a payee is paid; null where that is now. */
export const paidFrom = (knownSince: number | null, now: Date): number | null =>
  knownSince === null || knownSince + WAITING_TIME <= now.getTime() ? null : knownSince + WAITING_TIME
