import { max, min, multiply } from 'effect/BigDecimal'
import { localDay, type Instant } from '../../domain/calendar/zone.ts'
import type { Instrument } from '../../domain/markets/market.ts'
import type { MarketCode } from '../../domain/markets/marketCode.ts'
import {
  compare,
  type Decimal,
  decimal,
  divideTo,
  formatDecimal,
  parseDecimal,
  sumOf,
  zero,
} from '../../domain/money/decimal.ts'
import { PRACTICE_MONEY } from '../areas/account/openAccount.ts'
import { seededDividends } from '../market/companies/dividends.ts'
import { listingsOf } from '../market/listing/listings.ts'
import type { BookLevel } from '../market/quote.ts'
import type { PaperMarket } from '../market/paperMarket.ts'
import { DAY } from '../platform/clock/instant.ts'

/** Price movements that a story needs; the future of the simulated market is known. */
export type Wish = 'win' | 'loss' | 'dividend'

export interface Choice {
  readonly market: MarketCode
  readonly wish: Wish
  readonly from: Instant
  readonly until: Instant
}

const ONE = decimal('1')

/** Companies that are considered in each market. */
const CANDIDATES = 16

/** How a price changes over a period, as a factor; undefined where there is no price. */
const growth = (market: PaperMarket, code: string, from: Instant, until: Instant): Decimal | undefined => {
  const [before, after] = [market.quote(code, from)?.price, market.quote(code, until)?.price]
  return before && after && compare(before, zero) > 0 ? divideTo(after, before, 4, 'half-even') : undefined
}

const paysWithin = (market: PaperMarket, code: string, from: Instant, until: Instant): boolean => {
  const dayAt = (at: Instant) => localDay('UTC', at)
  return seededDividends(market, code, dayAt(from + 2 * DAY), dayAt(until)).some(({ payAt }) => payAt < until - DAY)
}

/** Instruments that fulfil a wish, the best first; the others follow. The future of this market is known. */
export const chooseFrom = (market: PaperMarket, { from, until, ...choice }: Choice): ReadonlyArray<Instrument> => {
  const seen = listingsOf(choice.market)
    .slice(0, CANDIDATES)
    .flatMap(({ instrument }) => {
      const { code, currency } = instrument
      const factor = growth(market, code, from, until)
      if (factor === undefined || !(currency in PRACTICE_MONEY)) return []
      return [{ instrument, factor, pays: choice.wish === 'dividend' && paysWithin(market, code, from, until) }]
    })
  const sign = choice.wish === 'loss' ? 1 : -1
  return seen
    .toSorted((a, b) => Number(b.pays) - Number(a.pays) || sign * compare(a.factor, b.factor))
    .map(({ instrument }) => instrument)
}

/** About what a position of the demo customer costs. */
const BUDGET: Readonly<Record<string, string>> = {
  MYR: '9000',
  TWD: '160000',
  CNY: '16000',
  JPY: '420000',
  USD: '2600',
  EUR: '2400',
  USDT: '1800',
}

const budgetOf = ({ currency }: Instrument): Decimal => parseDecimal(BUDGET[currency] ?? '') ?? zero

/**
 * Whole lots for about the usual amount, as many as the book offers now and at least one; undefined where one lot costs
 * too much.
 */
export const usualQuantity = (instrument: Instrument, offered: ReadonlyArray<BookLevel>): string | undefined => {
  const { lot } = instrument
  const [best] = offered
  if (best === undefined) return undefined
  const budget = budgetOf(instrument)
  const cost = multiply(best.price, lot)
  if (compare(cost, multiply(budget, decimal('2'))) > 0) return undefined
  const depth = divideTo(sumOf(offered.map(({ quantity }) => quantity)), lot, 0, 'down')
  const lots = max(ONE, min(depth, divideTo(budget, cost, 0, 'down')))
  return formatDecimal(multiply(lot, lots))
}
