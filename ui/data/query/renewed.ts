import type { Page } from '../../ports/page.ts'

/** The rows after the first page was seen anew: older ones stay, what was among the newest and is gone goes. */
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
