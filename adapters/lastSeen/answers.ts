import type { Instant } from '../../domain/calendar/zone.ts'
import type { LastSeenStore, SeenAnswer } from '../../ports/device/LastSeen.ts'
import { makeMarks } from './marks.ts'
import { isReadCall, type Question, questionOf } from './readCalls.ts'

/** How old a kept answer may be when it is shown, in milliseconds: 7 days. */
export const MOST_AGE = 7 * 24 * 3_600_000
/**
 * How long the server may be silent before a kept answer is shown: in a tunnel nothing fails. In milliseconds. A network
 * that is only slow brings other answers meanwhile.
 */
export const PATIENCE = 8_000
/** How soon an answer is written to the device, and how often the same question: some come every second. Milliseconds. */
const WRITE_SOON = 100
const WRITE_EVERY = 5_000

interface AnswersOptions {
  readonly store: LastSeenStore
  /** Who is signed in on this device; null for nobody. */
  readonly account: () => string | null
  /** The device's own clock, in epoch milliseconds. */
  readonly now: () => Instant
  /** The address of the screen. */
  readonly here: () => string
  /** Calls back once after some milliseconds. */
  readonly later: (work: () => void, millis: number) => void
  /** Receives the time of the oldest kept answer on the screen; null where all are fresh. */
  readonly tell: (oldest: Instant | null) => void
}

/** The end of a wait for an answer. */
const LATE = new Error('no answer in time')

const isAccepted = (text: string): boolean => {
  try {
    const envelope: unknown = JSON.parse(text)
    return typeof envelope === 'object' && envelope !== null && String(Reflect.get(envelope, 'status')) === '1'
  } catch {
    return false
  }
}

/**
 * Keeps the answers of calls that only read, and gives the last one where the server cannot be reached. Every other
 * failure, and every other call, passes as it is.
 */
export const makeAnswers = ({ account: signedIn, here, later, now, store, tell }: AnswersOptions) => {
  /** Not written yet, by customer. */
  let unwritten = { account: '', answers: new Map<string, SeenAnswer>() }
  /** When the last answer of a question was written. */
  const written = new Map<string, Instant>()
  const marks = makeMarks({ here, tell })
  /** When the server last answered anything. */
  let answeredAt: Instant = -Infinity
  let isEmpty = false

  const clear = (): Promise<void> => {
    isEmpty = true
    unwritten = { account: '', answers: new Map() }
    marks.clear()
    return store.clear()
  }

  /** A customer may have signed out in any tab. */
  const clearIfSignedOut = (): void => {
    if (signedIn() !== null) isEmpty = false
    else if (!isEmpty) void clear()
  }

  const write = (): void => {
    clearIfSignedOut()
    const { account, answers } = unwritten
    unwritten = { account, answers: new Map() }
    if (answers.size === 0) return
    for (const key of answers.keys()) written.set(key, now())
    void store.put(account, answers)
  }

  const keep = (account: string, key: string, text: string, date: string | null): void => {
    const sent = Date.parse(date ?? '')
    if (unwritten.account !== account) unwritten = { account, answers: new Map() }
    unwritten.answers.set(key, { text, sentAt: Number.isNaN(sent) ? now() : sent, keptAt: now() })
    const isFrequent = now() - (written.get(key) ?? -Infinity) < WRITE_EVERY
    later(write, isFrequent ? WRITE_EVERY : WRITE_SOON)
  }

  /** Keeps an answer, unless the server refused or could not answer; `isShown` where the screen receives it. */
  const take = async (account: string, { key }: Question, response: Response, isShown: boolean): Promise<void> => {
    if (!response.ok) return
    const text = await response.text()
    if (!isAccepted(text)) return
    // What the screen shows stays old where the server only answers that it cannot.
    if (isShown) marks.refreshed(key)
    keep(account, key, text, response.headers.get('date'))
  }

  const kept = async (account: string, { key }: Question): Promise<SeenAnswer | null> => {
    const recent = unwritten.account === account ? unwritten.answers.get(key) : undefined
    const found = recent ?? (await store.get(account, key))
    return found && now() - found.keptAt <= MOST_AGE ? found : null
  }

  const inTime = (answer: Promise<Response>): Promise<Response> =>
    new Promise((resolve, reject) => {
      let isOver = false
      const wait = (millis: number): void =>
        later(() => {
          const left = PATIENCE - (now() - answeredAt)
          if (isOver) return
          if (left > 0) wait(left)
          else reject(LATE)
        }, millis)
      wait(PATIENCE)
      answer.then(resolve, reject).finally(() => (isOver = true))
    })

  const answerTo = async (request: Request, question: Question, answer: Promise<Response>): Promise<Response> => {
    // The settings of the server are asked for before it is known who is signed in.
    const account = request.headers.get('account') ?? signedIn() ?? ''
    try {
      const response = await inTime(answer)
      void take(account, question, response.clone(), true).catch(() => undefined)
      return response
    } catch (cause) {
      const found = request.signal.aborted ? null : await kept(account, question)
      if (!found) return answer
      // What comes too late for this screen is there for the next.
      if (cause === LATE) void answer.then((late) => take(account, question, late, false)).catch(() => undefined)
      if (question.isMarked) marks.add(question.key, found.sentAt)
      return new Response(found.text, { headers: { 'content-type': 'application/json' } })
    }
  }

  return {
    /** The answer of a call: `answer` as it comes, or the kept one. */
    answer: async (request: Request, answer: Promise<Response>): Promise<Response> => {
      clearIfSignedOut()
      answer.then(
        () => (answeredAt = now()),
        () => undefined,
      )
      if (!isReadCall(request.url)) return answer
      const body = await request.text().catch(() => null)
      const question = body === null ? null : questionOf(request.url, body)
      return question ? answerTo(request, question, answer) : answer
    },
    /** Writes at once what is not written yet: the page may be closed. */
    write,
    /** Another screen is shown. */
    moved: marks.moved,
    /** Forgets all answers of all customers. */
    clear,
  }
}

export type Answers = ReturnType<typeof makeAnswers>
