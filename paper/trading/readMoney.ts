import { sql } from 'kysely'
import { type Decimal, zero } from '../../domain/money/decimal.ts'
import type { Db } from '../database/transaction.ts'

interface Total {
  readonly currency: string
  readonly total: Decimal | null
}

const byCurrency = (rows: ReadonlyArray<Total>): ReadonlyMap<string, Decimal> =>
  new Map(rows.map(({ currency, total }) => [currency, total ?? zero]))

/** What a customer's orders and positions have to do with money, by currency; written holdings are the demo's. */
export const readMoney = async (db: Db, customerId: string) => {
  const [orders, realised, positions, written] = await Promise.all([
    db
      .selectFrom('orders')
      .select(['currency', sql<Decimal | null>`sum(held)`.as('total')])
      .where('customer_id', '=', customerId)
      .where('state', 'in', ['pending', 'partlyfilled'])
      .groupBy('currency')
      .execute(),
    db
      .selectFrom('realised_profits')
      .select(['currency', sql<Decimal | null>`sum(profit)`.as('total')])
      .where('customer_id', '=', customerId)
      .groupBy('currency')
      .execute(),
    db
      .selectFrom('positions')
      .selectAll()
      .where('customer_id', '=', customerId)
      .where('state', '=', 'holding')
      .execute(),
    db
      .selectFrom('holdings')
      .select(['currency', 'quantity', 'cost_price', 'last_price', 'profit'])
      .where('customer_id', '=', customerId)
      .where('status', '=', 0)
      .execute(),
  ])
  return { heldForOrders: byCurrency(orders), realised: byCurrency(realised), positions, written }
}

/**
 * What closing paid out but has not settled, by currency: it may be traded with at once, and withdrawn from the open
 * of the second trading day after the sale. Withdrawable is what is available less this, not below nothing.
 * Source: RULES.md, settlement.
 */
export const unsettledOf = async (db: Db, customerId: string, now: Date): Promise<ReadonlyMap<string, Decimal>> => {
  const rows = await db
    .selectFrom('fills')
    .select(['currency', sql<Decimal | null>`sum(proceeds)`.as('total')])
    .where('customer_id', '=', customerId)
    .where('settles_at', '>', now)
    .groupBy('currency')
    .execute()
  return byCurrency(rows)
}
