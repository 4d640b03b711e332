import type { Handler } from '../contract/operations.ts'
import { isRejection } from '../contract/rejection.ts'
import { pageAnswer, pageOf } from '../paging/cursor.ts'
import { showOrder } from './order.ts'
import { followState } from './state.ts'

/** A customer's orders, newest first. */
export const listOrders: Handler<'/follow/orders'> = async (fields, { broker, customer, now }) => {
  const page = pageOf({ path: '/follow/orders', customerId: customer.id, fields }, fields)
  if (isRejection(page)) return page
  const { after, limit } = page
  const [rows, state] = await Promise.all([
    broker.db
      .selectFrom('product_orders')
      .selectAll()
      .where('customer_id', '=', customer.id)
      .$if(fields.state !== undefined, (query) => query.where('status', fields.state === 'following' ? '=' : '<>', 0))
      .$if(after !== undefined, (query) => query.where('id', '<', after ?? ''))
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute(),
    followState(broker.db),
  ])
  const valuing = { marketSeed: broker.market.seed, at: now.getTime(), state }
  return pageAnswer(
    page,
    rows,
    ({ id }) => id,
    (row) => showOrder(row, valuing),
  )
}
