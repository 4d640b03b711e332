import type { Answer } from './caller.ts'
import { roundedNumbers } from './digits.ts'
import { textByCode } from '../../adapters/generated/messages.ts'
import { envelopeFindings, expiredFindings, type Finding } from './schema.ts'
import { shown } from './shown.ts'

/** What the contract says must come: an answer of any kind, a refusal, or the end of the session. */
export type Wanted = 'answer' | 'refusal' | 'no session'

const parse = (text: string): { readonly body: unknown } | undefined => {
  try {
    return { body: JSON.parse(text) as unknown }
  } catch {
    return undefined
  }
}

const httpFindings = (
  { status, contentType, location, text }: Answer & { kind: 'answered' },
  expected: number,
): ReadonlyArray<Finding> => {
  const to = location === null ? '' : ` to ${shown(location)}`
  const wrongStatus = { at: 'HTTP status', expected: String(expected), got: `${status}${to}, body ${shown(text)}` }
  const type = contentType.split(';')[0]?.trim().toLowerCase()
  return [
    ...(status === expected ? [] : [wrongStatus]),
    ...(type === 'application/json'
      ? []
      : [{ at: 'content-type', expected: 'application/json', got: shown(contentType || undefined) }]),
  ]
}

const refusalFindings = (body: unknown): ReadonlyArray<Finding> => {
  const { status, msg } = body as { status: unknown; msg?: unknown }
  if (status === 1) return [{ at: '/status', expected: '0, a refusal', got: '1' }]
  const busy = msg === textByCode['system-busy']
  return busy ? [{ at: '/msg', expected: 'a refusal that says why', got: `${shown(msg)} (system-busy)` }] : []
}

/** What the contract says about how an answer came to be, once its shape is right. */
const meaningFindings = (wanted: Wanted, body: unknown): ReadonlyArray<Finding> => {
  if (wanted === 'refusal') return refusalFindings(body)
  const { msg } = body as { msg?: unknown }
  return wanted === 'answer' && msg === textByCode['system-busy']
    ? [{ at: '/msg', expected: 'an answer', got: `${shown(msg)} (system-busy)` }]
    : []
}

const bodyFindings = (path: string, wanted: Wanted, text: string): ReadonlyArray<Finding> => {
  const parsed = parse(text)
  if (parsed === undefined) return [{ at: '/', expected: 'JSON', got: shown(text) }]
  const { body } = parsed
  const shape = wanted === 'no session' ? expiredFindings(body) : envelopeFindings(path, body)
  const rounded = roundedNumbers(text).map(({ pointer, literal }) => ({
    at: pointer,
    expected: 'text, or a number that a JavaScript number keeps',
    got: literal.slice(0, 60),
  }))
  const found = [...shape, ...rounded]
  return found.length > 0 ? found : meaningFindings(wanted, body)
}

/** Everything in which an answer differs from the contract; nothing where it keeps to it. */
export const findingsOf = (path: string, wanted: Wanted, answer: Answer): ReadonlyArray<Finding> => {
  if (answer.kind === 'silent') return [{ at: 'HTTP', expected: 'an answer', got: answer.why }]
  const http = httpFindings(answer, wanted === 'no session' ? 401 : 200)
  // A page of HTML or an answer of another status says nothing about the body's schema.
  if (http.some(({ at }) => at === 'HTTP status') || parse(answer.text) === undefined)
    return http.length > 0 ? http : bodyFindings(path, wanted, answer.text)
  return [...http, ...bodyFindings(path, wanted, answer.text)]
}
