import type { Db } from '../../platform/database/transaction.ts'
import { overridesFor } from '../../market/overrides/overrides.ts'
import { type PositionMoment, positionWire, type WirePosition } from './positionWire.ts'
import { readProtections } from './protection/storedProtection.ts'
import { purchasesOf } from './storedPosition.ts'
import type { PositionRow } from './tables.ts'

/** How positions are represented, with what belongs to them. `db` is not a transaction: it has several connections. */
export const readPositionWire = async (
  db: Db,
  rows: ReadonlyArray<PositionRow>,
  moment: PositionMoment,
): Promise<(row: PositionRow) => WirePosition> => {
  const [purchases, protections] = await Promise.all([purchasesOf(db, rows), readProtections(db, rows)])
  return (row) => positionWire(row, purchases.get(row.id) ?? [], moment, protections.get(row.id))
}

/** One position as the contract represents it, with what belongs to it as `db` sees it. */
export const positionNow = async (
  db: Db,
  row: PositionRow,
  moment: Omit<PositionMoment, 'overrides'>,
): Promise<WirePosition> => {
  // One after the other: a transaction has one connection.
  const purchases = await purchasesOf(db, [row])
  const protections = await readProtections(db, [row])
  const overrides = await overridesFor(db)
  return positionWire(row, purchases.get(row.id) ?? [], { ...moment, overrides }, protections.get(row.id))
}
