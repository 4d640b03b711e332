import { BigDecimal } from 'effect'
import pg from 'pg'

const OID = { int8: 20, date: 1082, dateArray: 1182, int8Array: 1016, numeric: 1700, numericArray: 1231 }

/** Elements of a one-dimensional PostgreSQL array whose values need no quotes. */
const elements = <T>(text: string, parse: (value: string) => T): Array<T | null> => {
  const inside = text.slice(1, -1)
  return inside === '' ? [] : inside.split(',').map((value) => (value === 'NULL' ? null : parse(value)))
}

const asText = (value: string): string => value

const ZERO = BigDecimal.make(0n, 0)
/** Most numbers of a sum by kinds are zero, and an object for each of them keeps the garbage collector busy. */
const numeric = (text: string): BigDecimal.BigDecimal => {
  if (text === '0') return ZERO
  // PostgreSQL writes no exponent: reading it here takes half as long as the library's parser, and lists have thousands.
  const dot = text.indexOf('.')
  return dot < 0
    ? BigDecimal.make(BigInt(text), 0)
    : BigDecimal.make(BigInt(text.slice(0, dot) + text.slice(dot + 1)), text.length - dot - 1)
}

const parsers = new Map<number, (value: string) => unknown>([
  [OID.numeric, numeric],
  [OID.numericArray, (value) => elements(value, numeric)],
  [OID.int8, BigInt],
  [OID.int8Array, (value) => elements(value, BigInt)],
  [OID.date, asText],
  [OID.dateArray, (value) => elements(value, asText)],
])

/** The driver's own table; its type lists only the built-in column types, its code accepts all. */
type TextParserOf = (oid: number, format: 'text') => (value: string) => unknown

/**
 * How values of PostgreSQL are parsed: `numeric` as BigDecimal, `int8` as bigint, `date` as its text (a date has no
 * zone), arrays likewise. Without this, arrays of numeric would arrive as floats and dates shifted by the local zone.
 */
export const columnTypes = {
  getTypeParser: (oid: number, format?: string): ((value: string) => unknown) =>
    (format !== 'binary' && parsers.get(oid)) || (pg.types.getTypeParser as TextParserOf)(oid, 'text'),
}
