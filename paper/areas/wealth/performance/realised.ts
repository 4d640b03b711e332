import { sql } from 'kysely'
import type { Decimal } from '../../../../domain/money/decimal.ts'
import type { Currency } from '../../../../domain/money/money.ts'
import type { Db } from '../../../platform/database/transaction.ts'

/** Profit that was realised after an instant, by code of the instrument. */
export const realisedSince = async (
  db: Db,
  customerId: string,
  from: Date,
): Promise<ReadonlyMap<string, { readonly currency: Currency; readonly profit: Decimal }>> => {
  const rows = await db
    .selectFrom('realised_profits')
    .select(['code', 'currency', sql<Decimal>`sum(profit)`.as('profit')])
    .where('customer_id', '=', customerId)
    .where('realised_at', '>', from)
    .groupBy(['code', 'currency'])
    .execute()
  return new Map(rows.map(({ code, ...own }) => [code, own]))
}
