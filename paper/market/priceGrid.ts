import { make } from 'effect/BigDecimal'
import { ladderDecimals, type TickLadder } from '../../domain/markets/allowedPrices.ts'
import { type Decimal, roundTo } from '../../domain/money/decimal.ts'

/**
 * A tick ladder in whole units of its last decimal. The engine calculates in floating point and in units because it
 * invents the prices; every price that leaves it is snapped to a whole multiple of the tick and converted to an exact
 * decimal here. Amounts of money are never calculated from floating-point values.
 */
export interface PriceGrid {
  readonly decimals: number
  readonly steps: ReadonlyArray<{ readonly from: number; readonly tick: number }>
  /** The smallest price. */
  readonly lowest: number
}

/** A price in units of its last decimal, rounded down. */
export const unitsOf = (price: Decimal, decimals: number): number => Number(roundTo(price, decimals, 'down').value)

export const gridOf = (ticks: TickLadder): PriceGrid => {
  const decimals = ladderDecimals(ticks)
  const steps = ticks.map(({ from, tick }) => ({ from: unitsOf(from, decimals), tick: unitsOf(tick, decimals) }))
  return { decimals, steps, lowest: steps[0]?.tick ?? 1 }
}

/** Units of a grid as an exact price. */
export const decimalOf = (grid: PriceGrid, units: number): Decimal => make(BigInt(units), grid.decimals)

const tickAt = (grid: PriceGrid, units: number): number => {
  for (let index = grid.steps.length - 1; index > 0; index -= 1) {
    const step = grid.steps[index]
    if (step !== undefined && units >= step.from) return step.tick
  }
  return grid.lowest
}

/** The nearest price on the grid, the lowest at least. */
export const snap = (grid: PriceGrid, value: number): number => {
  const tick = tickAt(grid, value)
  return Math.max(grid.lowest, Math.round(value / tick) * tick)
}

/** One tick up from a price on the grid. */
export const stepUp = (grid: PriceGrid, units: number): number => units + tickAt(grid, units)

/** One tick down from a price on the grid; 0 below the lowest. */
export const stepDown = (grid: PriceGrid, units: number): number => units - tickAt(grid, units - 1)
