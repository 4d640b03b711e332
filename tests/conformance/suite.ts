import { callerOf } from './contract/caller.ts'
import { type Case, casesOf, type Headers } from './cases.ts'
import { AREA_OF_CALL } from '../../adapters/generated/areas.ts'
import { areasLacking, LISTED_AREAS } from '../../domain/config/areas.ts'
import { chosen, isAsked, type Operation, operationAt, operations } from './contract/operations.ts'
import { generatedChecks } from './generated/requests.ts'
import { httpChecks, mannerChecks } from './http/checks.ts'
import { watchStream } from './http/stream.ts'
import { type Options, Unusable } from './command/options.ts'
import { type OwnForms, ownForms, STRANGER } from './ownForms.ts'
import { NO_TOKEN } from './evidence/secrets.ts'
import { conclude } from './reports/conclusion.ts'
import { linesOf, type Report } from './report.ts'
import { failed, hear, skipped } from './run.ts'
import { isWithin, type Outcome, runOverTime, runWorkflows } from './runWorkflow.ts'
import { bodyOf, meet, type Server, type Session } from './server.ts'
import { type Check, NOT_OFFERED, verdictOf } from './verdict.ts'
import type { Workflow } from './workflow.ts'
import { workflows } from './workflows/all.ts'
import { byControl } from './workflows/control/all.ts'
import { byClock } from './workflows/overTime/all.ts'

/** Why an optional call is not checked. */
const ABSENT = 'it is optional, and the server does not have it'

const NOBODY: Session = { token: NO_TOKEN, account: '0000000000' }

const sessionOf = (which: Headers, { token, account }: Session): Partial<Session> =>
  ({
    both: { token, account },
    none: {},
    'token alone': { token },
    'account alone': { account },
    'wrong token': { token: NOBODY.token, account },
  })[which]

/** Why a case cannot be expected of this server; nothing where it can. */
const leftOut = (
  { headers, wanted, operation, without }: Case,
  { isMock, session }: Server,
  { login }: Options,
): string | undefined => {
  if (typeof wanted !== 'string' && isMock) return 'a mock answers HTTP 422 to what breaks the contract, not a refusal'
  if (headers === 'wrong token' && isMock) return 'a mock keeps no sessions and takes any token'
  if (without !== undefined && !isMock) return without
  if (headers !== 'both' || operation.isPublic || session !== undefined) return undefined
  return login === undefined ? 'it needs a session: no --account' : 'it needs a session: the login answered none'
}

const carryOut = async (one: Case, server: Server): Promise<Check> => {
  const { operation, name, form, headers, wanted } = one
  const session = sessionOf(headers, server.session ?? NOBODY)
  const expected = server.isMock && wanted === 'success' ? 'answer' : wanted
  const { call, wrong, broken, body } = await hear(server, operation.path, form, expected, session)
  const check = server.tape.told(failed(operation.path, name, [...wrong, ...broken]), call)
  return { ...check, proves: wanted === 'success' && body.status === 1 }
}

/**
 * Carries out the cases of an operation. A refusal has no data that another answer is compared with, so
 * those calls are sent together, after the others. Pictures go one after the other, as from a client.
 *
 * @param leave why a case is not carried out; undefined where it is
 */
const carryOutAll = async (
  cases: ReadonlyArray<Case>,
  server: Server,
  leave: (one: Case) => string | undefined,
): Promise<ReadonlyArray<Check>> => {
  const done = new Map<Case, Check>()
  const one = async (due: Case): Promise<void> => {
    const reason = leave(due)
    const check = reason === undefined ? await carryOut(due, server) : skipped(due.operation.path, due.name, reason)
    done.set(due, check)
  }
  const isAlone = ({ operation, wanted }: Case): boolean =>
    wanted === 'success' || wanted === 'answer' || operation.media === 'multipart/form-data'
  for (const due of cases.filter(isAlone)) await one(due)
  await Promise.all(cases.filter((due) => !isAlone(due)).map(one))
  return cases.flatMap((due) => done.get(due) ?? [])
}

const CONFIGURATION = '/common/config'

/** The areas that the server's configuration does not offer. */
const areasOff = async (server: Server): Promise<ReadonlySet<string>> => {
  if (server.isMock) return new Set()
  const { data } = bodyOf(
    await server.call({ path: CONFIGURATION, form: { type: 'all' }, isUpload: false, headers: {} }),
  )
  const rows: ReadonlyArray<unknown> = Array.isArray(data) ? data : []
  const entries = rows.flatMap((row) => {
    const { name, value } = Object(row) as { readonly name?: unknown; readonly value?: unknown }
    return typeof name === 'string' ? [[name, String(value)] as const] : []
  })
  // Without the list it offers what it has; the areas with an entry of their own are optional calls.
  const off = areasLacking(new Map(entries))
  return new Set(entries.some(([name]) => name === 'areas') ? LISTED_AREAS.filter((area) => off.has(area)) : [])
}

/** Notes the operations that the server does not have by its own word, with the reason. */
const noteLacking = async (server: Server, asked: ReadonlyArray<Operation>): Promise<void> => {
  const off = await areasOff(server)
  const areas: Readonly<Record<string, string>> = AREA_OF_CALL
  for (const { path } of operations) {
    const area = areas[path]
    if (area !== undefined && off.has(area)) server.lacks.set(path, `${NOT_OFFERED}${area}`)
  }
  for (const { isOptional, path } of server.isMock ? [] : asked) {
    if (!isOptional || server.lacks.has(path)) continue
    const answer = await server.call({ path, form: {}, isUpload: false, headers: {} })
    if (answer.kind === 'answered' && answer.status === 404) server.lacks.set(path, ABSENT)
  }
}

/** Right forms of the server's own things; none where it is a mock, which answers examples to anything. */
const harvest = async (server: Server, options: Options): Promise<OwnForms> => {
  if (server.isMock) return {}
  if (options.login === undefined) return STRANGER
  const isSeen = (path: string): boolean => server.session !== undefined || operationAt(path).isPublic
  const ask = async (path: string, form?: Readonly<Record<string, string>>): Promise<unknown> => {
    if (!isAsked(path, options.level) || server.lacks.has(path)) return undefined
    if (!isSeen(path)) return undefined
    const headers = operationAt(path).isPublic ? {} : { ...server.session }
    const { status, data } = bodyOf(await server.call({ path, form, isUpload: false, headers }))
    return status === 1 ? data : undefined
  }
  try {
    const forms = await ownForms(ask, { ...options.login })
    return Object.fromEntries(Object.entries(forms).filter(([path]) => isSeen(path)))
  } catch {
    // A list in the wrong shape: the checks of its own operation say so.
    return {}
  }
}

/**
 * Checks a server against the contract, call by call.
 *
 * @param say takes the lines of the report, the verdict first
 * @param connect makes the caller; a test may answer from a record
 * @throws Unusable where there is nothing to check
 */
export const runSuite = async (
  options: Options,
  say: (line: string) => void,
  connect: typeof callerOf = callerOf,
): Promise<Report> => {
  const named = chosen(operations, options.only)
  const wanted: ReadonlyArray<Operation> = named.filter(({ path }) => isAsked(path, options.level))
  const notAskedFor = named.filter((operation) => !wanted.includes(operation))
  if (wanted.length === 0) throw new Unusable(`--only names calls above level ${options.level} alone`)
  const server = await meet(options, connect)
  const checks: Array<Check> = []
  const lines: Array<string> = []
  const leftovers: Array<string> = []
  const paths = new Set(wanted.map(({ path }) => path))
  if (server.loginFindings.length > 0) {
    const own = [server.tape.told(failed('/user/login', 'logging in', server.loginFindings))]
    checks.push(...own)
    lines.push(...linesOf('/user/login', own))
  }
  const answers = (path: string): boolean => server.givenUp() === undefined && paths.has(path)
  // A record has no stream.
  const isStreamed = connect === callerOf && answers('/common/config')
  const streamChecks = isStreamed ? await watchStream(server, options) : async () => []
  await noteLacking(server, wanted)
  const own = await harvest(server, options)
  for (const operation of wanted) {
    options.begins?.(operation.path)
    const done = await carryOutAll(casesOf(operation, own, options.write), server, (one) => {
      return server.givenUp() ?? server.lacks.get(operation.path) ?? leftOut(one, server, options)
    })
    checks.push(...done)
    lines.push(...linesOf(operation.path, done))
  }
  options.begins?.('generated requests')
  const generated = await generatedChecks(
    server,
    wanted.filter(({ path }) => !server.lacks.has(path)),
    own,
    options,
  )
  checks.push(...generated)
  if (generated.length > 0) lines.push(...linesOf('generated requests', generated))
  const beside = await httpChecks(server, options, (path) => answers(path) && !server.lacks.has(path))
  checks.push(...beside)
  if (beside.length > 0) lines.push(...linesOf('HTTP', beside))
  const isDue = (workflow: Workflow): boolean =>
    workflow.covers.some((path) => paths.has(path)) &&
    isWithin(workflow, (path) => isAsked(path, options.level) && !server.lacks.has(path))
  const [ofAccount, ofOthers] = [workflows.filter(isDue), options.control === undefined ? [] : byControl.filter(isDue)]
  const note = (workflow: Workflow, outcome: Outcome): void => {
    checks.push(...outcome.checks.map((check) => ({ ...check, workflow: workflow.name })))
    leftovers.push(...outcome.leftovers)
    lines.push(...linesOf(`workflow "${workflow.name}"`, outcome.checks))
  }
  for (const { workflow, outcome } of await runWorkflows(ofAccount, ofOthers, server, options)) note(workflow, outcome)
  const stream = await streamChecks()
  checks.push(...stream)
  if (stream.length > 0) lines.push(...linesOf('/live/stream', stream))
  const overTime = options.overTime ? byClock.filter(isDue) : []
  for (const { workflow, outcome } of await runOverTime(overTime, server, options)) note(workflow, outcome)
  const manners = server.isMock ? [] : mannerChecks(server.manners, checks)
  checks.push(...manners)
  if (manners.length > 0) lines.push(...linesOf('headers', manners))
  const verdict = verdictOf(
    checks,
    wanted,
    options.login !== undefined && server.session === undefined,
    options.level,
    server.givenUp(),
  )
  return conclude(
    server,
    options,
    { verdict, wanted, notAskedFor, due: [...ofAccount, ...ofOthers, ...overTime], checks, leftovers, lines },
    say,
  )
}
