import { type Db, transaction } from '../../platform/database/transaction.ts'
import { endAll, endOrder } from './endOrder.ts'
import { readWaiting } from './matching/reads.ts'

/** Refuses an accepted order that has no fill yet, as the market may. Returns whether it could. */
export const rejectOrder = async (db: Db, orderId: string, reason: string, at: Date): Promise<boolean> =>
  transaction(
    db,
    async (tx) => {
      const orders = (await readWaiting(tx, [orderId])).filter(({ state }) => state === 'pending')
      await endAll(tx, orders, at, (order, position) => endOrder(order, position, 'rejected', at, reason))
      return orders.length > 0
    },
    'repeatable read',
  )
