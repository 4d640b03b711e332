import { callerOf } from '../contract/caller.ts'
import { operations } from '../contract/operations.ts'
import { type Options, Unusable } from '../command/options.ts'
import { conclude } from '../reports/conclusion.ts'
import { linesOf, type Report } from '../report.ts'
import { failed, skipped } from '../run.ts'
import { meet } from '../server.ts'
import type { Check, Verdict } from '../verdict.ts'
import { readCases } from './caseFile.ts'
import { repeat } from './repeat.ts'

const verdictOf = (checks: ReadonlyArray<Check>): Verdict => {
  const isFailed = checks.some(({ outcome }) => outcome === 'failed')
  const isChecked = checks.some(({ outcome }) => outcome !== 'skipped')
  return {
    outcome: isFailed || !isChecked ? 'failed' : 'passed',
    unchecked: [],
    because: isChecked ? [] : ['no call of the file could be made again'],
  }
}

/**
 * Makes the calls of a file of the proxy again, and nothing else.
 *
 * @param say takes the lines of the report, the verdict first
 * @throws Unusable where there is nothing to check
 */
export const runCases = async (
  options: Options & { readonly cases: string },
  say: (line: string) => void,
  connect: typeof callerOf = callerOf,
): Promise<Report> => {
  const cases = readCases(options.cases)
  if (cases.length === 0) throw new Unusable(`${options.cases} holds no deviation`)
  const server = await meet(options, connect)
  const checks: Array<Check> = []
  if (server.loginFindings.length > 0)
    checks.push(server.tape.told(failed('/user/login', 'logging in', server.loginFindings)))
  for (const one of cases) {
    const reason = server.givenUp()
    checks.push(reason === undefined ? await repeat(one, server, options) : skipped(one.operation, 'again', reason))
  }
  const paths = [...new Set(checks.map(({ operation }) => operation))]
  const verdict = verdictOf(checks)
  const right = checks.filter(({ outcome }) => outcome === 'passed').length
  const first = [
    `${verdict.outcome === 'passed' ? '✓ passed' : '✗ failed'}: ${right} of ${cases.length} calls of ${options.cases} keep to the contract`,
    ...verdict.because.map((line) => `  ✗ ${line}`),
  ]
  const done = {
    verdict,
    wanted: operations.filter(({ path }) => paths.includes(path)),
    notAskedFor: [],
    due: [],
    checks,
    leftovers: [],
    lines: paths.flatMap((path) =>
      linesOf(
        path,
        checks.filter(({ operation }) => operation === path),
      ),
    ),
  }
  return conclude(server, options, done, say, first)
}
