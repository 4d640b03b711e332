import { sql } from 'kysely'
import type { Unsettled } from '../../domain/funds/settlement.ts'
import { type Decimal, zero } from '../../domain/money/decimal.ts'
import type { Db } from '../database/transaction.ts'

interface Total {
  readonly currency: string
  readonly total: Decimal | null
}

const byCurrency = (rows: ReadonlyArray<Total>): ReadonlyMap<string, Decimal> =>
  new Map(rows.map(({ currency, total }) => [currency, total ?? zero]))

/** What a customer's orders and positions have to do with money, by currency. */
export const readMoney = async (db: Db, customerId: string) => {
  const [orders, realised, positions] = await Promise.all([
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
  ])
  return { heldForOrders: byCurrency(orders), realised: byCurrency(realised), positions }
}

/** What closing paid out but has not settled, by currency, soonest first. Source: RULES.md, settlement. */
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
