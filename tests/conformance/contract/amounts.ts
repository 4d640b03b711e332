import { multiply, subtract, sum } from 'effect/BigDecimal'
import {
  compare,
  type Decimal,
  decimal,
  divideTo,
  formatDecimal,
  isMultipleOf,
  isSame,
  parseDecimal,
  roundTo,
  sumOf,
  zero,
} from '../../../domain/money/decimal.ts'
import { type Currency, MINOR_UNITS } from '../../../domain/money/money.ts'

export { compare, type Decimal, decimal, divideTo, formatDecimal, isMultipleOf, isSame, roundTo, sumOf, zero }
export const plus = sum
export const minus = subtract
export const times = multiply

/** The figure of a wire number; undefined where it says that there is none (`-`, an empty text). */
export const known = (wire: unknown): Decimal | undefined =>
  typeof wire === 'string' || typeof wire === 'number' ? parseDecimal(String(wire)) : undefined

/** The figure of a wire number; nothing counts as 0, as the contract says. */
export const figure = (wire: unknown): Decimal => known(wire) ?? zero

/** The sum of one figure of rows. */
export const total = (rows: ReadonlyArray<Readonly<Record<string, unknown>>>, name: string): Decimal =>
  sumOf(rows.map((row) => figure(row[name])))

/** A value of the wire as text; empty where it is neither a text nor a number. */
export const textOf = (wire: unknown): string =>
  typeof wire === 'string' || typeof wire === 'number' || typeof wire === 'boolean' ? String(wire) : ''

/** An instant on the wire, milliseconds; undefined where there is none. */
export const instant = (wire: unknown): number | undefined => {
  const found = known(wire)
  return found && Number(formatDecimal(found))
}

/** Decimals that a currency has. An unknown one counts as having two. */
export const decimalsOf = (currency: unknown): number => MINOR_UNITS[String(currency).toUpperCase() as Currency] ?? 2

/** One unit of the last decimal of a currency. */
export const smallest = (currency: unknown): Decimal =>
  divideTo(decimal('1'), decimal(`1${'0'.repeat(decimalsOf(currency))}`), decimalsOf(currency), 'down')

export const absolute = (n: Decimal): Decimal => (compare(n, zero) < 0 ? minus(zero, n) : n)

/** `percent` per cent of an amount, exact. */
export const percentOf = (amount: Decimal, percent: Decimal): Decimal => times(times(amount, percent), decimal('0.01'))

/** An amount times a factor, in the decimals of its currency: limits at a rate of the moment move with the rate. */
export const scaled = (amount: unknown, factor: string, currency: unknown): Decimal =>
  roundTo(times(figure(amount), decimal(factor)), decimalsOf(currency), 'half-even')

/** Whether two figures differ by no more than half of a unit: both were rounded from one exact figure, in whatever way. */
export const isNear = (a: Decimal, b: Decimal, unit: Decimal): boolean =>
  compare(times(absolute(minus(a, b)), decimal('2')), unit) <= 0
