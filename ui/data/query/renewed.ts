import type { Page } from '../../../ports/page.ts'

/**
 * The rows after the first page was fetched again: older rows stay; rows of the first page that no longer exist are
 * removed.
 */
export const renewed = <Row>(
  rows: ReadonlyArray<Row>,
  firstPage: number,
  page: Page<Row>,
  keyOf: (row: Row) => string,
): ReadonlyArray<Row> => {
  if (page.next === null) return page.list
  const known = new Set(page.list.map(keyOf))
  return [...page.list, ...rows.slice(firstPage).filter((row) => !known.has(keyOf(row)))]
}
