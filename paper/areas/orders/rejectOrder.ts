import type { Broker } from '../../platform/broker/call.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { endAll, endOrder } from './endOrder.ts'
import { readWaiting } from './matching/reads.ts'

/** Refuses an accepted order that has no fill yet, as the market may. Returns whether it could. */
export const rejectOrder = async ({ clock, db }: Broker, orderId: string, reason: string): Promise<boolean> =>
  transaction(
    db,
    async (tx) => {
      const orders = (await readWaiting(tx, [orderId])).filter(({ state }) => state === 'pending')
      const at = await clock.now(tx)
      await endAll(tx, clock, orders, at, (order, position) => endOrder(order, position, 'rejected', at, reason))
      return orders.length > 0
    },
    'repeatable read',
  )
