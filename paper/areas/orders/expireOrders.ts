import type { Broker } from '../../platform/broker/call.ts'
import { type Db, transaction, type Tx } from '../../platform/database/transaction.ts'
import { endAll, endOrder } from './endOrder.ts'
import { noteOrders } from './matching/noteFills.ts'
import type { OrderRow } from './tables.ts'

const AT_ONCE = 200

/** The waiting orders whose trading day has closed, by an index. */
const expiredIn = (db: Db, now: Date) =>
  db
    .selectFrom('orders')
    .where('state', 'in', ['pending', 'partlyfilled'])
    .where('expires_at', '<=', now)
    .orderBy('expires_at')

/** Whether one is to be ended: a single query, since most sweeps find none. */
const isAnyExpired = async (db: Db, now: Date): Promise<boolean> =>
  (await expiredIn(db, now).select('id').limit(1).executeTakeFirst()) !== undefined

const expireSome = async (tx: Tx, { clock }: Broker, now: Date): Promise<ReadonlyArray<OrderRow>> => {
  const orders = await expiredIn(tx, now).selectAll().limit(AT_ONCE).forNoKeyUpdate().skipLocked().execute()
  await endAll(tx, clock, orders, now, (order, position) => {
    const change = endOrder(order, position, 'expired', now)
    // It ended at the close, whenever the sweep runs; the money is booked at the time of the sweep.
    return { ...change, order: { ...change.order, updated_at: order.expires_at } }
  })
  return orders
}

/** Ends every order whose trading day has closed. Its fills remain. Source: RULES.md, orders. */
export const expireOrders = async (broker: Broker, now: Date): Promise<number> => {
  let expired = 0
  while (await isAnyExpired(broker.db, now)) {
    const ended = await transaction(broker.db, (tx) => expireSome(tx, broker, now), 'repeatable read')
    noteOrders(
      broker,
      ended.map((order) => ({ ...order, state: 'expired' })),
      now,
    )
    expired += ended.length
    // Those that are left are locked: their own transactions end them, or the next sweep does.
    if (ended.length < AT_ONCE) break
  }
  return expired
}
