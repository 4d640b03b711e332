import type { SignedInCall } from '../../../platform/broker/call.ts'
import type { Handler } from '../../../platform/contract/operations.ts'
import { inTurn } from '../../../platform/database/inTurn.ts'
import { isOneOf } from '../../../platform/database/recordset.ts'
import { transaction, type Tx } from '../../../platform/database/transaction.ts'
import { intentOf, once } from '../../../platform/idempotency/once.ts'
import { endAll, endOrder } from '../endOrder.ts'
import { orderWire } from '../orderWire.ts'
import type { OrderRow } from '../tables.ts'

/** Locks the positions of locked orders, in the order of their ids: changes by other orders of a position wait. */
const lockPositionsOf = async (tx: Tx, orders: ReadonlyArray<OrderRow>): Promise<void> => {
  if (orders.length === 0) return
  const ids = orders.map(({ position_id }) => position_id)
  await tx.selectFrom('positions').select('id').where(isOneOf('id', ids)).orderBy('id').forNoKeyUpdate().execute()
}

const cancelAll = async (tx: Tx, code: string | undefined, { broker, customer, now }: SignedInCall) => {
  let query = tx
    .selectFrom('orders')
    .selectAll()
    .where('customer_id', '=', customer.id)
    .where('client_order_id', 'is not', null)
    .where('state', 'in', ['pending', 'partlyfilled'])
    .where('expires_at', '>', now)
  if (code !== undefined) query = query.where('code', '=', code)
  const orders = await query.orderBy('id').forNoKeyUpdate().execute()
  await lockPositionsOf(tx, orders)
  const changes = await endAll(tx, broker.clock, orders, now, (order, position) =>
    endOrder(order, position, 'cancelled', now),
  )
  return changes.map(({ order }) => orderWire(order))
}

/**
 * Cancels every waiting order that the customer placed, or those of one instrument, all in one transaction. It waits for
 * what is being changed, instead of conflicting with it.
 */
export const cancelOrders: Handler<'/trade/cancelorders'> = async ({ code, requestid }, call) => {
  const { broker, customer, now } = call
  const intent = intentOf('/trade/cancelorders', { code, requestid }, { customer, now })
  return inTurn(broker.db, `cancel:${customer.id}`, () =>
    transaction(broker.db, (tx) => once(tx, intent, () => cancelAll(tx, code, call)), 'read committed'),
  )
}
