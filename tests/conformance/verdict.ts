import { LEVELS, type Operation } from './contract/operations.ts'
import type { Finding } from './contract/schema.ts'
import type { Exchange } from './evidence/exchange.ts'

/** One check. */
export interface Check {
  /** Path of the operation. */
  readonly operation: string
  /** Which call, in words. */
  readonly name: string
  readonly outcome: 'passed' | 'failed' | 'skipped'
  /** The differences between the answer and the contract. */
  readonly findings: ReadonlyArray<Finding>
  /** Why it was skipped. */
  readonly reason?: string
  /** Whether the operation was seen to do its work: a right request got its success. */
  readonly proves?: boolean
  /** The workflow that it belongs to; none of a call of an operation by itself. */
  readonly workflow?: string
  /** Of a failed check: the operation's id in the contract. */
  readonly operationId?: string
  /** Of a failed check: the call that shows it. */
  readonly exchange?: Exchange
  /** The call before that, of which it shows a wrong effect. */
  readonly cause?: Exchange
}

/** Of the operations that were asked for, this share may stay unchecked before the run is a failure. */
export const MOST_UNCHECKED = 0.1

/**
 * Reasons that the person who started the run, a mock or the contract gave: what is kept back, or may be missing, is not
 * the server's failure.
 */
export const CHOSEN =
  /^(it is optional, and|its configuration does not offer |it needs a session: no --account|it changes something: no --write|a mock |it needs the fund password: no --fund|it needs another customer: no --other|it needs a call above level)/

export interface Verdict {
  /** `passed` means that no check failed and nearly everything was checked; `no answer`, that the server was away. */
  readonly outcome: 'passed' | 'failed' | 'no answer'
  /** Operations of which no right answer was seen, with the reasons. */
  readonly unchecked: ReadonlyArray<{ readonly operation: string; readonly reasons: ReadonlyArray<string> }>
  /** Why a run without a failed check is a failure. */
  readonly because: ReadonlyArray<string>
}

/** How a call of an area that the configuration does not offer is left out. */
export const NOT_OFFERED = 'its configuration does not offer '

/** A level that is asked for has all of its calls, except the optional ones. Those of the last level are of use one by one. */
const belowLevel = (
  unchecked: Verdict['unchecked'],
  chosen: ReadonlyArray<Operation>,
  level: number,
): ReadonlyArray<string> => {
  const needed = new Set(
    chosen.flatMap((one) => (one.isOptional || one.level === LEVELS.length || one.level > level ? [] : [one.path])),
  )
  const off = unchecked
    .filter(({ operation }) => needed.has(operation))
    .flatMap(({ reasons }) => reasons.flatMap((reason) => reason.split(NOT_OFFERED)[1] ?? []))
  const areas = [...new Set(off)].join(', ')
  return areas === '' ? [] : [`level ${level} was asked for, and ${NOT_OFFERED}${areas}`]
}

/**
 * The verdict of a run: a skipped check does not count as passed.
 *
 * @param level the level that the person who started the run named
 * @param away why the run ended before its end
 */
export const verdictOf = (
  checks: ReadonlyArray<Check>,
  chosen: ReadonlyArray<Operation>,
  isOut: boolean,
  level?: number,
  away?: string,
): Verdict => {
  const unchecked = chosen.flatMap(({ path }) => {
    const own = checks.filter(({ operation }) => operation === path)
    const reasons = [
      ...new Set(own.flatMap(({ outcome, reason }) => (outcome === 'skipped' && reason !== undefined ? [reason] : []))),
    ]
    // A refusal is no proof of a valid answer: the operation counts once a call of it succeeded, or if it may only be
    // refused.
    return own.some(({ proves }) => proves === true)
      ? []
      : [{ operation: path, reasons: reasons.length > 0 ? reasons : ['only refusals of it were seen'] }]
  })
  if (away !== undefined) return { outcome: 'no answer', unchecked, because: [away] }
  const blamed = unchecked.filter(({ reasons }) => !reasons.some((reason) => CHOSEN.test(reason)))
  const because = [
    ...(level === undefined ? [] : belowLevel(unchecked, chosen, level)),
    ...(isOut ? ['the login answered no session, so nothing behind it was checked'] : []),
    ...(blamed.length > chosen.length * MOST_UNCHECKED
      ? [`${blamed.length} of ${chosen.length} operations were not checked, more than ${MOST_UNCHECKED * 100} %`]
      : []),
  ]
  const isFailed = because.length > 0 || checks.some(({ outcome }) => outcome === 'failed')
  return { outcome: isFailed ? 'failed' : 'passed', unchecked, because }
}

/** The first lines of a report: the verdict, and its reasons. */
export const verdictLines = ({ outcome, unchecked, because }: Verdict, all: number): ReadonlyArray<string> => {
  const byReason = new Map<string, Array<string>>()
  for (const { operation, reasons } of unchecked)
    for (const reason of reasons) byReason.set(reason, [...(byReason.get(reason) ?? []), operation])
  return [
    `${outcome === 'passed' ? '✓' : '✗'} ${outcome}: ${all - unchecked.length} of ${all} operations were seen to work`,
    ...because.map((line) => `  ✗ ${line}`),
    ...[...byReason].map(
      ([reason, paths]) =>
        `  – not checked: ${paths.length > 4 ? `${paths.length} operations` : paths.join(', ')}: ${reason}`,
    ),
  ]
}
