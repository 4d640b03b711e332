import type { Answer, Caller, Sent } from '../contract/caller.ts'

/** What a right server answered to every call of one run, in order. */
export interface Recording {
  readonly calls: ReadonlyArray<{ readonly sent: Sent; readonly answer: Answer }>
}

/** What another device makes in each run: its key and what it signs. */
const SIGNED = new Set(['credentialid', 'clientdata', 'attestation', 'authenticatordata', 'signature'])

const keptOf = ([name, text]: readonly [string, string]) => [
  name,
  SIGNED.has(name) && text.length > 20 ? 'signed' : text,
]

const keyOf = ({ path, form, headers, method, fileBytes }: Sent): string =>
  JSON.stringify([
    path,
    method,
    fileBytes,
    headers['origin'],
    headers['accept-encoding'],
    Object.entries(form ?? {})
      .map(keptOf)
      .sort(([a = ''], [b = '']) => (a < b ? -1 : 1)),
    headers['token'],
    headers['account'],
    headers['prefer'],
  ])

/** The caller and the operation of a request, without its form. */
const callerOf = ({ path, headers, method }: Sent): string =>
  JSON.stringify([path, method, headers['token'], headers['account']])

/**
 * Passes calls on and writes them down. An answer of a server that was too busy is left out: it depends on the load of the machine,
 * and the call is repeated.
 */
export const recording = (inner: Caller): { readonly call: Caller; readonly made: Recording } => {
  const calls: Array<{ sent: Sent; answer: Answer }> = []
  return {
    made: { calls },
    call: async (sent) => {
      const answer = await inner(sent)
      if (answer.kind === 'silent' || answer.status !== 503) calls.push({ sent, answer })
      return answer
    },
  }
}

/** An answer that the suite is about to read, and the call that it answers. */
export interface Passing {
  readonly path: string
  readonly form: Readonly<Record<string, string>>
  /** The token that the call carried. */
  readonly token: string | undefined
  /** How many answers of this operation went before. */
  readonly nth: number
  readonly status: number
  readonly contentType: string
  readonly text: string
  readonly headers: Readonly<Record<string, string>>
  readonly isPreflight: boolean
  /** What the call accepts as encodings, and the origin that it names. */
  readonly asked: Readonly<Record<string, string>>
  /** Bytes of the file that the call sent, where it is not the usual one. */
  readonly fileBytes: number | undefined
}

/** What a broken server makes of a right answer. */
export type Break = (answer: Passing) => Partial<Passing>

type Answers = ReadonlyMap<string, ReadonlyArray<Answer>>
const indexes = new WeakMap<Recording, Answers>()

/** The answers of a finished record by call, and by caller and operation. */
const answersOf = (recording: Recording): Answers => {
  const known = indexes.get(recording)
  if (known !== undefined) return known
  const answers = new Map<string, Array<Answer>>()
  for (const { sent, answer } of recording.calls)
    for (const key of [keyOf(sent), callerOf(sent)]) {
      const all = answers.get(key)
      if (all === undefined) answers.set(key, [answer])
      else all.push(answer)
    }
  indexes.set(recording, answers)
  return answers
}

/**
 * A server that answers what was recorded, but for what `breaks` does to it. The same call gets its answers in the order
 * of the record; a call that the record lacks, since a broken answer led to it, gets the next one of its operation and session.
 */
export const replaying = (recording: Recording, breaks: Break): Caller => {
  const answers = answersOf(recording)
  const told = new Map<string, number>()
  const next = (key: string): Answer | undefined => {
    const all = answers.get(key)
    const nth = told.get(key) ?? 0
    told.set(key, nth + 1)
    return all?.[Math.min(nth, all.length - 1)]
  }
  const counts = new Map<string, number>()
  return async (sent) => {
    const nth = counts.get(sent.path) ?? 0
    counts.set(sent.path, nth + 1)
    const own = keyOf(sent)
    const key = answers.has(own) ? own : callerOf(sent)
    const right = next(key)
    if (right === undefined || right.kind === 'silent')
      return { kind: 'silent', why: 'not in the record', isUnreachable: false }
    const { status, contentType, text, headers } = right
    const passing = {
      path: sent.path,
      form: sent.form ?? {},
      token: sent.headers['token'],
      nth,
      status,
      contentType,
      text,
      headers,
      isPreflight: sent.method === 'OPTIONS',
      asked: sent.headers,
      fileBytes: sent.fileBytes,
    }
    const answer = { ...right, ...breaks(passing) }
    // A call for which the server was too busy comes again: it gets the same answer, not a later one.
    if (answer.status === 503) told.set(key, (told.get(key) ?? 1) - 1)
    return answer
  }
}
