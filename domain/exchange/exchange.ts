import { make, multiply, subtract } from 'effect/BigDecimal'
import { compare, type Decimal, divideTo, zero } from '../money/decimal.ts'
import { CURRENCIES, type Currency, fitsMinor, MINOR_UNITS, type Money, money, roundToMinor } from '../money/money.ts'
import { problemAt, type Problem } from '../validation/problem.ts'
import { crossRate, type RateTable } from './rates.ts'

/** How long a quoted rate is held. */
export const QUOTE_VALID_MS = 30_000

/** Every wallet can be exchanged into every other. */
export const EXCHANGE_CURRENCIES: ReadonlyArray<Currency> = CURRENCIES

/** A rate held for a customer: `rate` units of `to` for one of `from`. Times are epoch milliseconds. */
export interface Quote {
  readonly from: Currency
  readonly to: Currency
  readonly rate: Decimal
  readonly quotedAt: number
  readonly validUntil: number
}

/** The rate that an exchange is made at, rounded down: there and back never gives more. Source: RULES.md, exchange. */
export const dealingRate = (rates: RateTable, from: Currency, to: Currency): Decimal =>
  crossRate(rates, from, to, 'down')

/** A rate that is offered at `now` (epoch milliseconds) and for as long as quotes are valid. Source: RULES.md, exchange. */
export const quoteOf = (rates: RateTable, from: Currency, to: Currency, now: number): Quote => ({
  from,
  to,
  rate: dealingRate(rates, from, to),
  quotedAt: now,
  validUntil: now + QUOTE_VALID_MS,
})

/** A quote holds for 30 s; the last instant is still inside. */
export const isQuoteValid = (quote: Quote, now: number): boolean => now <= quote.validUntil

/** What an exchange takes and gives. `remainder` is the exact worth less what was given, never below zero. */
export interface Conversion {
  readonly paid: Money
  readonly received: Money
  readonly remainder: Decimal
}

/**
 * Exchanges an amount at a quote, rounded down to the decimals of the bought currency: the parts of an amount never give
 * more than the whole. Source: RULES.md, exchange.
 */
export const convert = (amount: Decimal, quote: Quote): Conversion => {
  const exact = multiply(amount, quote.rate)
  const received = roundToMinor(exact, quote.to, 'down')
  return {
    paid: money(amount, quote.from),
    received: money(received, quote.to),
    remainder: subtract(exact, received),
  }
}

/** The cheapest exchange that gives at least `wanted`: what must be paid, and what that then gives. */
export const convertToReceive = (wanted: Decimal, quote: Quote): Conversion =>
  convert(divideTo(wanted, quote.rate, MINOR_UNITS[quote.from], 'up'), quote)

/** The minimum amount at a rate: the smallest that buys one unit of the other currency. */
export const leastPaid = (quote: Quote): Decimal => convertToReceive(make(1n, MINOR_UNITS[quote.to]), quote).paid.amount

export interface ExchangeRequest {
  /** `null`: nothing typed yet. */
  readonly amount: Decimal | null
  readonly quote: Quote
  /** What the wallet of `quote.from` has free. */
  readonly available: Decimal
}

export type ExchangeProblem =
  | Problem<'pair', 'same-currency'>
  | Problem<'amount', 'amount-required' | 'too-many-decimals' | 'amount-too-small' | 'more-than-available'>
  | Problem<'quote', 'quote-expired'>

const amountProblem = ({ amount, quote, available }: ExchangeRequest) => {
  if (amount === null || compare(amount, zero) <= 0) return 'amount-required'
  if (!fitsMinor(amount, quote.from)) return 'too-many-decimals'
  if (compare(amount, available) > 0) return 'more-than-available'
  return compare(convert(amount, quote).received.amount, zero) <= 0 ? 'amount-too-small' : undefined
}

/** Everything that keeps an exchange from being made now (epoch milliseconds). Source: RULES.md, exchange. */
export const exchangeProblems = (request: ExchangeRequest, now: number): ReadonlyArray<ExchangeProblem> => [
  ...problemAt('pair', request.quote.from === request.quote.to ? 'same-currency' : undefined),
  ...problemAt('amount', amountProblem(request)),
  ...problemAt('quote', isQuoteValid(request.quote, now) ? undefined : 'quote-expired'),
]
