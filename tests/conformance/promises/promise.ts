import { type Decimal, formatDecimal, isNear, isSame, known, smallest } from '../contract/amounts.ts'
import type { Finding } from '../contract/schema.ts'
import { shown } from '../contract/shown.ts'

/** A row or an object of an answer; its shape was checked against the schema already. */
export type Row = Readonly<Record<string, unknown>>

/** A promise that was broken; undefined where it was kept. */
export type Claim = Finding | undefined

/** States that something is true. */
export const holds = (at: string, isTrue: boolean, expected: string, got: unknown): Claim =>
  isTrue ? undefined : { at, expected, got: shown(got) }

/** States that a figure is exactly another one; nothing where one of them is not known. */
export const equals = (at: string, got: unknown, expected: Decimal | undefined, why: string): Claim => {
  const figure = known(got)
  if (figure === undefined || expected === undefined) return undefined
  return holds(at, isSame(figure, expected), `${formatDecimal(expected)}: ${why}`, got)
}

/** States that a figure is another one, rounded to the decimals of a currency in whatever way. */
export const rounds = (at: string, got: unknown, exact: Decimal | undefined, currency: unknown, why: string): Claim => {
  const figure = known(got)
  if (figure === undefined || exact === undefined) return undefined
  return holds(at, isNear(figure, exact, smallest(currency)), `${formatDecimal(exact)}, rounded: ${why}`, got)
}

/** States that one thing is there exactly where another is. */
export const goesWith = (at: string, isThere: boolean, due: boolean, why: string): Claim =>
  holds(at, isThere === due, why, isThere ? 'a value' : 'none')
