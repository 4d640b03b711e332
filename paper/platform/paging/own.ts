import { type RawBuilder, type SelectQueryBuilder, sql, type SqlBool } from 'kysely'
import { isRejection, type Rejection } from '../rejection/rejection.ts'
import { isUuid } from '../wireText/isUuid.ts'
import { askedOf, isAskedFor } from './asked.ts'
import { type Listing, type PageFields, pageAnswer } from './cursor.ts'
import type { RangeFields } from './range.ts'

/** The condition that a row has this id and belongs to this customer. A text that is no key of ours names no row. */
export const isOwn = (customerId: string, id: string): RawBuilder<SqlBool> =>
  isUuid(id) ? sql<SqlBool>`id = ${id} and customer_id = ${customerId}` : sql<SqlBool>`false`

/** A list of a customer's own rows, as one call of them asks for it. */
interface OwnListing extends Listing {
  readonly fields: PageFields & RangeFields
}

type Shower<Row, Shown> = (row: Row) => Shown

/**
 * Answers one page of a customer's own rows, newest first: ids begin with the time. The range that is asked for is one of the
 * column `at`. `showing` sees the whole page before it answers how a row is shown, so that it can read what belongs to
 * all of them at once.
 */
export const ownPage = async <DB, TB extends keyof DB, Row extends { readonly id: string }, Shown>(
  { customerId, fields, path }: OwnListing,
  query: SelectQueryBuilder<DB, TB, Row>,
  at: keyof Row & string,
  showing: (rows: ReadonlyArray<Row>) => Shower<Row, Shown> | Promise<Shower<Row, Shown>>,
): Promise<{ list: Array<Shown>; next: string } | Rejection<'invalid-parameters'>> => {
  const asked = askedOf(path, customerId, fields)
  if (isRejection(asked)) return asked
  const rows = await query
    .where(sql.ref('customer_id'), '=', customerId)
    .where(isAskedFor(asked, { key: 'id', at }))
    .orderBy(sql.ref('id'), 'desc')
    .limit(asked.page.limit + 1)
    .execute()
  return pageAnswer(asked.page, rows, ({ id }) => id, await showing(rows))
}
