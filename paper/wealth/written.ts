import { make, multiply } from 'effect/BigDecimal'
import type { TiedRecord } from '../../domain/wealth/wealth.ts'
import type { Asked } from './asked.ts'

type Written = TiedRecord & { readonly currency: string }

/** Rows of a list that a tester or the demo wrote down, oldest first. */
export const readWritten = (
  list: 'ipo_subscriptions' | 'stock_subscriptions' | 'rebate_items',
  { currency, customerId, db }: Asked,
  buyType?: number,
): Promise<ReadonlyArray<Written>> =>
  db
    .selectFrom(list)
    .select(['currency', 'amount', 'status'])
    .where('customer_id', '=', customerId)
    .$if(currency !== undefined, (query) => query.where('currency', '=', currency ?? 'EUR'))
    .$if(buyType !== undefined, (query) => query.where('rebate_items.buy_type', '=', buyType ?? 0))
    .orderBy('id')
    .execute()

/** Holdings that no order made. One without a price is worth what it cost. */
export const readWrittenHoldings = async ({ currency, customerId, db }: Asked) => {
  const rows = await db
    .selectFrom('holdings')
    .select(['currency', 'cost_price', 'last_price', 'quantity', 'profit', 'status'])
    .where('customer_id', '=', customerId)
    .$if(currency !== undefined, (query) => query.where('currency', '=', currency ?? 'EUR'))
    .orderBy('id')
    .execute()
  return rows.map(({ cost_price, last_price, ...row }) =>
    last_price === null && row.status === 0
      ? { ...row, price: multiply(cost_price, row.quantity), quantity: make(1n, 0) }
      : { ...row, price: last_price },
  )
}
