import type { CalendarCode } from '../../domain/calendar/calendars.ts'
import type { DayNumber } from '../../domain/calendar/day.ts'
import type { Instrument } from '../../domain/markets/market.ts'
import type { MarketCode } from '../../domain/markets/marketCode.ts'
import { decimal } from '../../domain/money/decimal.ts'
import { chance, seedOf, STREAM } from './chance.ts'
import { grow } from './grow.ts'
import type { Listing } from './listing/listing.ts'
import { gridOf, type PriceGrid, unitsOf } from './priceGrid.ts'

/** The behaviour of an instrument: drawn from the seed and its code, constant. */
export interface Character {
  readonly instrument: Instrument
  readonly calendar: CalendarCode
  readonly seed: number
  readonly grid: PriceGrid
  /** The base around which the price moves, in units. */
  readonly base: number
  /** Typical daily move, 0.01 is one per cent. */
  readonly move: number
  /** Lots traded on a normal day. */
  readonly dailyLots: number
  /** Whether its exchange sometimes interrupts trading. */
  readonly canHalt: boolean
  /** The first day, and the units that represent the previous close. */
  readonly debut: { readonly day: DayNumber; readonly issueUnits: number } | undefined
}

interface Temper {
  readonly move: number
  /** Value traded on a normal day, in the instrument's currency; for a pair in its first currency. */
  readonly turnover: number
}

/**
 * With a daily limit, `move` times 1.3 (the most volatile instrument) times 4.63 (the trend's steepest day) stays
 * within it: the simulation alone never closes at the limit. A test holds this for every instrument.
 */
const TEMPERS: Readonly<Record<MarketCode, Temper>> = {
  MY: { move: 0.013, turnover: 4e6 },
  TW: { move: 0.0135, turnover: 4e8 },
  CN: { move: 0.0135, turnover: 3e8 },
  US: { move: 0.016, turnover: 6e7 },
  JP: { move: 0.012, turnover: 3e9 },
  IT: { move: 0.012, turnover: 3e7 },
  ES: { move: 0.011, turnover: 3e7 },
  FUND: { move: 0.004, turnover: 2e6 },
  FUT: { move: 0.012, turnover: 5e8 },
  CRYPTO: { move: 0.025, turnover: 2e7 },
  FX: { move: 0.004, turnover: 5e8 },
  INDEX: { move: 0.008, turnover: 2e9 },
}

const HALTING: ReadonlySet<MarketCode> = new Set(['MY', 'TW', 'CN', 'US', 'JP', 'IT', 'ES'])
const BASIS_POINT = 10_000

/** How an instrument behaves under a seed: the same seed and listing always give the same. */
export const characterOf = (seed: string, { instrument, startingPrice, dailyMove, debut }: Listing): Character => {
  const own = seedOf(`${seed}:${instrument.code}`)
  const temper = TEMPERS[instrument.market]
  const grid = gridOf(instrument.ticks)
  const lot = Number(instrument.lot.value) / 10 ** instrument.lot.scale
  const price = instrument.market === 'FX' ? 1 : Number(startingPrice)
  // Large and small companies: the value traded varies by a factor of about fifty.
  const spread = 0.15 * grow(3.9 * chance(own, STREAM.character, 1))
  return {
    instrument,
    calendar: instrument.calendar,
    seed: own,
    grid,
    base: unitsOf(decimal(startingPrice), grid.decimals),
    move:
      dailyMove === undefined ? temper.move * (0.7 + 0.6 * chance(own, STREAM.character, 2)) : dailyMove / BASIS_POINT,
    dailyLots: Math.max(40, Math.round((temper.turnover * spread) / (price * lot))),
    canHalt: HALTING.has(instrument.market),
    debut: debut && { day: debut.day, issueUnits: unitsOf(debut.issuePrice, grid.decimals) },
  }
}
