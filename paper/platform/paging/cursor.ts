import { createHash } from 'node:crypto'
import { reject, type Rejection } from '../rejection/rejection.ts'

/** Fields with which a client requests a list page by page. */
export interface PageFields {
  readonly cursor?: string | undefined
  readonly limit?: string | undefined
}

/** The scope of a cursor: one call of one customer with the same other fields. */
export interface Listing {
  readonly path: string
  readonly customerId: string
  readonly fields: object
}

/** In place of a customer, for a list that is the same for all: so its pages are the same too, and are written once. */
export const EVERYBODY = 'everybody'

/** A page to read: the rows after `after`, which is the key of the last row of the previous page. */
export interface Page {
  readonly after: string | undefined
  readonly limit: number
  /** The cursor that continues after the row with this key. */
  readonly cursorAfter: (key: string) => string
}

const ROWS = 20
const SEAL = 12

/** The seal covers the key: a truncated or changed key is invalid and never reaches the database. */
const sealOf = ({ customerId, fields, path }: Listing, key: string): string => {
  const others = Object.entries(fields).filter(([name]) => name !== 'cursor' && name !== 'limit')
  const text = JSON.stringify([path, customerId, others.toSorted(([a], [b]) => (a < b ? -1 : 1)), key])
  return createHash('sha256').update(text).digest('base64url').slice(0, SEAL)
}

/**
 * Reads the requested page. A cursor of another list, or one that the broker did not issue, is `invalid-parameters`.
 */
export const pageOf = (listing: Listing, { cursor, limit }: PageFields): Page | Rejection<'invalid-parameters'> => {
  const page = {
    limit: limit === undefined ? ROWS : Number.parseInt(limit, 10),
    cursorAfter: (key: string) => Buffer.from(`${sealOf(listing, key)}${key}`).toString('base64url'),
  }
  if (cursor === undefined) return { ...page, after: undefined }
  const text = Buffer.from(cursor, 'base64url').toString()
  const key = text.slice(SEAL)
  return text === `${sealOf(listing, key)}${key}` && /^[0-9a-f-]{1,36}$/.test(key)
    ? { ...page, after: key }
    : reject('invalid-parameters', '/cursor')
}

/** One page of rows and its cursor. `rows` contains one row more than the page where there is another page. */
export const pageAnswer = <Row, Shown>(
  { cursorAfter, limit }: Page,
  rows: ReadonlyArray<Row>,
  keyOf: (row: Row) => string,
  show: (row: Row) => Shown,
): { list: Array<Shown>; next: string } => {
  const list = rows.slice(0, limit)
  const last = list.at(-1)
  return { list: list.map(show), next: last && rows.length > limit ? cursorAfter(keyOf(last)) : '' }
}
