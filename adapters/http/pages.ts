import { Schema } from 'effect'
import type { InstantRange, Page, PageRequest } from '../../ports/page.ts'
import { textOrNull } from './figures.ts'

/** A page of rows with the cursor of the next one, empty where there is none. */
export const PageOf = <S extends Schema.Constraint>(row: S) =>
  Schema.Struct({ list: Schema.Array(row), next: Schema.String })

/** The decoded rows. */
export const pageOf =
  <Row, To>(map: (row: Row) => To) =>
  (page: { readonly list: ReadonlyArray<Row>; readonly next: string }): Page<To> => ({
    list: page.list.map(map),
    next: textOrNull(page.next),
  })

/** The form fields of a page. */
export const formPage = ({ cursor, limit }: PageRequest) => ({
  cursor,
  limit: limit === undefined ? undefined : String(limit),
})

/** The form fields of a time range. */
export const formRange = ({ from = null, until = null }: Partial<InstantRange> = {}) => ({
  from: from === null ? undefined : String(from),
  to: until === null ? undefined : String(until),
})
