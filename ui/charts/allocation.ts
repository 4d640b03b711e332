import { compare, type Decimal, sumOf, zero } from '../../domain/money/decimal.ts'
import { sharesOf } from './shares.ts'

/** A part of the customer's holdings. */
export interface Holding {
  readonly key: string
  /** "Malaysia", "EUR". */
  readonly name: string
  /** In the currency of the whole; an amount that is not above zero has no part in the ring. */
  readonly amount: Decimal
}

export interface Part extends Holding {
  /** Percentage points of the whole, two decimals. */
  readonly share: Decimal
  /** Its part of the ring; the last one combines those that are too small to be seen. */
  readonly slice: number
}

/** How many parts of the ring can be distinguished. */
export const SLICES = 6

/** Largest first, with shares that add up to 100; the smallest of more than six together in the last slice. */
export const allocate = (holdings: ReadonlyArray<Holding>): ReadonlyArray<Part> => {
  const sorted = holdings.toSorted((a, b) => compare(b.amount, a.amount))
  const shares = sharesOf(sorted.map(({ amount }) => amount))
  return sorted.map((holding, nth) => ({
    ...holding,
    share: shares[nth] ?? zero,
    slice: Math.min(nth, SLICES - 1),
  }))
}

/** The share of each slice of the ring, in percentage points. */
export const slicesOf = (parts: ReadonlyArray<Part>): ReadonlyArray<Decimal> => {
  const slices = Math.min(SLICES, parts.length)
  return Array.from({ length: slices }, (_, nth) =>
    sumOf(parts.filter(({ slice }) => slice === nth).map(({ share }) => share)),
  )
}
