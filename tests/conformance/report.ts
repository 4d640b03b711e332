import { LEVELS, type Operation } from './contract/operations.ts'
import type { Note } from './contract/tolerance.ts'
import type { Coverage } from './reports/coverage.ts'
import type { Check, Verdict } from './verdict.ts'

export interface Report {
  readonly url: string
  readonly contract: string
  readonly seed: string
  readonly write: boolean
  /** Whether the server turned out to be a mock, which answers examples and keeps nothing. */
  readonly isMock: boolean
  /** The level of capability up to which the server was checked. */
  readonly level: number
  readonly verdict: Verdict
  /** Calls above that level: they neither passed nor failed. */
  readonly notAskedFor: ReadonlyArray<{ readonly path: string; readonly level: number }>
  /** What the server wrote in another way than promised, which clients read all the same. */
  readonly notes: ReadonlyArray<Note>
  /** Changes that the run could not undo. */
  readonly leftovers: ReadonlyArray<string>
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** What was reached of the contract, and why not the rest. */
  readonly coverage: Coverage
  readonly checks: ReadonlyArray<Check>
}

const count = (checks: ReadonlyArray<Check>, outcome: Check['outcome']): number =>
  checks.filter((check) => check.outcome === outcome).length

export const counted = (checks: ReadonlyArray<Check>) => ({
  passed: count(checks, 'passed'),
  failed: count(checks, 'failed'),
  skipped: count(checks, 'skipped'),
})

const tally = (checks: ReadonlyArray<Check>): string =>
  (['passed', 'failed', 'skipped'] as const)
    .flatMap((outcome) => {
      const many = count(checks, outcome)
      return many === 0 ? [] : [`${many} ${outcome}`]
    })
    .join(', ')

/** Checks by a text of theirs, without those that have none. */
const grouped = (
  checks: ReadonlyArray<Check>,
  textOf: (check: Check) => string | undefined,
): ReadonlyMap<string, ReadonlyArray<Check>> => {
  const groups = new Map<string, Array<Check>>()
  for (const check of checks) {
    const text = textOf(check)
    if (text !== undefined) groups.set(text, [...(groups.get(text) ?? []), check])
  }
  return groups
}

const findingLines = ({ name, findings, cause, exchange }: Check): ReadonlyArray<string> => [
  `    ${name}`,
  ...findings.map(({ at, expected, got }) => `      ${at}: expected ${expected}, got ${got}`),
  ...[cause, exchange].flatMap((call) => (call === undefined ? [] : [`      ${call.curl}`])),
]

const sign = (checks: ReadonlyArray<Check>): string =>
  count(checks, 'failed') > 0 ? '✗' : count(checks, 'passed') > 0 ? '✓' : '–'

/** Names beyond this many are counted. */
const MOST_NAMES = 6

/** A call that failed, and the names of those that failed in the same way: a server without the operation fails them all. */
const failedLines = ([first, ...same]: ReadonlyArray<Check>): ReadonlyArray<string> => {
  if (first === undefined) return []
  const names = same.slice(0, MOST_NAMES).map(({ name }) => name)
  const more = same.length > MOST_NAMES ? [`${same.length - MOST_NAMES} more`] : []
  return [...findingLines(first), ...(same.length === 0 ? [] : [`      the same: ${[...names, ...more].join(', ')}`])]
}

/** The lines of an operation or of a workflow: one that counts, and below it what failed. */
export const linesOf = (title: string, checks: ReadonlyArray<Check>): ReadonlyArray<string> => {
  const failed = checks.filter(({ outcome }) => outcome === 'failed')
  // A header that every answer lacks is one mistake, whatever the call.
  const alike = grouped(failed, ({ exchange, findings, operation }) =>
    JSON.stringify(exchange === undefined ? findings : [operation, findings]),
  )
  return [`${sign(checks)} ${title}: ${tally(checks)}`, ...[...alike.values()].flatMap(failedLines)]
}

/** Why things were left out: each reason once, with what it kept from being checked. */
export const skippedLines = (checks: ReadonlyArray<Check>): ReadonlyArray<string> => {
  return [...grouped(checks, ({ reason }) => reason)].map(([reason, many]) => {
    const names = [...new Set(many.map(({ operation }) => operation))]
    const some = names.length > 4 ? `${names.length} operations` : names.join(', ')
    return `– ${many.length} skipped: ${reason} (${some})`
  })
}

/** What was not asked for, a number of calls for each level above. */
export const notAskedLines = (above: ReadonlyArray<Operation>, level: number | undefined): ReadonlyArray<string> => {
  if (above.length === 0) return []
  const parts = LEVELS.flatMap(({ name, number }) => {
    const many = above.filter((operation) => operation.level === number).length
    return many === 0 ? [] : [`${many} of level ${number} (${name.toLowerCase()})`]
  })
  return [`  – not asked for: ${above.length} operations above level ${level}: ${parts.join(', ')}`]
}

export const lastLine = ({ passed, failed, skipped, verdict }: Report): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped: ${verdict.outcome}`
