import { multiply, subtract, sum } from 'effect/BigDecimal'
import type { MarketCode } from '../../../../domain/markets/marketCode.ts'
import { type Decimal, sumOf, zero } from '../../../../domain/money/decimal.ts'
import { type Currency, roundToMinor } from '../../../../domain/money/money.ts'
import { findListing } from '../../../market/listing/listings.ts'
import { WORTH_CURRENCY } from '../readWorth.ts'
import type { Cause } from './causes.ts'
import type { Valuation } from './valuation.ts'

/** What a report is about: everything, one currency, one market, or a market's positions in one currency. */
export interface Scope {
  readonly currency: Currency | undefined
  readonly market: MarketCode | undefined
}

/** How a scope counts. Source: RULES.md, returns. */
export interface Counting {
  /** The currency of the report. */
  readonly currency: Currency
  /** What is in the scope was worth at a valuation, in the currency of the report. */
  readonly worth: (valuation: Valuation) => Decimal
  readonly hasInstrument: (code: string, currency: Currency) => boolean
  readonly has: (cause: Cause) => boolean
  /** What a cause brought from outside the scope, in its own currency. */
  readonly flow: (cause: Cause) => Decimal
  /** What it gained that no instrument did, in its own currency. */
  readonly other: (cause: Cause) => Decimal
  /** An amount in the currency of the report at the rates of a valuation, not rounded. */
  readonly convert: (amount: Decimal, from: Currency, at: Valuation) => Decimal
}

const marketOf = (code: string): MarketCode | undefined => findListing(code)?.instrument.market

/** How a report of a scope counts money and values. */
export const countingOf = ({ currency, market }: Scope): Counting => {
  const into = currency ?? WORTH_CURRENCY
  const isIn = (one: Currency) => currency === undefined || one === currency
  const convert: Counting['convert'] = (amount, from, { wallets }) =>
    from === into ? amount : multiply(amount, wallets.get(from)?.rate ?? zero)
  const hasInstrument: Counting['hasInstrument'] = (code, own) =>
    isIn(own) && (market === undefined || marketOf(code) === market)
  const shared = { currency: into, convert, hasInstrument }
  if (market !== undefined)
    return {
      ...shared,
      worth: (valuation) =>
        roundToMinor(
          sumOf(
            [...valuation.held].flatMap(([code, one]) =>
              hasInstrument(code, one.currency) ? [convert(one.value, one.currency, valuation)] : [],
            ),
          ),
          into,
        ),
      has: ({ currency: own, place }) => isIn(own) && place === market,
      flow: ({ cash }) => subtract(zero, cash),
      other: () => zero,
    }
  const outsideOf = ({ exchanged, outside }: Cause) => (currency === undefined ? outside : sum(outside, exchanged))
  return {
    ...shared,
    worth: ({ total, wallets }) =>
      currency === undefined ? total : roundToMinor(wallets.get(currency)?.total ?? zero, currency),
    has: (cause) => isIn(cause.currency),
    flow: outsideOf,
    other: (cause) => (cause.place === '' ? subtract(subtract(cause.cash, cause.outside), cause.exchanged) : zero),
  }
}
