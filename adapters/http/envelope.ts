import { Effect } from 'effect'
import { ContractBroken, Rejected } from '../../ports/failure.ts'
import { parseExact } from './exactJson.ts'

/** Whether a value of an answer is an object whose fields can be read. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const asObject = (body: unknown): Readonly<Record<string, unknown>> | null => {
  try {
    const value: unknown = typeof body === 'string' ? parseExact(body) : body
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}

// The catalogue is downloaded with the first refusal, so that the first screen does not wait for it.
const codeOf = (text: string): Effect.Effect<string> =>
  Effect.tryPromise(() => import('../generated/messages.ts')).pipe(
    Effect.map(({ failureByText }) => new Map(Object.entries(failureByText)).get(text) ?? 'unknown'),
    Effect.orElseSucceed(() => 'unknown'),
  )

/** How much of a server's own text is shown: two lines of a toast and a little more. */
const LONGEST = 160

/**
 * A text that the catalogue lacks, as a customer may see it: in one line, without control and direction signs, of bounded
 * length. Undefined for Chinese, which most customers cannot read, and for nothing. Source: RULES.md, failures.
 */
const shownAsItCame = (text: string): string | undefined => {
  if (/\p{Script=Han}/u.test(text)) return undefined
  const line = text.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim()
  const signs = Array.from(line)
  return signs.length > LONGEST
    ? `${signs
        .slice(0, LONGEST - 1)
        .join('')
        .trimEnd()}…`
    : line || undefined
}

const refusalOf = (msg: string): Effect.Effect<Rejected> =>
  Effect.map(codeOf(msg), (code) => {
    const text = code === 'unknown' ? shownAsItCame(msg) : undefined
    return new Rejected(text === undefined ? { code } : { code, text })
  })

/**
 * Reads `{ status, data, msg }`. Backends of this family write the status as 1 or as "1". Every other status is a
 * rejection; so is an HTTP error that carries a `msg`. A text that is not in the catalogue has the code 'unknown'.
 * Source: RULES.md, failures.
 */
export const readEnvelope = (
  call: string,
  httpStatus: number,
  body: unknown,
): Effect.Effect<unknown, Rejected | ContractBroken> => {
  const envelope = asObject(body)
  const broken = (path: string, why: string) => Effect.fail(new ContractBroken({ call, path, why }))
  if (!envelope) return broken('', `HTTP ${httpStatus} without a JSON object`)
  const accepted = httpStatus < 400 && String(envelope['status']) === '1'
  if (accepted) return Effect.succeed(envelope['data'])
  if (typeof envelope['msg'] !== 'string') return broken('msg', 'a failure without a message')
  return Effect.flatMap(refusalOf(envelope['msg']), (refusal) => Effect.fail(refusal))
}
