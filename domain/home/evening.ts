import { multiply, subtract, sum } from 'effect/BigDecimal'
import type { DayNumber } from '../calendar/day.ts'
import type { Session } from '../calendar/sessions.ts'
import { type Instant, localDay } from '../calendar/zone.ts'
import { compare, type Decimal, percentOf, roundTo, zero } from '../money/decimal.ts'

interface MarketDay<Code> {
  readonly code: Code
  readonly zone: string
  readonly state: 'open' | 'break' | 'closed' | 'halted'
  readonly day: DayNumber
  readonly sessions: ReadonlyArray<Session>
}

/** One evening: a market after the close of its trading day. The same text never means another evening. */
export const eveningKey = ({ code, day }: { readonly code: string; readonly day: DayNumber }): string =>
  `${code} ${day}`

/**
 * The market of which the day is told: among those in which something is held, the one that closed last. Only on its
 * trading day, after its last session, and not once it was dismissed. Source: RULES.md, screens.
 */
export const eveningMarket = <Code extends string, Market extends MarketDay<Code>>(
  markets: ReadonlyArray<Market>,
  held: ReadonlySet<string>,
  dismissed: ReadonlySet<string>,
  now: Instant,
): Market | undefined => {
  const closedAt = ({ sessions }: Market): Instant => sessions.at(-1)?.closes ?? Infinity
  return markets
    .filter((market) => {
      const { code, day, state, zone } = market
      const isOver = state === 'closed' && closedAt(market) <= now && localDay(zone, now) === day
      return isOver && held.has(code) && !dismissed.has(eveningKey(market))
    })
    .toSorted((a, b) => closedAt(b) - closedAt(a))[0]
}

/** From now until the end of tomorrow in a zone. */
export const isUntilTomorrow = (at: Instant, now: Instant, zone: string): boolean =>
  at > now && localDay(zone, at) <= localDay(zone, now) + 1

/** A holding on its day, amounts in its own currency. */
export interface DayOfHolding<Currency extends string> {
  readonly currency: Currency
  readonly profit: Decimal
  /** What it was worth when the profit began: at the previous close, or at its opening where that was today. */
  readonly before: Decimal
  /** The customer's own money in it now: margin and floating profit. */
  readonly equity: Decimal
}

/** The holdings of one currency together. `percent` in points of what they were worth before, two decimals, half up. */
export interface DayTotal<Currency extends string> extends DayOfHolding<Currency> {
  readonly percent: Decimal
}

/** The holdings of each currency together, in the order of their first. Source: RULES.md, screens. */
export const dayTotals = <Currency extends string>(
  holdings: ReadonlyArray<DayOfHolding<Currency>>,
): ReadonlyArray<DayTotal<Currency>> => {
  const totals = new Map<Currency, DayOfHolding<Currency>>()
  for (const one of holdings) {
    const total = totals.get(one.currency)
    totals.set(one.currency, {
      currency: one.currency,
      profit: total ? sum(total.profit, one.profit) : one.profit,
      before: total ? sum(total.before, one.before) : one.before,
      equity: total ? sum(total.equity, one.equity) : one.equity,
    })
  }
  return [...totals.values()].map((total) => ({ ...total, percent: percentOf(total.profit, total.before) }))
}

/**
 * What a change of the exchange rate did to an amount that was held through it, in the currency that the rates lead to, half-even at
 * its decimals; and the change of the rate in percentage points.
 */
export const rateEffect = (
  held: Decimal,
  { before, rate }: { readonly rate: Decimal; readonly before: Decimal },
  decimals: number,
): { readonly amount: Decimal; readonly percent: Decimal } => {
  const moved = subtract(rate, before)
  return { amount: roundTo(multiply(held, moved), decimals, 'half-even'), percent: percentOf(moved, before) }
}

interface Level {
  readonly price: Decimal | null
  readonly previousClose: Decimal | null
}

const directionOf = ({ price, previousClose }: Level): number =>
  price && previousClose ? compare(subtract(price, previousClose), zero) : 0

/**
 * What is known of the cause of a day's change: the dividend, where the share was traded without it from today on and
 * fell; its market, where the index moved in the same direction; otherwise only that the price moved.
 */
export const causeOf = (
  quote: Level,
  index: Level | undefined,
  isExDividend: boolean,
): 'dividend' | 'market' | 'price' => {
  const direction = directionOf(quote)
  if (isExDividend && direction < 0) return 'dividend'
  return index && direction !== 0 && directionOf(index) === direction ? 'market' : 'price'
}
