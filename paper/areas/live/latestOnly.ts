import type { Change } from './outbox.ts'

/** Topics whose events show the present state: of several about one record, the last is enough. Every fill is new. */
const keyOf = ({ customerId, topic }: Change, subject: string): string => `${customerId} ${topic} ${subject}`

/** The changes without those that a later one of the same list covers. */
export const latestOnly = (changes: ReadonlyArray<Change>): ReadonlyArray<Change> => {
  const covered = new Set<string>()
  const kept: Array<Change> = []
  for (const change of changes.toReversed()) {
    const isWhole = change.subjects.length === 0
    const subjects = (isWhole ? [''] : change.subjects).filter((subject) => !covered.has(keyOf(change, subject)))
    for (const subject of subjects) covered.add(keyOf(change, subject))
    if (subjects.length > 0) kept.push({ ...change, subjects: isWhole ? [] : subjects })
  }
  return kept.toReversed()
}
