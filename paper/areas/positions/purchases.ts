import type { Purchase } from '../../../domain/orders/sellable.ts'
import type { Db } from '../../platform/database/transaction.ts'
import type { PositionRow } from './tables.ts'

/** What was bought of long positions that are held, part by part, by position. Nobody waits to close a short. */
export const purchasesOf = async (
  db: Db,
  positions: ReadonlyArray<PositionRow>,
): Promise<ReadonlyMap<string, ReadonlyArray<Purchase>>> => {
  const held = positions.filter(({ direction, quantity }) => direction === 'long' && quantity.value > 0n)
  const parts = new Map(held.map(({ id }) => [id, Array.of<Purchase>()]))
  if (parts.size === 0) return parts
  const rows = await db
    .selectFrom('fills')
    .select(['position_id', 'quantity', 'at'])
    .where('position_id', 'in', [...parts.keys()])
    .where('action', '=', 'open')
    .execute()
  for (const { at, position_id, quantity } of rows) parts.get(position_id)?.push({ quantity, at: at.getTime() })
  return parts
}
