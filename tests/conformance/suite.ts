import { type Case, casesOf, type Headers } from './cases.ts'
import { findingsOf } from './judge.ts'
import { chosen, CONTRACT_VERSION, operations } from './operations.ts'
import type { Options } from './options.ts'
import { type Check, counted, linesOf, type Report, skippedLines } from './report.ts'
import { runWorkflow } from './runWorkflow.ts'
import { meet, type Server, type Session } from './server.ts'
import { workflows } from './workflows/all.ts'

const NOBODY: Session = { token: 'no-such-session', account: '0000000000' }

const headersOf = (which: Headers, session: Session): Record<string, string> => {
  const { token, account } = session
  return {
    both: { token, account },
    none: {},
    'token alone': { token },
    'account alone': { account },
    'wrong token': { token: NOBODY.token, account },
  }[which]
}

/** Why a case cannot be expected of this server; nothing where it can. */
const leftOut = (
  { headers, wanted, operation }: Case,
  { isMock, session }: Server,
  { login }: Options,
): string | undefined => {
  if (wanted === 'refusal' && isMock) return 'a mock answers HTTP 422 to what breaks the contract, not a refusal'
  if (headers === 'wrong token' && isMock) return 'a mock keeps no sessions and takes any token'
  if (headers !== 'both' || operation.isPublic || session !== undefined) return undefined
  return login === undefined ? 'it needs a session: no --account' : 'it needs a session: the login answered none'
}

const carryOut = async (one: Case, { call, session }: Server): Promise<Check> => {
  const { operation, name, form, headers, wanted } = one
  const answer = await call({
    path: operation.path,
    form,
    isUpload: operation.media === 'multipart/form-data',
    headers: operation.isPublic ? {} : headersOf(headers, session ?? NOBODY),
  })
  const findings = findingsOf(operation.path, wanted, answer)
  return { operation: operation.path, name, outcome: findings.length > 0 ? 'failed' : 'passed', findings }
}

const skipped = ({ operation, name }: Case, reason: string): Check => ({
  operation: operation.path,
  name,
  outcome: 'skipped',
  findings: [],
  reason,
})

/**
 * Checks a server against the contract, call by call, and says what it finds while it goes.
 *
 * @throws Unusable where there is nothing to check
 */
export const runSuite = async (options: Options, say: (line: string) => void): Promise<Report> => {
  const server = await meet(options)
  const checks: Array<Check> = []
  const wanted = chosen(operations, options.only)
  const paths = new Set(wanted.map(({ path }) => path))
  for (const operation of wanted) {
    const own: Array<Check> = []
    for (const one of casesOf(operation, options.write)) {
      const reason = server.givenUp() ?? leftOut(one, server, options)
      own.push(reason === undefined ? await carryOut(one, server) : skipped(one, reason))
    }
    checks.push(...own)
    for (const line of linesOf(operation.path, own)) say(line)
  }
  for (const workflow of workflows) {
    if (!workflow.covers.some((path) => paths.has(path))) continue
    const own = await runWorkflow(workflow, server, options)
    checks.push(...own)
    for (const line of linesOf(`workflow "${workflow.name}"`, own)) say(line)
  }
  for (const line of skippedLines(checks)) say(line)
  return {
    url: options.url,
    contract: CONTRACT_VERSION,
    write: options.write,
    isMock: server.isMock,
    ...counted(checks),
    checks,
  }
}
