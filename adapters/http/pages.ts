import type { InstantRange, Page, PageRequest } from '../../ports/page.ts'

/** A page with each of its rows as the app has it. */
export const pageOf =
  <Row, To>(map: (row: Row) => To) =>
  (page: Page<Row>): Page<To> => ({ list: page.list.map(map), next: page.next })

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
