import { max, min, multiply, negate, subtract, sum } from 'effect/BigDecimal'
import { monthBounds, type Month, nextMonth } from '../calendar/month.ts'
import type { Instant } from '../calendar/zone.ts'
import { type Decimal, sumOf, zero } from '../money/decimal.ts'
import { CURRENCIES, type Currency, roundToMinor } from '../money/money.ts'
import type { Direction } from '../orders/order.ts'

/** A closed part of a position, as its record has it; null where an older record lacks it. */
export interface SaleRecord {
  readonly id: string
  readonly currency: Currency
  readonly direction: Direction
  readonly quantity: Decimal | null
  readonly closePrice: Decimal | null
  /** Of opening and closing. */
  readonly fees: Decimal | null
  /** After fees. */
  readonly profit: Decimal
  readonly closedAt: Instant
}

export interface DividendRecord {
  readonly id: string
  readonly currency: Currency
  readonly gross: Decimal
  readonly tax: Decimal
  readonly net: Decimal
  readonly paidAt: Instant | null
}

/** What a wallet paid in a month, as its statement has it. */
export interface WalletCosts {
  readonly currency: Currency
  readonly fees: Decimal
  readonly taxes: Decimal
  readonly interest: Decimal
}

/** What was received and what had been paid for it: proceeds − cost − fees = profit, to the cent. */
export interface SaleSums {
  readonly proceeds: Decimal
  readonly cost: Decimal
}

/** A year in one currency; nothing is converted. */
export interface TaxCurrency<S, D> {
  readonly currency: Currency
  /** Oldest first. */
  readonly sales: ReadonlyArray<S & { readonly sums: SaleSums | null }>
  readonly gains: Decimal
  /** Zero or below. */
  readonly losses: Decimal
  readonly result: Decimal
  /** Oldest first. */
  readonly dividends: ReadonlyArray<D>
  readonly gross: Decimal
  readonly withheld: Decimal
  readonly net: Decimal
  /** Every fee of the wallet, those of sales included. */
  readonly fees: Decimal
  /** Taxes other than those withheld from dividends. */
  readonly otherTaxes: Decimal
  readonly interest: Decimal
}

/** The months of a year of UTC, from the account's first to its latest one. */
export const monthsOfYear = (year: number, first: Month, latest: Month): ReadonlyArray<Month> => {
  const months: Month[] = []
  const text = String(year).padStart(4, '0')
  for (let month = `${text}-01`; month <= `${text}-12`; month = nextMonth(month))
    if (month >= first && month <= latest) months.push(month)
  return months
}

/** Beginning and end of a year in UTC; the end is the beginning of the next one. */
export const yearBounds = (year: number): readonly [from: Instant, to: Instant] => {
  const text = String(year).padStart(4, '0')
  return [monthBounds(`${text}-01`)[0], monthBounds(`${text}-12`)[1]]
}

/**
 * What a sale brought and what it had cost. The price of the closing side is exact; the other side follows from the profit, so that each line
 * adds up to the cent and has the average cost of the position. Source: RULES.md, tax reports.
 */
export const saleSums = ({ closePrice, currency, direction, fees, profit, quantity }: SaleRecord): SaleSums | null => {
  if (quantity === null || closePrice === null || fees === null) return null
  const closing = roundToMinor(multiply(closePrice, quantity), currency)
  const before = sum(profit, fees)
  return direction === 'long'
    ? { proceeds: closing, cost: subtract(closing, before) }
    : { proceeds: sum(closing, before), cost: closing }
}

const isWithin = (at: Instant | null, [from, to]: readonly [Instant, Instant]): boolean =>
  at !== null && at >= from && at < to

/**
 * A customer's year for the tax return, by currency: gains by sale, dividends with what was withheld, fees, other taxes and interest. Only
 * currencies in which something happened. Source: RULES.md, tax reports.
 */
export const taxYear = <S extends SaleRecord, D extends DividendRecord>(
  year: number,
  sales: ReadonlyArray<S>,
  dividends: ReadonlyArray<D>,
  wallets: ReadonlyArray<WalletCosts>,
): ReadonlyArray<TaxCurrency<S, D>> => {
  const bounds = yearBounds(year)
  return CURRENCIES.map((currency) => {
    const sold = sales
      .filter((sale) => sale.currency === currency && isWithin(sale.closedAt, bounds))
      .toSorted((a, b) => a.closedAt - b.closedAt || a.id.localeCompare(b.id))
    const paid = dividends
      .filter((dividend) => dividend.currency === currency && isWithin(dividend.paidAt, bounds))
      .toSorted((a, b) => (a.paidAt ?? 0) - (b.paidAt ?? 0) || a.id.localeCompare(b.id))
    const costs = wallets.filter((wallet) => wallet.currency === currency)
    const profits = sold.map(({ profit }) => profit)
    const withheld = sumOf(paid.map(({ tax }) => tax))
    return {
      currency,
      sales: sold.map((sale) => ({ ...sale, sums: saleSums(sale) })),
      gains: sumOf(profits.map((profit) => max(profit, zero))),
      losses: sumOf(profits.map((profit) => min(profit, zero))),
      result: sumOf(profits),
      dividends: paid,
      gross: sumOf(paid.map(({ gross }) => gross)),
      withheld,
      net: sumOf(paid.map(({ net }) => net)),
      fees: sumOf(costs.map(({ fees }) => fees)),
      otherTaxes: sum(sumOf(costs.map(({ taxes }) => taxes)), negate(withheld)),
      interest: sumOf(costs.map(({ interest }) => interest)),
    }
  }).filter(
    ({ sales: sold, dividends: paid, fees, otherTaxes, interest }) =>
      sold.length + paid.length > 0 || [fees, otherTaxes, interest].some(({ value }) => value !== 0n),
  )
}
