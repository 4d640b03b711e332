import { reject, type Rejection } from '../rejection/rejection.ts'
import { DAY, HOUR } from '../clock/instant.ts'

/** Instants between which records are requested; `to` is exclusive. */
export interface InstantRange {
  readonly from: Date | undefined
  readonly to: Date | undefined
}

/** Fields with which a client requests a range, in epoch milliseconds. */
export interface RangeFields {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** 366 days; one day of a range may be an hour longer than the others. */
const LONGEST = 366 * DAY + HOUR
/** The latest instant of a Date. */
const LAST = 8_640_000_000_000_000

const instantOf = (text: string | undefined): Date | undefined =>
  text === undefined ? undefined : new Date(Math.min(Number.parseInt(text, 10), LAST))

/** Reads a range in epoch milliseconds. One that ends before it begins, or is too long, is `invalid-parameters`. */
export const rangeOf = (fields: RangeFields): InstantRange | Rejection<'invalid-parameters'> => {
  const [from, to] = [instantOf(fields.from), instantOf(fields.to)]
  if (from === undefined || to === undefined) return { from, to }
  const length = to.getTime() - from.getTime()
  return length > 0 && length <= LONGEST ? { from, to } : reject('invalid-parameters', '/to')
}
