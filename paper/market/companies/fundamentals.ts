import { make, multiply, sum } from 'effect/BigDecimal'
import type { MarketCode } from '../../../domain/markets/marketCode.ts'
import { type Decimal, decimal, divideTo, roundTo } from '../../../domain/money/decimal.ts'
import { chance, seedOf, STREAM } from '../chance.ts'
import type { Listing } from '../listing/listing.ts'
import { findListing } from '../listing/listings.ts'
import type { PaperMarket } from '../paperMarket.ts'

/** The figures that a company would publish; invented, and constant. */
export interface Fundamentals {
  readonly shares: Decimal
  /** The free float, in shares. */
  readonly freeFloat: Decimal
  /** Of the last twelve months, in the instrument's currency; below zero for a loss. */
  readonly earningsPerShare: Decimal
  /** Of the last twelve months, in the instrument's currency. */
  readonly dividendsPerShare: Decimal
}

/** Markets of companies. Indices, funds, futures, coins and currencies have no earnings. */
const COMPANIES: ReadonlySet<MarketCode> = new Set(['MY', 'TW', 'CN', 'US', 'JP', 'IT', 'ES'])

/** A past month whose volume determines the size of a company. */
const MEASURED_AT = Date.UTC(2025, 1, 1)
const MEASURED_DAYS = 20
const PER_MILLE = make(1n, 3)

/** One company in this many makes a loss. */
const LOSSES = 10

const known = new WeakMap<PaperMarket, Map<string, Fundamentals>>()

const wholeNumber = (draw: number, from: number, to: number): bigint =>
  BigInt(from + Math.floor(draw * (to - from + 1)))

const invent = (market: PaperMarket, code: string, { debut, startingPrice }: Listing): Fundamentals => {
  const own = seedOf(`fundamentals of ${code}`)
  const draw = (purpose: number): number => chance(own, STREAM.character, purpose)
  const page = market.candles(code, { resolution: 'day', at: MEASURED_AT, limit: MEASURED_DAYS })
  const traded = (page?.candles ?? []).reduce((total, { volume }) => sum(total, volume), make(1n, 0))
  // The volume of a normal day is two to fifteen per mille of the free float.
  const perDay = make(wholeNumber(draw(1), 2, 15) * BigInt(MEASURED_DAYS), 3)
  const freeFloat = debut ? debut.offered : roundTo(divideTo(traded, perDay, 0, 'up'), -5, 'up')
  const shares = roundTo(divideTo(freeFloat, make(wholeNumber(draw(2), 30, 90), 2), 0, 'up'), -6, 'up')
  const price = decimal(startingPrice)
  const isLoss = draw(3) * LOSSES < 1
  const multiple = make(wholeNumber(draw(4), 80, 420) * (isLoss ? -1n : 1n), 1)
  const earningsPerShare = divideTo(price, multiple, 4, 'half-up')
  const payout = isLoss || draw(5) < 0.2 ? make(0n, 3) : multiply(make(wholeNumber(draw(6), 150, 700), 0), PER_MILLE)
  const dividendsPerShare = roundTo(multiply(earningsPerShare, payout), 4, 'half-up')
  return { shares, freeFloat, earningsPerShare, dividendsPerShare }
}

/** The figures of a company; undefined for other instruments. */
export const fundamentalsOf = (market: PaperMarket, code: string): Fundamentals | undefined => {
  const listing = findListing(code)
  if (listing === undefined || !COMPANIES.has(listing.instrument.market)) return undefined
  const all = known.get(market) ?? new Map<string, Fundamentals>()
  known.set(market, all)
  const found = all.get(code) ?? invent(market, code, listing)
  all.set(code, found)
  return found
}
