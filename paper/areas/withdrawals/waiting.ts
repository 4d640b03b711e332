import { sql } from 'kysely'
import { type Wait, waitOf } from '../../../domain/withdrawals/waiting.ts'
import { reject } from '../../platform/rejection/rejection.ts'
import type { Db } from '../../platform/database/transaction.ts'
import type { Card } from '../payees/card.ts'
import { newSince } from '../payees/newSince.ts'

/** When a password of the customer was last changed, null where both are the first ones, and the log-in recovered. */
const accessChanges = async (db: Db, customerId: string) => {
  const { rows } = await sql<{ changed: Date | null; recovered: Date | null }>`
    select recovered_at as recovered, greatest(
      password_changed_at,
      (select changed_at from fund_passwords where customer_id = ${customerId} and changed_at > set_at)
    ) as changed
    from customers where id = ${customerId}`.execute(db)
  return {
    passwordChangedAt: rows[0]?.changed?.getTime() ?? null,
    recoveredAt: rows[0]?.recovered?.getTime() ?? null,
  }
}

/** Reasons by their number on the wire. */
export const WAIT_NUMBERS = { 'new-payee': 1, 'changed-password': 2, 'recovered-login': 3 } as const

/** The refusal of a withdrawal that has to wait. */
export const waitRefusal = {
  'new-payee': reject('payee-waiting', '/cardid'),
  'changed-password': reject('withdrawals-waiting'),
  'recovered-login': reject('recovery-waiting'),
} as const

/**
 * What a withdrawal to a card waits for, and null where it does not; without a card, what every withdrawal of the customer
 * waits for. Source: RULES.md, funds.
 */
export const waitFor = async (db: Db, customerId: string, card: Card | undefined, now: Date): Promise<Wait | null> => {
  const payeeBoundAt = card === undefined ? null : (await newSince(db, customerId))(card)
  return waitOf({ ...(await accessChanges(db, customerId)), payeeBoundAt }, now.getTime())
}
