import type { Answer, Caller, Sent } from '../contract/caller.ts'
import type { Finding } from '../contract/schema.ts'
import { shown } from '../contract/shown.ts'

type Answered = Answer & { readonly kind: 'answered' }

/** What the answers of a server say beside their bodies, gathered over a whole run. */
export interface Manners {
  readonly call: Caller
  /** Each bad manner once for each operation. */
  readonly found: ReadonlyMap<string, ReadonlyArray<Finding>>
  /** Operations that answered at all. */
  readonly heard: ReadonlySet<string>
}

const DATE = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/

/** Answers that were under way at once may arrive in another order. */
const MINUTE = 60_000
/** The clocks of the processes of one server may differ by as much. */
const APART = 5_000

/** A time that the server names as its own in a body: `time` of quotes, at the moment of the answer. */
const ownTime = ({ path }: Sent, text: string): number | undefined => {
  if (path !== '/quotes/list' && path !== '/quotes/timeshare') return undefined
  const found = /^\{"status":1,"data":\{(?:[^[{]*,)?"time":"?(\d{13})/.exec(text)
  return found === null ? undefined : Number(found[1])
}

/** `earliest` is the time before which the answer cannot have been made. */
const dateFindings = (date: string | undefined, earliest: number, own: number | undefined): ReadonlyArray<Finding> => {
  const at = 'date'
  if (date === undefined) return [{ at, expected: "the server's time", got: 'nothing' }]
  const instant = Date.parse(date)
  if (!DATE.test(date) || Number.isNaN(instant))
    return [{ at, expected: "the server's time as HTTP writes it, in GMT", got: shown(date) }]
  if (instant < earliest)
    return [
      {
        at,
        expected: `no time before ${new Date(earliest).toUTCString()}, as an answer had that came before this call`,
        got: `${date}: a cache before the server answered, or a clock that goes back`,
      },
    ]
  if (own !== undefined && Math.abs(instant - own) > MINUTE)
    return [{ at, expected: `about the time in the body, ${new Date(own).toUTCString()}`, got: date }]
  return []
}

/** Seconds of `Retry-After`; undefined where it is missing or says none. */
const secondsToWait = ({ headers }: Answered): number | undefined => {
  const said = headers['retry-after']
  return said !== undefined && /^\d{1,6}$/.test(said) ? Number(said) : undefined
}

const isBusy = ({ status }: Answered): boolean => status === 429 || status === 503

const encodingFindings = ({ headers: asked }: Sent, { headers }: Answered): ReadonlyArray<Finding> => {
  const [wanted, got] = [asked['accept-encoding'], headers['content-encoding']]
  if (wanted === undefined || got === undefined || got === 'identity' || wanted.includes(got)) return []
  return [{ at: 'content-encoding', expected: `${wanted}, as was asked for`, got: shown(got) }]
}

const waitFindings = (answer: Answered): ReadonlyArray<Finding> =>
  isBusy(answer) && secondsToWait(answer) === undefined
    ? [
        {
          at: 'retry-after',
          expected: `seconds to wait, with HTTP ${answer.status}`,
          got: shown(answer.headers['retry-after']),
        },
      ]
    : []

/** An answer that a cache has kept: every call is a POST, and no two of them are the same question. */
const cacheFindings = ({ headers }: Answered): ReadonlyArray<Finding> => {
  const kept = ['x-cache', 'cf-cache-status', 'x-proxy-cache'].find((name) => /\bhit\b/i.test(headers[name] ?? ''))
  const age = Number(headers['age'] ?? 0)
  const at = kept ?? (age > 0 ? 'age' : undefined)
  return at === undefined
    ? []
    : [{ at, expected: 'an answer to this call', got: `${shown(headers[at])}: a cache before the server answered` }]
}

/** What is wrong with the headers of one answer by itself. */
export const findingsOfHeaders = (sent: Sent, answer: Answer): ReadonlyArray<Finding> => {
  if (answer.kind === 'silent') return []
  const dated = isBusy(answer) ? [] : dateFindings(answer.headers['date'], 0, ownTime(sent, answer.text))
  return [...dated, ...encodingFindings(sent, answer), ...cacheFindings(answer), ...waitFindings(answer)]
}

/** A call is not repeated more often, nor after a longer time. */
const MOST_TRIES = 12
const LONGEST_WAIT = 30

/**
 * A caller that looks at the headers of every answer, and that waits as long as a busy server asks for (429, 503 with
 * `Retry-After`) before it calls again.
 *
 * @param wait takes milliseconds
 */
export const withManners = (inner: Caller, wait: (milliseconds: number) => Promise<void>): Manners => {
  const found = new Map<string, ReadonlyArray<Finding>>()
  const heard = new Set<string>()
  let latest = 0
  const note = (path: string, findings: ReadonlyArray<Finding>): void => {
    const known = found.get(path) ?? []
    const fresh = findings.filter(({ at }) => !known.some((one) => one.at === at))
    if (fresh.length > 0) found.set(path, [...known, ...fresh])
  }
  /** `before` is the latest time of an answer that had come before the call was sent. */
  const look = (sent: Sent, answer: Answered, before: number): void => {
    heard.add(sent.path)
    const date = answer.headers['date']
    // A page cannot read the Date of a preflight, and a proxy that is busy has a clock of its own.
    const isTimed = sent.method === undefined && !isBusy(answer)
    const earliest = Math.max(latest - MINUTE, before - APART)
    const wrong = isTimed ? dateFindings(date, earliest, ownTime(sent, answer.text)) : []
    note(sent.path, [...wrong, ...encodingFindings(sent, answer), ...cacheFindings(answer)])
    const instant = Date.parse(date ?? '')
    if (isTimed && wrong.length === 0 && instant > latest) latest = instant
    note(sent.path, waitFindings(answer))
  }
  // Other calls wait too: a busy server is not asked by them in the place of this one.
  let pause: Promise<void> = Promise.resolve()
  const call: Caller = async (sent) => {
    for (let tries = 1; ; tries += 1) {
      await pause
      const before = latest
      const answer = await inner(sent)
      if (answer.kind === 'silent') return answer
      look(sent, answer, before)
      const seconds = isBusy(answer) ? secondsToWait(answer) : undefined
      if (seconds === undefined || seconds > LONGEST_WAIT || tries >= MOST_TRIES) return answer
      pause = wait(seconds * 1000)
    }
  }
  return { call, found, heard }
}
