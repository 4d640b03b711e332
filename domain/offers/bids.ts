import { max, multiply, subtract, sum } from 'effect/BigDecimal'
import { compare, type Decimal, divideTo, isMultipleOf, isSame, sumOf, zero } from '../money/decimal.ts'

/** The prices at which an offer by book building or auction takes bids, both ends included. */
export interface Band {
  /** The minimum bid price. */
  readonly low: Decimal
  readonly high: Decimal
  /** Every bid price is a multiple of it. */
  readonly step: Decimal
}

/** A price per share, or whatever the cut-off price will be. */
export type Bid = Decimal | 'cut-off'

export type BidProblem = 'bid-required' | 'bid-below-minimum' | 'bid-above-band' | 'bid-not-on-step'

/** What is wrong with a bid, the plainest first; undefined where nothing is. Source: RULES.md, subscriptions. */
export const bidProblem = ({ high, low, step }: Band, bid: Bid | null): BidProblem | undefined => {
  if (bid === null) return 'bid-required'
  if (bid === 'cut-off') return undefined
  if (compare(bid, low) < 0) return 'bid-below-minimum'
  if (compare(bid, high) > 0) return 'bid-above-band'
  return isMultipleOf(bid, step) ? undefined : 'bid-not-on-step'
}

/** The price at which money is frozen: a bid at cut-off counts as one at the band's top. Source: RULES.md, subscriptions. */
export const priceFrozenAt = ({ high }: Band, bid: Bid): Decimal => (bid === 'cut-off' ? high : bid)

/** What all bids at one price want, in shares. */
export interface BookLevel {
  readonly price: Decimal
  readonly quantity: Decimal
}

/** What a book wants above a price, and at it. */
export const demandAround = (
  book: ReadonlyArray<BookLevel>,
  price: Decimal,
): { readonly above: Decimal; readonly at: Decimal } => ({
  above: sumOf(book.filter((level) => compare(level.price, price) > 0).map(({ quantity }) => quantity)),
  at: sumOf(book.filter((level) => isSame(level.price, price)).map(({ quantity }) => quantity)),
})

/**
 * The cut-off price: the highest at which the bids at or above it take all shares; the band's lowest price where all bids together take
 * fewer. Source: RULES.md, subscriptions.
 */
export const cutOffOf = (book: ReadonlyArray<BookLevel>, offered: Decimal, { low }: Band): Decimal => {
  let wanted = zero
  for (const { price, quantity } of book.toSorted((a, b) => compare(b.price, a.price))) {
    wanted = sum(wanted, quantity)
    if (compare(wanted, offered) >= 0) return price
  }
  return low
}

/** What decided a sale by bids. */
export interface CutOff {
  readonly cutoff: Decimal
  readonly offered: Decimal
  /** What is wanted above the cut-off price, and at it. */
  readonly above: Decimal
  readonly at: Decimal
}

/**
 * What a bid gets: all above the cut-off price, nothing below it. Bids at it share what is left in proportion, in whole steps rounded
 * down, so that no more is allotted than offered. Source: RULES.md, subscriptions.
 */
export const allotBid = (
  { price, quantity, step }: BookLevel & { readonly step: Decimal },
  { above, at, cutoff, offered }: CutOff,
): Decimal => {
  const stands = compare(price, cutoff)
  if (stands < 0) return zero
  if (stands > 0) return quantity
  const left = subtract(offered, above)
  return multiply(divideTo(multiply(quantity, left), multiply(max(at, left), step), 0, 'down'), step)
}
