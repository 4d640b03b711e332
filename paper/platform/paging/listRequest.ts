import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { isRejection, type Rejection } from '../rejection/rejection.ts'
import { type Page, type PageFields, pageOf } from './cursor.ts'
import { type InstantRange, type RangeFields, rangeOf } from './range.ts'

/** The requested part of a list: a page, within a range of time. */
export interface ListRequest {
  readonly page: Page
  readonly range: InstantRange
}

/**
 * Reads which page of a customer's list is requested. A cursor of another list or an invalid range is
 * `invalid-parameters`.
 */
export const listRequestOf = (
  path: string,
  customerId: string,
  fields: PageFields & RangeFields,
): ListRequest | Rejection<'invalid-parameters'> => {
  const page = pageOf({ path, customerId, fields }, fields)
  if (isRejection(page)) return page
  const range = rangeOf(fields)
  return isRejection(range) ? range : { page, range }
}

/** The columns by which a list is sorted, newest first, and filtered by time. */
export interface Columns {
  readonly key: string
  readonly at: string
}

/** The condition that a row belongs to the requested page: in the range, and older than the previous page. */
export const isRequested = ({ page, range }: ListRequest, { at, key }: Columns): RawBuilder<SqlBool> => {
  const conditions = [
    ...(page.after === undefined ? [] : [sql<SqlBool>`${sql.ref(key)} < ${page.after}`]),
    ...(range.from === undefined ? [] : [sql<SqlBool>`${sql.ref(at)} >= ${range.from}`]),
    ...(range.to === undefined ? [] : [sql<SqlBool>`${sql.ref(at)} < ${range.to}`]),
  ]
  return conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(conditions, sql` and `)}`
}
