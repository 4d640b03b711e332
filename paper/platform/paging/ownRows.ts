import { type RawBuilder, type SelectQueryBuilder, sql, type SqlBool } from 'kysely'
import { isRejection, type Rejection } from '../rejection/rejection.ts'
import { isUuid } from '../wireText/isUuid.ts'
import { listRequestOf, isRequested } from './listRequest.ts'
import { type Listing, type PageFields, pageAnswer } from './cursor.ts'
import type { RangeFields } from './range.ts'

/** The condition that a row has this id and belongs to this customer. A text that is no UUID matches no row. */
export const isOwn = (customerId: string, id: string): RawBuilder<SqlBool> =>
  isUuid(id) ? sql<SqlBool>`id = ${id} and customer_id = ${customerId}` : sql<SqlBool>`false`

/** The request of one call for a list of the customer's own rows. */
interface OwnListing extends Listing {
  readonly fields: PageFields & RangeFields
}

type Shower<Row, Shown> = (row: Row) => Shown

/**
 * Returns one page of a customer's own rows, newest first: ids begin with the time. The requested range applies to the
 * column `at`. `showing` receives the whole page before it returns how a row is shown, so that it can read related data
 * of all rows in one query.
 */
export const ownPage = async <DB, TB extends keyof DB, Row extends { readonly id: string }, Shown>(
  { customerId, fields, path }: OwnListing,
  query: SelectQueryBuilder<DB, TB, Row>,
  at: keyof Row & string,
  showing: (rows: ReadonlyArray<Row>) => Shower<Row, Shown> | Promise<Shower<Row, Shown>>,
): Promise<{ list: Array<Shown>; next: string } | Rejection<'invalid-parameters'>> => {
  const request = listRequestOf(path, customerId, fields)
  if (isRejection(request)) return request
  const rows = await query
    .where(sql.ref('customer_id'), '=', customerId)
    .where(isRequested(request, { key: 'id', at }))
    .orderBy(sql.ref('id'), 'desc')
    .limit(request.page.limit + 1)
    .execute()
  return pageAnswer(request.page, rows, ({ id }) => id, await showing(rows))
}
