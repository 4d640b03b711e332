import { textOf } from '../../contract/amounts.ts'
import type { Break, Passing, Recording } from '../recorded.ts'

/** A value of an answer. */
export type Json = null | boolean | number | string | ReadonlyArray<Json> | Row
export interface Row {
  readonly [name: string]: Json
}

const isList = (value: Json | undefined): value is ReadonlyArray<Json> => Array.isArray(value)
const isRow = (value: Json | undefined): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The body of an answer; empty where it has none. */
export const bodyOf = (text: string): Row => {
  try {
    const body: Json = JSON.parse(text)
    return isRow(body) ? body : {}
  } catch {
    return {}
  }
}

/** What becomes of a row: itself, another one, several, or none. */
export type Change = (row: Row, passing: Passing) => Row | ReadonlyArray<Row>

const changed = (value: Json, change: (row: Row) => Row | ReadonlyArray<Row>): Json => {
  if (isList(value))
    return value.flatMap((one) => {
      const is = isRow(one) ? change(one) : one
      return isList(is) ? [...is] : [is]
    })
  if (!isRow(value)) return value
  const inner = Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, isList(one) ? changed(one, change) : one]),
  )
  if ('list' in value) return inner
  const is = change(value)
  return isRow(is) ? is : inner
}

const isSuccess = ({ status }: Row): boolean => Number(status) === 1

/** Changes the rows of one call's successes, in a list, a page, or alone. */
export const inRows =
  (path: string, change: Change): ((passing: Passing) => Partial<Passing>) =>
  (passing) => {
    const body = bodyOf(passing.text)
    const { data } = body
    if (passing.path !== path || !isSuccess(body) || data === undefined) return {}
    return { text: JSON.stringify({ ...body, data: changed(data, (row) => change(row, passing)) }) }
  }

/** The rows of a success, in a list, a page, or alone. */
export const rowsOf = ({ text }: Pick<Passing, 'text'>): ReadonlyArray<Row> => {
  const { data } = bodyOf(text)
  const rows = isRow(data) && isList(data['list']) ? data['list'] : data
  return isList(rows) ? rows.filter(isRow) : isRow(rows) ? [rows] : []
}

/** Several things that one server does wrong together. */
export const together =
  (...all: ReadonlyArray<(passing: Passing) => Partial<Passing>>): Break =>
  (passing) =>
    all.reduce<Passing>((is, one) => ({ ...is, ...one(is) }), passing)

/** The first success of a call in a record. */
export const successIn = ({ calls }: Recording, path: string): string | undefined => {
  const texts = calls.flatMap(({ sent, answer }) =>
    sent.path === path && answer.kind === 'answered' && isSuccess(bodyOf(answer.text)) ? [answer.text] : [],
  )
  return texts[0]
}

/**
 * Answers a refusal of a call with the success that another request had.
 *
 * @param like the call of that request, where it is another one of the same answer
 */
export const accepting =
  (record: Recording, path: string, isIt: (passing: Passing) => boolean = () => true, like = path) =>
  (passing: Passing): Partial<Passing> => {
    const success = successIn(record, like)
    return passing.path === path && !isSuccess(bodyOf(passing.text)) && success !== undefined && isIt(passing)
      ? { text: success }
      : {}
  }

const DECIMAL = /^-?\d+(\.\d+)?$/

/** Units of the last decimal that a figure has, and how many decimals it has. */
const unitsOf = (value: Json | undefined): { readonly units: bigint; readonly scale: number } | undefined => {
  const text = textOf(value)
  if (!DECIMAL.test(text)) return undefined
  return { units: BigInt(text.replace('.', '')), scale: text.split('.')[1]?.length ?? 0 }
}

const writtenOf = (units: bigint, scale: number): string => {
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0')
  const sign = units < 0n ? '-' : ''
  return scale === 0 ? `${sign}${digits}` : `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`
}

/** A figure with another one added, in the more decimals of the two; a figure that is none stays. */
export const added = (value: Json | undefined, more: Json | undefined, times = 1): Json => {
  const [one, other] = [unitsOf(value), unitsOf(more)]
  if (one === undefined || other === undefined) return value ?? null
  const scale = Math.max(one.scale, other.scale)
  const at = ({ units, scale: own }: typeof one): bigint => units * 10n ** BigInt(scale - own)
  return writtenOf(at(one) + at(other) * BigInt(times), scale)
}

/** A figure with some of its last units added. */
export const unitMore = (value: Json | undefined, units = 1): Json => {
  const is = unitsOf(value)
  return is === undefined ? (value ?? null) : writtenOf(is.units + BigInt(units), is.scale)
}

/** The figure without a sign. */
export const without = (value: Json | undefined): string => textOf(value).replace('-', '')

/** A row with some of its figures a sum more. */
export const raised = (row: Row, names: ReadonlyArray<string>, more: Json | undefined, times = 1): Row => ({
  ...row,
  ...Object.fromEntries(names.filter((name) => name in row).map((name) => [name, added(row[name], more, times)])),
})
