import { sum } from 'effect/BigDecimal'
import type { TickLadder } from '../../../domain/markets/allowedPrices.ts'
import { MARKETS } from '../../../domain/markets/markets.ts'
import { type Position } from '../../../domain/positions/position.ts'
import { stopOutPrice } from '../../../domain/positions/stopOut.ts'
import { closableAt, type Purchase, type Sellable } from '../../../domain/orders/sellable.ts'
import { instrumentOf } from '../../market/listing/figures.ts'
import type { Db } from '../../platform/database/transaction.ts'
import type { PositionRow, PositionState } from './tables.ts'

/** The columns that are the sums of a position. */
type Sums = Pick<
  PositionRow,
  'direction' | 'leverage' | 'currency' | 'quantity' | 'cost' | 'opening_fees' | 'original_margin' | 'margin'
>

/** The sums of a row as the rules represent them. */
export const sumsOf = (row: Sums): Position => ({
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

/** The row with new sums, and with the values derived from them. */
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

/** The purchases of held long positions, part by part, by position. Closing a short needs no wait. */
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

/** What the customer may close of a position, and when more of it. */
export const closableNow = (row: PositionRow, purchases: ReadonlyArray<Purchase>, now: Date): Sellable => {
  const instrument = instrumentOf(row.code)
  const { closed, direction, quantity } = row
  const position = {
    direction,
    isDayTrade: row.square_off_at !== null,
    quantity,
    closed,
    reserved: sum(row.closing, row.lent),
  }
  return closableAt(MARKETS[instrument.market], instrument, position, purchases, now.getTime())
}
