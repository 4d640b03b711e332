import { type Decimal, sumOf } from '../../domain/money/decimal.ts'
import type { Currency } from '../../domain/money/money.ts'
import { REFERENCE_RATES } from '../../domain/funds/referenceRates.ts'
import { worthIn } from '../../domain/funds/rates.ts'
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

export interface CurrencyWorth {
  readonly currency: Currency
  readonly amount: Decimal
}

/** Total assets of each currency, worth in one of them at reference rates: for comparing, not for spending. */
export const worthByCurrency = (funds: ReadonlyArray<CurrencyFunds>, into: Currency): ReadonlyArray<CurrencyWorth> =>
  funds.flatMap(({ currency, totalAssets }) =>
    totalAssets && totalAssets.value > 0n
      ? [{ currency, amount: worthIn(REFERENCE_RATES, totalAssets, currency, into) }]
      : [],
  )
