import type { Handlers, Handler } from '../../platform/contract/operations.ts'
import { buy } from './buy.ts'
import { listProducts, productInfo, productRecord } from './list.ts'
import { redeem } from './redeem.ts'
import { ownPage } from '../../platform/paging/ownRows.ts'
import { showOrder } from './order.ts'
import { followState } from './state.ts'

/** A customer's orders, newest first. */
const listOrders: Handler<'/follow/orders'> = (fields, { broker, customer, now }) => {
  let query = broker.db.selectFrom('product_orders').selectAll()
  if (fields.state !== undefined) query = query.where('status', fields.state === 'following' ? '=' : '<>', 0)
  const listing = { path: '/follow/orders', customerId: customer.id, fields }
  return ownPage(listing, query, 'created_at', async () => {
    const valuing = { marketSeed: broker.market.seed, at: now.getTime(), state: await followState(broker.db) }
    return (row) => showOrder(row, valuing)
  })
}

export const followHandlers = {
  '/follow/list': listProducts,
  '/follow/info': productInfo,
  '/follow/record': productRecord,
  '/follow/buy': buy,
  '/follow/orders': listOrders,
  '/follow/redeem': redeem,
} satisfies Partial<Handlers>
