import { make, multiply } from 'effect/BigDecimal'
import type { DayNumber } from '../../domain/calendar/day.ts'
import type { Instant } from '../../domain/calendar/zone.ts'
import type { Instrument } from '../../domain/markets/market.ts'
import type { PriceLimits } from '../../domain/markets/allowedPrices.ts'
import type { Decimal } from '../../domain/money/decimal.ts'
import { chance, STREAM } from './chance.ts'
import type { Character } from './character.ts'
import { decimalOf, stepDown, stepUp } from './priceGrid.ts'
import type { Tick } from './tick.ts'

/** An instrument at an instant; prices and turnover in its currency. Simulated. */
export interface Quote {
  readonly instrument: Instrument
  readonly state: 'open' | 'break' | 'closed' | 'halted'
  /** When the state changes next; `undefined` where that is not known. */
  readonly nextChange: Instant | undefined
  /** Trading day of the figures. */
  readonly day: DayNumber
  /** The time of the price. */
  readonly at: Instant
  readonly price: Decimal
  readonly previousClose: Decimal
  readonly open: Decimal
  readonly high: Decimal
  readonly low: Decimal
  readonly volume: Decimal
  readonly turnover: Decimal
  /** Best prices; `undefined` on a side that is empty because of a limit. */
  readonly bid: Decimal | undefined
  readonly ask: Decimal | undefined
  readonly limits: PriceLimits | undefined
  readonly atLimit: 'up' | 'down' | undefined
}

export interface BookLevel {
  readonly price: Decimal
  readonly quantity: Decimal
}

/** Five levels a side at most, best first. Below a limit a side may be shorter or empty. */
export interface Book {
  readonly at: Instant
  readonly bids: ReadonlyArray<BookLevel>
  readonly asks: ReadonlyArray<BookLevel>
}

/** Lots as a quantity. */
export const quantityOf = ({ instrument }: Character, lots: number): Decimal =>
  multiply(instrument.lot, make(BigInt(lots), 0))

/** Units times lots as an amount of the instrument's currency: exact. */
export const turnoverOf = ({ instrument, grid }: Character, unitLots: number): Decimal =>
  multiply(instrument.lot, make(BigInt(unitLots), grid.decimals))

/** The quote of a tick, with exact figures: prices in the instrument's currency, volume in its quantity. */
export const quoteOf = (character: Character, tick: Tick): Quote => {
  const { grid, instrument } = character
  const { path, progress, price, state } = tick
  const hasLimits = Number.isFinite(path.upper)
  return {
    instrument,
    state: state.state,
    nextChange: state.nextChange,
    day: state.day,
    at: tick.at,
    price: decimalOf(grid, price),
    previousClose: decimalOf(grid, path.previousClose),
    open: decimalOf(grid, progress.open),
    high: decimalOf(grid, progress.high),
    low: decimalOf(grid, progress.low),
    volume: quantityOf(character, progress.volume),
    turnover: turnoverOf(character, progress.turnover),
    bid: tick.bid === undefined ? undefined : decimalOf(grid, tick.bid),
    ask: tick.ask === undefined ? undefined : decimalOf(grid, tick.ask),
    limits: hasLimits ? { lower: decimalOf(grid, path.lower), upper: decimalOf(grid, path.upper) } : undefined,
    atLimit: !hasLimits ? undefined : price >= path.upper ? 'up' : price <= path.lower ? 'down' : undefined,
  }
}

const LEVELS = 5
/** Depth is drawn again every few seconds, at a different time for each price. */
const DEPTH_SECONDS = 4

/** Lots waiting at a price: more at a greater distance from the best, drawn around a tenth of a bar's volume. */
const depthAt = (
  { seed, dailyLots }: Character,
  path: Tick['path'],
  price: number,
  level: number,
  at: Instant,
): number => {
  const beat = Math.floor((at / 1000 + (price % DEPTH_SECONDS)) / DEPTH_SECONDS)
  const ordinary = (dailyLots / path.bars) * 0.1 * (1 + 0.35 * level)
  return Math.max(1, Math.round(ordinary * (0.3 + 1.7 * chance(seed, STREAM.depth, price, beat))))
}

const side = (
  character: Character,
  tick: Tick,
  best: number | undefined,
  next: typeof stepUp,
): ReadonlyArray<BookLevel> => {
  const { path } = tick
  const floor = Math.max(path.lower, character.grid.lowest)
  const levels: Array<BookLevel> = []
  for (
    let price = best, level = 0;
    price !== undefined && level < LEVELS;
    price = next(character.grid, price), level += 1
  ) {
    if (price < floor || price > path.upper) break
    const lots = depthAt(character, path, price, level, tick.at)
    levels.push({ price: decimalOf(character.grid, price), quantity: quantityOf(character, lots) })
  }
  return levels
}

/** The order book of a tick. */
export const bookOf = (character: Character, tick: Tick): Book => ({
  at: tick.at,
  bids: side(character, tick, tick.bid, stepDown),
  asks: side(character, tick, tick.ask, stepUp),
})
