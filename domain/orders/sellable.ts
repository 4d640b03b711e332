import { marketState } from '../calendar/marketState.ts'
import { openOf } from '../calendar/sessions.ts'
import { nextTradingDay, tradingDayOf } from '../calendar/tradingDays.ts'
import type { Instant } from '../calendar/zone.ts'
import type { CalendarCode } from '../calendar/calendars.ts'
import { min, subtract, sum } from 'effect/BigDecimal'
import type { Instrument, Market } from '../markets/market.ts'
import { type Decimal, zero } from '../money/decimal.ts'
import type { Direction } from './order.ts'
import type { SaleBlock } from '../contract/enumerations.ts'

export type { SaleBlock } from '../contract/enumerations.ts'

/** The wait after every purchase, in milliseconds on the clock, whether or not the market is open meanwhile. */
export const SALE_WAIT = 15 * 60_000

export interface SaleWait {
  readonly reason: SaleBlock
  /** From this instant on it may be sold. */
  readonly until: Instant
}

/** The instant itself where the market trades then; otherwise its next open. */
const whenOpen = (calendar: CalendarCode, at: Instant): Instant => {
  const { state, nextChange } = marketState(calendar, at)
  return state === 'open' ? at : (nextChange ?? at)
}

/**
 * From when something bought at `boughtAt` may be sold: 15 minutes later, or at the next open where its market is closed
 * then; in a T+1 market not before the next trading day's open. The later of the two gives the reason. Source: RULES.md,
 * selling.
 */
export const saleWait = (market: Market, instrument: Instrument, boughtAt: Instant): SaleWait => {
  const waited = boughtAt + SALE_WAIT
  if (market.sale === 'T+1') {
    const day = nextTradingDay(instrument.calendar, tradingDayOf(instrument.calendar, boughtAt))
    const opens = openOf(instrument.calendar, day) ?? waited
    if (opens > waited) return { reason: 'sell-blocked-t1', until: opens }
  }
  return { reason: 'sell-blocked-15-minutes', until: whenOpen(instrument.calendar, waited) }
}

export interface Purchase {
  readonly quantity: Decimal
  readonly at: Instant
}

export interface Sellable {
  /** What may be sold now. */
  readonly quantity: Decimal
  /** Held but not sellable yet. */
  readonly blocked: Decimal
  /** When the next part becomes sellable; `undefined` where nothing is blocked. */
  readonly next: SaleWait | undefined
}

/**
 * What of a long position may be sold at `now`. What was bought first is sold first, so `sold` (in all, with what
 * open sell orders have reserved) is taken from the oldest purchases. Source: RULES.md, selling.
 */
export const sellable = (
  market: Market,
  instrument: Instrument,
  purchases: ReadonlyArray<Purchase>,
  sold: Decimal,
  now: Instant,
): Sellable => {
  let [free, blocked, gone] = [zero, zero, sold]
  let next: SaleWait | undefined
  for (const purchase of [...purchases].sort((a, b) => a.at - b.at)) {
    const taken = min(purchase.quantity, gone)
    gone = subtract(gone, taken)
    const held = subtract(purchase.quantity, taken)
    if (held.value <= 0n) continue
    const wait = saleWait(market, instrument, purchase.at)
    if (wait.until <= now) free = sum(free, held)
    else {
      blocked = sum(blocked, held)
      next ??= wait
    }
  }
  return { quantity: free, blocked, next }
}

/** A position as far as closing it is concerned. */
export interface Closable {
  readonly direction: Direction
  readonly isDayTrade: boolean
  /** What is held. */
  readonly quantity: Decimal
  /** What was closed before. */
  readonly closed: Decimal
  /** The part of what is held that is lent, or that pending orders close. */
  readonly reserved: Decimal
}

/**
 * What of a position its customer may close at `now`. A short position is closed by buying, and a day trade ends within
 * the day, so neither waits. Source: RULES.md, selling.
 */
export const closableAt = (
  market: Market,
  instrument: Instrument,
  { closed, direction, isDayTrade, quantity, reserved }: Closable,
  purchases: ReadonlyArray<Purchase>,
  now: Instant,
): Sellable =>
  direction === 'short' || isDayTrade
    ? { quantity: subtract(quantity, reserved), blocked: zero, next: undefined }
    : sellable(market, instrument, purchases, sum(closed, reserved), now)
