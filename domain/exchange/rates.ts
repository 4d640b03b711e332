import { multiply } from 'effect/BigDecimal'
import { type Decimal, decimal, divideTo, type Rounding } from '../money/decimal.ts'
import { type Currency, MINOR_UNITS } from '../money/money.ts'

/** What one unit of each currency is worth in US dollars. Every value is above zero. */
export type RateTable = Readonly<Record<Currency, Decimal>>

/** Decimals of a rate between two currencies: enough for VND to EUR to have six significant digits. */
export const RATE_DECIMALS = 10

/** How many units of `to` one unit of `from` is worth, at ten decimals. Source: RULES.md, exchange. */
export const crossRate = (rates: RateTable, from: Currency, to: Currency, mode: Rounding = 'half-even'): Decimal =>
  from === to ? decimal('1') : divideTo(rates[from], rates[to], RATE_DECIMALS, mode)

/** The worth of an amount in another currency, rounded once, to that currency's decimals. */
export const worthIn = (
  rates: RateTable,
  amount: Decimal,
  from: Currency,
  to: Currency,
  mode: Rounding = 'half-even',
): Decimal => divideTo(multiply(amount, rates[from]), rates[to], MINOR_UNITS[to], mode)
