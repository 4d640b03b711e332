import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { isRejection, type Rejection } from '../rejection/rejection.ts'
import { type Page, type PageFields, pageOf } from './cursor.ts'
import { type InstantRange, type RangeFields, rangeOf } from './range.ts'

/** What is asked for of a list: a page, within a range of time. */
export interface Asked {
  readonly page: Page
  readonly range: InstantRange
}

/** Reads which page of a customer's list is asked for. A foreign cursor or a range that is none is `invalid-parameters`. */
export const askedOf = (
  path: string,
  customerId: string,
  fields: PageFields & RangeFields,
): Asked | Rejection<'invalid-parameters'> => {
  const page = pageOf({ path, customerId, fields }, fields)
  if (isRejection(page)) return page
  const range = rangeOf(fields)
  return isRejection(range) ? range : { page, range }
}

/** Which columns order a list, newest first, and tell its time. */
export interface Columns {
  readonly key: string
  readonly at: string
}

/** The condition that a row belongs to what is asked for: in the range, and older than the page before. */
export const isAskedFor = ({ page, range }: Asked, { at, key }: Columns): RawBuilder<SqlBool> => {
  const conditions = [
    ...(page.after === undefined ? [] : [sql<SqlBool>`${sql.ref(key)} < ${page.after}`]),
    ...(range.from === undefined ? [] : [sql<SqlBool>`${sql.ref(at)} >= ${range.from}`]),
    ...(range.to === undefined ? [] : [sql<SqlBool>`${sql.ref(at)} < ${range.to}`]),
  ]
  return conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(conditions, sql` and `)}`
}
