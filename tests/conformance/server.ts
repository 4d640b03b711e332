import { failureByText, textByCode } from '../../adapters/generated/messages.ts'
import { idsOf } from './ids.ts'
import { Memory } from './memory.ts'
import { brokenPromises } from './promises/all.ts'
import type { Finding } from './contract/schema.ts'
import { type Answer, type Caller, callerOf } from './contract/caller.ts'
import { findingsOf } from './contract/judge.ts'
import { type Options, Unusable } from './options.ts'
import { shown } from './contract/shown.ts'

export interface Session {
  readonly token: string
  readonly account: string
}

/** The server under test, as far as the first calls tell. */
export interface Server {
  readonly call: Caller
  /** Why it is not asked any further; nothing while it answers. */
  readonly givenUp: () => string | undefined
  /** Whether it is a mock of the contract: it obeys `Prefer`, so it keeps no sessions and no state. */
  readonly isMock: boolean
  /** Undefined where nobody was named, or where the login answered what no client can use. */
  readonly session: Session | undefined
  /** In what the answer to the login breaks the contract. */
  readonly loginFindings: ReadonlyArray<Finding>
  /** What its answers said so far. */
  readonly memory: Memory
  /** A new id of a request. */
  readonly newId: () => string
}

/** A server that let so many calls wait in vain is not asked any further. */
const MOST_SILENT = 5

/** A caller that counts what it waited for in vain. */
const counting = (inner: Caller): Pick<Server, 'call' | 'givenUp'> => {
  let silent = 0
  return {
    call: async (sent) => {
      const answer = await inner(sent)
      if (answer.kind === 'silent') silent += 1
      return answer
    },
    givenUp: () => (silent >= MOST_SILENT ? `gave up after ${MOST_SILENT} calls without an answer` : undefined),
  }
}

const PUBLIC = '/common/version'

/** The body of an answer that was found to be an envelope; nothing of any other. */
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

/** The two headers alone: a login may answer more. */
const sessionOf = ({ token, account }: Session): Session => ({ token, account })

/**
 * Logs in, as every client does.
 *
 * @throws Unusable where the server knows the contract's words for no: then the command line is wrong, not the server
 */
const logIn = async (
  call: Caller,
  login: NonNullable<Options['login']>,
  memory: Memory,
): Promise<Pick<Server, 'session' | 'loginFindings'>> => {
  const path = '/user/login'
  const answer = await call({ path, form: { ...login }, isUpload: false, headers: {} })
  const wrong = findingsOf(path, 'answer', answer)
  if (wrong.length > 0) return { session: undefined, loginFindings: wrong }
  const { status, msg, data } = bodyOf(answer)
  if (status === 1)
    return {
      session: sessionOf(data as Session),
      loginFindings: brokenPromises({ path, form: { ...login }, data, memory }),
    }
  const code = failureByText[msg as keyof typeof failureByText]
  throw new Unusable(`the server refused to log ${login.account} in: ${shown(msg)} (${code})`)
}

/**
 * Finds the server and logs in.
 *
 * @throws Unusable where there is no such server, or no such account
 */
export const meet = async ({ url, login, timeout, seed }: Options, connect = callerOf): Promise<Server> => {
  const { call, givenUp } = counting(connect(url, timeout))
  const memory = new Memory()
  const plain = await preferring(call, undefined)
  reached(plain, url)
  const busy = bodyOf(await preferring(call, 'example=system-busy')).msg === textByCode['system-busy']
  const isMock = busy && bodyOf(plain).status === 1
  const own = login === undefined ? { session: undefined, loginFindings: [] } : await logIn(call, login, memory)
  // A mock answers the example's account whoever logs in.
  return { call, givenUp, isMock, memory, newId: idsOf(seed), ...own, ...(isMock && { loginFindings: [] }) }
}
