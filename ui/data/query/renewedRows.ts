import type { Page } from '../../../ports/page.ts'

/** The rows of a list after its newest ones were fetched again. */
export interface Renewed<Row> {
  readonly rows: ReadonlyArray<Row>
  /** Whether older rows, which were not fetched again, follow: the list goes on where it did before. */
  readonly hasOlder: boolean
}

/**
 * The rows after the newest ones were fetched again: those behind the last of them that was known before stay. The others are gone.
 * Where none was known, there may be more between: the older rows go, too.
 */
export const renewed = <Row>(
  rows: ReadonlyArray<Row>,
  { list, next }: Page<Row>,
  keyOf: (row: Row) => string,
): Renewed<Row> => {
  const fetched = new Set(list.map(keyOf))
  const last = rows.findLastIndex((row) => fetched.has(keyOf(row)))
  const older = next === null || last < 0 ? [] : rows.slice(last + 1)
  return { rows: [...list, ...older], hasOlder: older.length > 0 }
}
