import { multiply } from 'effect/BigDecimal'
import { type Decimal, sumOf } from '../money/decimal.ts'
import { type Currency, roundToMinor } from '../money/money.ts'

/** The total assets of one currency. */
export interface CurrencyTotal {
  readonly currency: Currency
  readonly total: Decimal
}

/**
 * The totals of several currencies as one amount in `into`: each converted, rounded to the decimals of `into`, and added.
 * `rateOf` is the value of one unit of a currency in `into`. Source: RULES.md, wealth.
 */
export const worthIn = (
  totals: ReadonlyArray<CurrencyTotal>,
  into: Currency,
  rateOf: (currency: Currency) => Decimal,
): Decimal =>
  sumOf(
    totals.map(({ currency, total }) =>
      roundToMinor(currency === into ? total : multiply(total, rateOf(currency)), into),
    ),
  )
