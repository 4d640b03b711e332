import type { TiedRecord } from '../../../domain/wealth/wealth.ts'
import type { Asked } from './asked.ts'

/** What each waiting order to open holds, day trades included, oldest first. Source: RULES.md, wealth. */
export const readOrderHolds = async ({
  currency,
  customerId,
  db,
}: Asked): Promise<ReadonlyArray<TiedRecord & { readonly currency: string }>> => {
  const rows = await db
    .selectFrom('orders')
    .select(['currency', 'held'])
    .where('customer_id', '=', customerId)
    .where('state', 'in', ['pending', 'partlyfilled'])
    .where('action', '=', 'open')
    .$if(currency !== undefined, (query) => query.where('currency', '=', currency ?? 'EUR'))
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ currency: row.currency, amount: row.held, status: 0 }))
}
