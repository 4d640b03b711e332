import { make, multiply, sum } from 'effect/BigDecimal'
import { type Decimal, zero } from '../../../domain/money/decimal.ts'
import { type Currency, roundToMinor } from '../../../domain/money/money.ts'
import type { MarketCode } from '../../../domain/markets/marketCode.ts'
import type { CurrencyFunds } from '../../../ports/Wealth.ts'
import type { PositionRecord } from '../../../ports/Positions.ts'

export const one = make(1n, 0)

/** The value of one unit of each currency in another. */
export type Rates = ReadonlyMap<Currency, Decimal>

/**
 * Amounts of several currencies together in one of them, each rounded half-even to its minor unit; null where a rate is missing.
 * An unknown amount counts as zero. Source: RULES.md, money.
 */
export const worthIn = (
  into: Currency,
  amounts: ReadonlyArray<readonly [currency: Currency, amount: Decimal | null]>,
  rates: Rates,
): Decimal | null => {
  let total = zero
  for (const [currency, amount] of amounts) {
    if (amount === null || amount.value === 0n) continue
    const rate = currency === into ? one : rates.get(currency)
    if (rate === undefined) return null
    total = sum(total, roundToMinor(multiply(amount, rate), into))
  }
  return total
}

/** A market and the value of its holdings, in one currency. */
export interface MarketWorth {
  readonly market: MarketCode
  readonly amount: Decimal
}

/**
 * Market value of holdings, market by market, in one currency; null where a rate is missing. Source: RULES.md, money.
 */
export const worthByMarket = (
  positions: ReadonlyArray<PositionRecord>,
  into: Currency,
  rates: Rates,
): ReadonlyArray<MarketWorth> | null => {
  const worths = new Map<MarketCode, Decimal>()
  for (const { currency, market, marketValue } of positions) {
    if (marketValue === null || marketValue.value <= 0n) continue
    const rate = currency === into ? one : rates.get(currency)
    if (rate === undefined) return null
    worths.set(market, sum(worths.get(market) ?? zero, multiply(marketValue, rate)))
  }
  return [...worths].map(([market, amount]) => ({ market, amount: roundToMinor(amount, into) }))
}

interface Owned {
  readonly currency: Currency
  readonly totalAssets: Decimal
}

/** The wallets that are not empty. */
export const owned = (funds: ReadonlyArray<CurrencyFunds>): ReadonlyArray<Owned> =>
  funds.flatMap(({ currency, totalAssets }) =>
    totalAssets && totalAssets.value > 0n ? [{ currency, totalAssets }] : [],
  )

export interface CurrencyWorth {
  readonly currency: Currency
  readonly amount: Decimal
}

/**
 * Total assets of each currency at their value in one of them; null where a rate is missing, since shares of an
 * incomplete total would be wrong.
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
