import type { TickLadder } from '../../../domain/markets/tickLadder.ts'
import type { Position } from '../../../domain/positions/position.ts'
import { stopOutPrice } from '../../../domain/positions/stopOut.ts'
import type { PositionRow, PositionState } from './tables.ts'

/** The sums of a row as the rules count with them. */
export const sumsOf = (row: PositionRow): Position => ({
  direction: row.direction,
  leverage: row.leverage,
  currency: row.currency,
  quantity: row.quantity,
  cost: row.cost,
  openingFees: row.opening_fees,
  originalMargin: row.original_margin,
  margin: row.margin,
})

const stateOf = ({ opened, opening, quantity }: PositionRow): PositionState => {
  if (quantity.value > 0n) return 'holding'
  if (opening) return 'pending'
  return opened.value > 0n ? 'closed' : 'cancelled'
}

/** The row with other sums, and with what follows from them. */
export const withSums = (row: PositionRow, sums: Position, ticks: TickLadder): PositionRow => {
  const next = {
    ...row,
    quantity: sums.quantity,
    cost: sums.cost,
    opening_fees: sums.openingFees,
    original_margin: sums.originalMargin,
    margin: sums.margin,
    stop_price: stopOutPrice(sums, ticks) ?? null,
  }
  return { ...next, state: stateOf(next) }
}

/** The row once the order that opens it no longer waits. */
export const withoutOpening = (row: PositionRow): PositionRow => {
  const next = { ...row, opening: false }
  return { ...next, state: stateOf(next) }
}
