import { sql } from 'kysely'
import { type Wait, waitOf } from '../../../domain/withdrawals/waiting.ts'
import type { Db } from '../../platform/database/transaction.ts'
import type { Card } from '../payees/card.ts'
import { newSince } from '../payees/newSince.ts'

/** When a password of the customer was last changed; null where both are the first ones. */
const passwordChangedAt = async (db: Db, customerId: string): Promise<number | null> => {
  const { rows } = await sql<{ at: Date | null }>`
    select greatest(
      (select password_changed_at from customers where id = ${customerId}),
      (select changed_at from fund_passwords where customer_id = ${customerId} and changed_at > set_at)
    ) as at`.execute(db)
  return rows[0]?.at?.getTime() ?? null
}

/**
 * What a withdrawal to a card waits for, and null where it does not; without a card, what every withdrawal of the customer
 * waits for. Source: RULES.md, funds.
 */
export const waitFor = async (db: Db, customerId: string, card: Card | undefined, now: Date): Promise<Wait | null> => {
  const payeeBoundAt = card === undefined ? null : (await newSince(db, customerId))(card)
  return waitOf({ passwordChangedAt: await passwordChangedAt(db, customerId), payeeBoundAt }, now.getTime())
}
