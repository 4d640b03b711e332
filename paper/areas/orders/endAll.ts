import type { Tx } from '../../platform/database/transaction.ts'
import type { Change } from './matching/changes.ts'
import { readPositions } from './readOrders.ts'
import type { OrderRow } from './tables.ts'
import type { PositionRow } from '../positions/tables.ts'
import { writeChanges } from './matching/writeChanges.ts'

/** Ends several locked orders in one go; two of one position each start from what the other left. */
export const endAll = async (
  tx: Tx,
  orders: ReadonlyArray<OrderRow>,
  at: Date,
  end: (order: OrderRow, position: PositionRow) => Change,
): Promise<ReadonlyArray<Change>> => {
  const positions = await readPositions(tx, orders)
  const changes = orders.map((order) => {
    const position = positions.get(order.position_id)
    if (position === undefined) throw new Error(`order ${order.id} has no position`)
    const change = end(order, position)
    positions.set(position.id, change.position)
    return change
  })
  await writeChanges(tx, changes, at)
  return changes
}
