import { sql } from 'kysely'
import type { Unsettled } from '../../../domain/transfers/settlement.ts'
import type { Decimal } from '../../../domain/money/decimal.ts'
import type { Db } from '../../platform/database/transaction.ts'

/** Payouts of closes that have not settled, by currency, soonest first. Source: RULES.md, settlement. */
export const unsettledOf = async (
  db: Db,
  customerId: string,
  now: Date,
): Promise<ReadonlyMap<string, ReadonlyArray<Unsettled>>> => {
  const rows = await db
    .selectFrom('fills')
    .select(['currency', 'settles_at', sql<Decimal>`sum(proceeds)`.as('amount')])
    .where('customer_id', '=', customerId)
    .where('settles_at', '>', now)
    .where('action', '=', 'close')
    .groupBy(['currency', 'settles_at'])
    .orderBy('settles_at')
    .execute()
  const lots = new Map<string, ReadonlyArray<Unsettled>>()
  for (const { amount, currency, settles_at } of rows)
    lots.set(currency, [...(lots.get(currency) ?? []), { amount, settlesAt: settles_at.getTime() }])
  return lots
}
