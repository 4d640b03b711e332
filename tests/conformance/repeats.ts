import type { Answer, Form } from './contract/caller.ts'
import type { Call } from './evidence/exchange.ts'
import { codeOf, shown } from './contract/shown.ts'
import type { Finding } from './contract/schema.ts'
import { heardOf, send } from './run.ts'
import { bodyOf, type Server } from './server.ts'

/** As often as impatient fingers and retrying clients send one request while the first is under way. */
const TIMES = 50

/** As often a request is sent whose like was sent that often before in the run. */
const TIMES_LATER = 3

/** Pictures go one after the other from a client, and a broker takes few at a time. */
const UPLOADS_AT_ONCE = 3

/**
 * A change of a password, and one-time codes turned on or off, are sent this often only: a server that takes the repeats
 * for new requests finds the old password or the code wrong, and five wrong ones would lock the account.
 */
const PASSWORDS = 3

/** With this a broker may turn a repeat away while the first is under way; asked later it gets the first answer. */
const UNDER_WAY = 'fund-operation-in-progress'

/** Does something so many times, at most `atOnce` of them at a time. */
const times = async <T>(count: number, atOnce: number, work: () => Promise<T>): Promise<ReadonlyArray<T>> => {
  const done: Array<T> = []
  let left = count
  const lane = async () => {
    while (left > 0) {
      left -= 1
      done.push(await work())
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, lane))
  return done
}

/** What a request does, beside its operation: an order opens or closes. */
export const likeOf = (path: string, { action }: Form): string => `${path} ${action ?? ''}`

const countOf = ({ isMock, sentOften }: Server, path: string, form: Form): number => {
  if (isMock) return 1
  if ('oldpassword' in form || path.startsWith('/security/codes')) return PASSWORDS
  if (sentOften.has(likeOf(path, form))) return TIMES_LATER
  sentOften.add(likeOf(path, form))
  return TIMES
}

/**
 * Sends one request with an id many times at the same moment: the first of its like in a run fifty times, later ones a
 * few times. A success comes first, where there is one.
 */
export const sendAtOnce = async (server: Server, path: string, form: Form): Promise<ReadonlyArray<Call>> => {
  const count = countOf(server, path, form)
  const atOnce = 'file' in form ? UPLOADS_AT_ONCE : TIMES
  const calls = await times(count, atOnce, () => send(server, path, form, server.session))
  const first = calls.findIndex(({ answer }) => bodyOf(answer).status === 1)
  return first > 0 ? [...calls.slice(first), ...calls.slice(0, first)] : calls
}

const textOf = (answer: Answer): string => (answer.kind === 'answered' ? answer.text : answer.why)

const idIn = (answer: Answer): unknown => (bodyOf(answer).data as { readonly id?: unknown } | null | undefined)?.id

/**
 * The differences between an answer to the same id and the first one.
 *
 * @param isLive whether the same id gets the thing in its present state
 */
export const differing = (first: Answer, again: Answer, isLive: boolean): ReadonlyArray<Finding> => {
  const isSame = isLive ? idIn(first) === idIn(again) : textOf(first) === textOf(again)
  if (isSame) return []
  const expected = isLive ? `the thing ${String(idIn(first))}` : 'the first answer, byte for byte'
  return [{ at: isLive ? '/data/id' : '/', expected, got: shown(textOf(again)) }]
}

/** The first answer that is not the one that all of them should be, as the call and what is wrong with it. */
export const discord = (
  server: Server,
  [first, ...others]: ReadonlyArray<Call>,
  isLive: boolean,
): { readonly findings: ReadonlyArray<Finding>; readonly call?: Call } => {
  if (first === undefined) return { findings: [] }
  const known = new Set([textOf(first.answer)])
  for (const call of others) {
    if (known.has(textOf(call.answer))) continue
    known.add(textOf(call.answer))
    const { wrong, body } = heardOf(server, call, 'answer')
    if (wrong.length > 0) return { findings: wrong, call }
    if (body.status !== 1 && codeOf(body.msg) === UNDER_WAY) continue
    const findings = differing(first.answer, call.answer, isLive)
    if (findings.length > 0) return { findings, call }
  }
  return { findings: [] }
}
