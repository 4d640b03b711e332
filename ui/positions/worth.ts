import { make, multiply } from 'effect/BigDecimal'
import { type Decimal, sumOf } from '../../domain/money/decimal.ts'
import { type Currency, roundToMinor } from '../../domain/money/money.ts'
import type { MarketCode } from '../../domain/market/marketCode.ts'
import type { CurrencyFunds } from '../../ports/Funds.ts'
import type { PositionRecord } from '../../ports/Positions.ts'

/** A market and what is held there, in one currency. */
export interface MarketWorth {
  readonly market: MarketCode
  readonly amount: Decimal
}

/** Market value of what is held in a currency, market by market. Two currencies are never added. */
export const worthByMarket = (
  positions: ReadonlyArray<PositionRecord>,
  currency: Currency,
): ReadonlyArray<MarketWorth> => {
  const mine = positions.filter((position) => position.currency === currency)
  const markets = [...new Set(mine.map(({ market }) => market))]
  return markets
    .map((market) => ({
      market,
      amount: sumOf(mine.flatMap((one) => (one.market === market && one.marketValue ? [one.marketValue] : []))),
    }))
    .filter(({ amount }) => amount.value > 0n)
}

const one = make(1n, 0)

interface Owned {
  readonly currency: Currency
  readonly totalAssets: Decimal
}

/** The wallets that have something in them. */
export const owned = (funds: ReadonlyArray<CurrencyFunds>): ReadonlyArray<Owned> =>
  funds.flatMap(({ currency, totalAssets }) =>
    totalAssets && totalAssets.value > 0n ? [{ currency, totalAssets }] : [],
  )

export interface CurrencyWorth {
  readonly currency: Currency
  readonly amount: Decimal
}

/** What one unit of each currency is worth in another. */
export type Rates = ReadonlyMap<Currency, Decimal>

/**
 * Total assets of each currency at what they are worth in one of them; null where a rate is missing, since shares of a
 * part would be shares of nothing.
 */
export const worthByCurrency = (
  funds: ReadonlyArray<CurrencyFunds>,
  into: Currency,
  rates: Rates,
): ReadonlyArray<CurrencyWorth> | null => {
  const worths: Array<CurrencyWorth> = []
  for (const { currency, totalAssets } of owned(funds)) {
    const rate = currency === into ? one : rates.get(currency)
    if (rate === undefined) return null
    worths.push({ currency, amount: roundToMinor(multiply(totalAssets, rate), into) })
  }
  return worths
}
