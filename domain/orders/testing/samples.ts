import { fromBigInt, multiply } from 'effect/BigDecimal'
import type { Instrument } from '../../markets/market.ts'
import { MARKET_CODES, type MarketCode } from '../../markets/marketCode.ts'
import { MARKETS } from '../../markets/markets.ts'
import type { Decimal } from '../../money/decimal.ts'

/** Samples for tests: an instrument of a market with the market's own lot, ticks and currency; an index is one of Malaysia's. */
export const instrumentOf = (market: MarketCode): Instrument => {
  const { currency, calendar, lot, ticks } = MARKETS[market]
  const names = { code: `T-${market}`, name: 'Test', chineseName: '测试', initials: 'cs' }
  return { ...names, market, calendar: calendar ?? 'MY', currency, lot, ticks }
}

export const TRADABLE: ReadonlyArray<MarketCode> = MARKET_CODES.filter((code) => MARKETS[code].tradable)

/** A number of lots of a market. */
export const lotsOf = (market: MarketCode, count: number): Decimal =>
  multiply(MARKETS[market].lot, fromBigInt(BigInt(count)))

/** How many grid prices there are to choose from. */
export const GRID_PRICES = 1190

/** A price on the grid of every market's ladder: tens up to 2,900, then hundreds up to 90,000. */
export const gridPrice = (index: number): Decimal =>
  fromBigInt(BigInt(index < 290 ? (index + 1) * 10 : (index - 289) * 100))

export { shortText as plain } from '../../money/decimal.ts'
