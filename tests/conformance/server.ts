import { setTimeout } from 'node:timers/promises'
import { type Health, withHealth } from './http/health.ts'
import { textByCode } from '../../adapters/generated/messages.ts'
import { type Manners, withManners } from './http/manners.ts'
import { idsOf } from './ids.ts'
import { Memory } from './memory.ts'
import { brokenPromises } from './promises/all.ts'
import type { Finding } from './contract/schema.ts'
import { type Answer, type Caller, callerOf } from './contract/caller.ts'
import { findingsOf } from './contract/judge.ts'
import { type Notes, withTolerance } from './contract/tolerance.ts'
import { type Options, Unusable } from './command/options.ts'
import { codeOf, withCode } from './contract/shown.ts'
import { Tape } from './evidence/tape.ts'

export interface Session {
  readonly token: string
  readonly account: string
}

/** The server under test, by the answers to the first calls. */
export interface Server {
  readonly call: Caller
  /** Why no further call is made; undefined while it answers. */
  readonly givenUp: Health['givenUp']
  /** What its answers said beside their bodies. */
  readonly manners: Pick<Manners, 'found' | 'heard'>
  /** Calls that it does not have by its own word: optional ones that are HTTP 404, and those of areas that its config does not offer. */
  readonly lacks: Map<string, string>
  /** What of its answers is tolerated, not promised. */
  readonly notes: Notes
  /** Whether it is a mock of the contract: it obeys `Prefer`, so it keeps no sessions and no state. */
  readonly isMock: boolean
  /** Undefined where nobody was named, or where the login answered what no client can use. */
  readonly session: Session | undefined
  /** The errors in the answer to the login. */
  readonly loginFindings: ReadonlyArray<Finding>
  /** The values of its answers so far. */
  readonly memory: Memory
  /** A new id of a request. */
  readonly newId: () => string
  /** Requests, by what they do, whose like was sent many times at once. */
  readonly sentOften: Set<string>
  /** Requests, by what they do, whose like was sent again with each of its fields altered. */
  readonly alteredOften: Set<string>
  /** What was asked and answered. */
  readonly tape: Tape
  /** Its control API, where it is not the one at the address of the options but a record of it. */
  readonly control?: Control
  /** Lets so many milliseconds pass; a record has them behind it. */
  readonly pause?: (milliseconds: number) => Promise<unknown>
}

/** Calls the paper broker's control API, or ends the workflow where it refuses. */
export type Control = (path: string, body?: object) => Promise<Readonly<Record<string, unknown>>>

const PUBLIC = '/common/version'

/** The body of an answer that is an envelope; undefined for any other. */
export const bodyOf = (answer: Answer): { status?: unknown; msg?: unknown; data?: unknown } => {
  try {
    return answer.kind === 'answered' ? ((JSON.parse(answer.text) ?? {}) as object) : {}
  } catch {
    return {}
  }
}

const preferring = (call: Caller, prefer: string | undefined): Promise<Answer> =>
  call({ path: PUBLIC, form: undefined, isUpload: false, headers: prefer === undefined ? {} : { prefer } })

const reached = (answer: Answer, url: string): void => {
  if (answer.kind === 'silent' && answer.isUnreachable) throw new Unusable(`${url} cannot be reached: ${answer.why}`)
  if (answer.kind === 'silent') throw new Unusable(`${url} does not answer: ${answer.why}`)
  if (answer.status === 404)
    throw new Unusable(`${url}${PUBLIC} is HTTP 404: is the base path right? The contract's is /api/vue`)
}

/** The session of a login that answered one, whatever else is wrong in its answer. */
const sessionOf = (data: unknown): Session | undefined => {
  const { token, account } = (data ?? {}) as { readonly token?: unknown; readonly account?: unknown }
  return typeof token === 'string' && typeof account === 'string' && token !== '' ? { token, account } : undefined
}

const NOT_TAKEN: ReadonlyArray<Finding> = [
  {
    at: 'HTTP status of /user/getUserinfo',
    expected: 'an answer to the session that the login has just opened',
    got: '401: the server does not know it, or a proxy before it takes the header "token" or "account" away',
  },
]

/**
 * Logs in, as every client does.
 *
 * @throws Unusable where the server refuses with a message of the contract: then the command line is wrong, not the
 * server
 */
const logIn = async (
  call: Caller,
  login: NonNullable<Options['login']>,
  memory: Memory,
): Promise<Pick<Server, 'session' | 'loginFindings'>> => {
  const path = '/user/login'
  const answer = await call({ path, form: { ...login }, isUpload: false, headers: {} })
  const wrong = findingsOf(path, 'answer', answer)
  const { status, msg, data } = bodyOf(answer)
  const session = status === 1 ? sessionOf(data) : undefined
  if (session !== undefined) {
    const taken = await call({ path: '/user/getUserinfo', form: {}, isUpload: false, headers: { ...session } })
    if (taken.kind === 'answered' && taken.status === 401) return { session: undefined, loginFindings: NOT_TAKEN }
    const broken = wrong.length > 0 ? wrong : brokenPromises({ path, form: { ...login }, data, memory })
    return { session, loginFindings: broken }
  }
  if (wrong.length > 0) return { session: undefined, loginFindings: wrong }
  const hint =
    codeOf(msg) === 'invalid-parameters' ? '; fields are sent as a form (x-www-form-urlencoded), not as JSON' : ''
  throw new Unusable(`the server refused to log ${login.account} in: ${withCode(msg)}${hint}`)
}

/**
 * Finds the server and logs in.
 *
 * @throws Unusable where there is no such server, or no such account
 */
export const meet = async (options: Options, connect = callerOf): Promise<Server> => {
  const { url, login, timeout, seed, stopped } = options
  const tape = new Tape(options)
  const manners = withManners(tape.recording(connect(url, timeout)), (milliseconds) => setTimeout(milliseconds))
  const tolerant = withTolerance(manners.call)
  const { call, givenUp: isSick } = withHealth(tolerant.call, () => preferring(manners.call, undefined))
  const memory = new Memory()
  const plain = await preferring(call, undefined)
  reached(plain, url)
  const busy = bodyOf(await preferring(call, 'example=system-busy')).msg === textByCode['system-busy']
  const isMock = busy && bodyOf(plain).status === 1
  const own = login === undefined ? { session: undefined, loginFindings: [] } : await logIn(call, login, memory)
  // A mock answers the example's account to every log-in.
  const more = {
    tape,
    manners,
    notes: tolerant.notes,
    lacks: new Map<string, string>(),
    newId: idsOf(seed),
    sentOften: new Set<string>(),
    alteredOften: new Set<string>(),
    ...own,
    ...(isMock && { loginFindings: [] }),
  }
  return { call, givenUp: () => stopped?.() ?? isSick(), isMock, memory, ...more }
}

/** The server as one lane of calls sees it while other calls are made: a failure is shown with a call of its own lane. */
export const inLane = (server: Server): Server => {
  const tape = server.tape.beside()
  return { ...server, tape, call: tape.recording(server.call) }
}

/**
 * The same for calls of other customers. They have a memory of their own, since answers of two lanes arrive in any order,
 * and ids of their own, so that one seed always gives the same ones.
 */
export const inOtherLane = (server: Server, seed: string): Server => ({
  ...inLane(server),
  memory: new Memory(),
  newId: idsOf(`${seed} beside`),
})
