import { noteLines } from '../contract/tolerance.ts'
import { CONTRACT_VERSION, LEVELS, type Operation } from '../contract/operations.ts'
import type { Options } from '../command/options.ts'
import { counted, notAskedLines, type Report, skippedLines } from '../report.ts'
import type { Server } from '../server.ts'
import { type Check, type Verdict, verdictLines } from '../verdict.ts'
import type { Workflow } from '../workflow.ts'
import { ABOVE, coverageLines, coverageOf } from './coverage.ts'

/** What a run did and found. */
export interface Done {
  readonly verdict: Verdict
  readonly wanted: ReadonlyArray<Operation>
  /** Above the level that was asked for. */
  readonly notAskedFor: ReadonlyArray<Operation>
  readonly due: ReadonlyArray<Workflow>
  readonly checks: ReadonlyArray<Check>
  readonly leftovers: ReadonlyArray<string>
  /** A line for each operation and each workflow, and below it what failed. */
  readonly lines: ReadonlyArray<string>
}

/**
 * Ends a run: says its lines, and makes the report.
 *
 * @param first the lines of the verdict
 */
export const conclude = (
  server: Server,
  options: Options,
  done: Done,
  say: (line: string) => void,
  first = verdictLines(done.verdict, done.wanted.length),
): Report => {
  const { verdict, wanted, notAskedFor, due, lines } = done
  const masked = (text: string): string => server.tape.masked(text)
  const leftovers = done.leftovers.map(masked)
  const checks = done.checks.map(({ reason, ...check }) => ({
    ...check,
    name: masked(check.name),
    ...(reason !== undefined && { reason: masked(reason) }),
  }))
  const notes = [...server.notes].map(([operation, found]) => ({
    operation,
    findings: [...found.values()].map((one) => ({ ...one, got: masked(one.got) })),
  }))
  const coverage = coverageOf(wanted, due, checks, server.tape, notAskedFor.length > 0 ? ABOVE : undefined)
  for (const line of [
    ...first,
    ...notAskedLines(notAskedFor, options.level),
    ...lines,
    ...noteLines(notes),
    ...skippedLines(checks),
    ...coverageLines(coverage),
  ])
    say(masked(line))
  for (const what of leftovers) say(`– left on the account: ${what}`)
  return {
    url: options.url,
    contract: CONTRACT_VERSION,
    seed: options.seed,
    write: options.write,
    isMock: server.isMock,
    level: options.level ?? LEVELS.length,
    verdict,
    notAskedFor: notAskedFor.map(({ path, level }) => ({ path, level })),
    notes,
    leftovers,
    ...counted(checks),
    coverage,
    checks,
  }
}
