import { type BookFinding, type Books, disagreements, misbooked, type Moves } from './books.ts'
import { failed } from '../run.ts'
import type { Check } from '../verdict.ts'

/** One check for each operation that the findings are about. */
const byOperation = (findings: ReadonlyArray<BookFinding>, name: string): ReadonlyArray<Check> =>
  [...new Set(findings.map(({ path }) => path))].map((path) =>
    failed(
      path,
      `${path} ${name}`,
      findings.filter((one) => one.path === path),
    ),
  )

/** Where the calls that show one customer's money contradict each other. */
export const inDisagreement = (books: Books): ReadonlyArray<Check> =>
  byOperation(disagreements(books), 'agrees with the other calls')

/** Whether a change moved what it should have moved, and nothing else. */
export const moved = (
  path: string,
  before: Books | undefined,
  after: Books | undefined,
  moves: Moves,
  own: ReadonlySet<string>,
  when: string,
): ReadonlyArray<Check> => {
  if (before === undefined || after === undefined) return []
  const findings = misbooked(before, after, moves, own)
  return findings.length === 0
    ? [failed(path, `${path}: the money${when}`, [])]
    : byOperation(findings, `after ${path}${when}`)
}
