import type { Db } from '../../../platform/database/transaction.ts'
import { protectionWire, readProtections } from '../../positions/protection/storedProtection.ts'
import { orderWire, type WireOrder } from '../orderWire.ts'
import type { OrderRow } from '../tables.ts'

/** How orders are represented with what protects the positions that they open. */
export const wireWithProtection = async (
  db: Db,
  orders: ReadonlyArray<OrderRow>,
): Promise<(order: OrderRow) => WireOrder> => {
  const ids = orders.filter(({ action }) => action === 'open').map(({ position_id: id }) => ({ id }))
  const rows = await readProtections(db, ids)
  if (rows.size === 0) return orderWire
  const found = await db
    .selectFrom('positions')
    .select(['id', 'opened', 'state'])
    .where('id', 'in', [...rows.keys()])
    .execute()
  const positions = new Map(found.map((position) => [position.id, position]))
  return (order) => {
    const position = order.action === 'open' ? positions.get(order.position_id) : undefined
    return { ...orderWire(order), ...(position && protectionWire(rows.get(position.id), position)) }
  }
}
