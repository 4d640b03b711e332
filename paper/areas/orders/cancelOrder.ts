import type { SignedInCall } from '../../platform/broker/call.ts'
import type { Handler } from '../../platform/contract/operations.ts'
import { isRejection, reject } from '../../platform/rejection/rejection.ts'
import { inTurn } from '../../platform/database/inTurn.ts'
import { transaction, type Tx } from '../../platform/database/transaction.ts'
import { intentOf, once } from '../../platform/idempotency/once.ts'
import { isOwn } from '../../platform/paging/ownRows.ts'
import { endOrder } from './endOrder.ts'
import { endProtection } from './protecting/endProtection.ts'
import { orderWire } from './orderWire.ts'
import { type OrderRow, isTheBrokers, isWaiting } from './tables.ts'
import type { PositionRow } from '../positions/tables.ts'
import { writeChanges } from './matching/writeChanges.ts'

/** Locks the order's position: changes by other orders of the position wait. */
const lockPosition = (tx: Tx, { position_id }: OrderRow): Promise<PositionRow> =>
  tx.selectFrom('positions').selectAll().where('id', '=', position_id).forNoKeyUpdate().executeTakeFirstOrThrow()

/** Locks a customer's order. Waits for a match in progress, whose result then counts. */
const lockOwn = (tx: Tx, customerId: string, orderId: string): Promise<OrderRow | undefined> =>
  tx.selectFrom('orders').selectAll().where(isOwn(customerId, orderId)).forNoKeyUpdate().executeTakeFirst()

const cancel = async (tx: Tx, orderId: string, { broker, customer, now }: SignedInCall) => {
  const order = await lockOwn(tx, customer.id, orderId)
  if (order === undefined) return reject('order-not-found', '/orderid')
  // The customer cannot cancel an order that the broker placed to stop a loss.
  if (isTheBrokers(order)) return reject('order-not-pending', '/orderid')
  // After the close it has expired, whether or not the sweep has run.
  if (!isWaiting(order) || order.expires_at <= now) return reject('order-not-pending', '/orderid')
  const change = endOrder(order, await lockPosition(tx, order), 'cancelled', now)
  await writeChanges(tx, broker.clock, [change], now)
  if (order.protects !== null) await endProtection(tx, order.position_id, now)
  return orderWire(change.order)
}

/**
 * Success means that nothing more of the order can be filled: it is reported only after that is committed. An order
 * that the broker placed stays. Source: RULES.md, margin.
 */
export const cancelOrder: Handler<'/trade/cancelorder'> = async ({ orderid, requestid }, call) => {
  const { broker, customer, now } = call
  return inTurn(broker.db, `cancel:${customer.id}`, () =>
    transaction(
      broker.db,
      async (tx) => {
        const intent = intentOf('/trade/cancelorder', { orderid, requestid }, { customer, now })
        const answer = await once(tx, intent, async () => cancel(tx, orderid, call))
        return isRejection(answer) ? reject(answer.code, answer.field) : answer
      },
      'read committed',
    ),
  )
}
