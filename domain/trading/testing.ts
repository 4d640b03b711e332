import { fromBigInt, multiply, normalize } from 'effect/BigDecimal'
import fc from 'fast-check'
import type { Instrument } from '../market/market.ts'
import type { MarketCode } from '../market/marketCode.ts'
import { MARKETS } from '../market/markets.ts'
import { type Decimal, decimal, formatDecimal } from '../money/decimal.ts'

/** An instrument of a market with the market's own lot, ticks and currency. */
export const instrumentOf = (market: MarketCode): Instrument => {
  const { currency, calendar, lot, ticks } = MARKETS[market]
  return {
    code: `T-${market}`,
    name: 'Test',
    chineseName: '测试',
    initials: 'cs',
    market,
    calendar,
    currency,
    lot,
    ticks,
  }
}

export const TRADABLE = (Object.keys(MARKETS) as Array<MarketCode>).filter((code) => MARKETS[code].tradable)

export const anyMarket = fc.constantFrom(...TRADABLE)

/** Whole lots, from one up. */
export const lotsOf = (market: MarketCode, most = 400): fc.Arbitrary<Decimal> =>
  fc.integer({ min: 1, max: most }).map((count) => multiply(MARKETS[market].lot, fromBigInt(BigInt(count))))

/** A price on the grid of every market's ladder. */
export const anyPrice = fc
  .oneof(
    fc.integer({ min: 1, max: 290 }).map((tens) => tens * 10),
    fc.integer({ min: 1, max: 900 }).map((hundreds) => hundreds * 100),
  )
  .map((n) => decimal(String(n)))

/** Plain text of the bare number, for comparing in tests. */
export const plain = (n: Decimal): string => formatDecimal(normalize(n))
