import type { Handler } from '../../platform/contract/operations.ts'
import { ownPage } from '../../platform/paging/own.ts'
import { showOrder } from './order.ts'
import { followState } from './state.ts'

/** A customer's orders, newest first. */
export const listOrders: Handler<'/follow/orders'> = (fields, { broker, customer, now }) => {
  let query = broker.db.selectFrom('product_orders').selectAll()
  if (fields.state !== undefined) query = query.where('status', fields.state === 'following' ? '=' : '<>', 0)
  const listing = { path: '/follow/orders', customerId: customer.id, fields }
  return ownPage(listing, query, 'created_at', async () => {
    const valuing = { marketSeed: broker.market.seed, at: now.getTime(), state: await followState(broker.db) }
    return (row) => showOrder(row, valuing)
  })
}
