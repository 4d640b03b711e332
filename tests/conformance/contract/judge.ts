import type { Answer } from './caller.ts'
import { lossesOf } from './digits.ts'
import { textByCode } from '../../../adapters/generated/messages.ts'
import { envelopeFindings, expiredFindings, type Finding } from './schema.ts'
import { type Code, codeOf, shown, withCode } from './shown.ts'

/**
 * The expected answer: a success; an answer of either kind; a refusal with a given code or one of several; or the end
 * of the session.
 */
export type Wanted = 'success' | 'answer' | 'no session' | ReadonlyArray<Code>

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

const named = (codes: ReadonlyArray<Code>): string => codes.map((code) => withCode(textByCode[code])).join(' or ')

/** Checks the kind of an answer against the expected one, once its shape is valid. */
const meaningFindings = (wanted: Wanted, body: unknown): ReadonlyArray<Finding> => {
  const { status, msg } = body as { status: unknown; msg?: unknown }
  const code = codeOf(msg)
  if (wanted === 'no session') return []
  if (typeof wanted !== 'string') {
    if (status === 1) return [{ at: '/status', expected: `0, a refusal: ${named(wanted)}`, got: '1' }]
    if (code !== undefined && wanted.includes(code)) return []
    return [{ at: '/msg', expected: `the message ${named(wanted)}`, got: withCode(msg) }]
  }
  if (status === 1) return []
  if (wanted === 'success') return [{ at: '/status', expected: '1, an answer', got: `0 with ${withCode(msg)}` }]
  return code === 'system-busy' ? [{ at: '/msg', expected: 'an answer', got: withCode(msg) }] : []
}

const withDue = (finding: Finding, wanted: ReadonlyArray<Code>): Finding =>
  finding.at === '/msg' ? { ...finding, expected: `the message ${named(wanted)}` } : finding

const bodyFindings = (path: string, wanted: Wanted, text: string): ReadonlyArray<Finding> => {
  const parsed = parse(text)
  if (parsed === undefined) {
    const mark = text.startsWith('\u{feff}') ? ', without the byte order mark (U+FEFF) before it' : ''
    return [{ at: '/', expected: `JSON${mark}`, got: shown(text) }]
  }
  const { body } = parsed
  // A success in place of a refusal is wrong, whatever its content.
  const isAllowed = Array.isArray(wanted) && (body as { status?: unknown } | null)?.status === 1
  if (isAllowed) return meaningFindings(wanted, body)
  const shape = wanted === 'no session' ? expiredFindings(body) : envelopeFindings(path, body)
  const lost = lossesOf(text)
  const rounded = lost.rounded.map(({ pointer, literal }) => ({
    at: pointer,
    expected: 'text, or a number that a JavaScript number keeps',
    got: literal.slice(0, 60),
  }))
  const twice = lost.twice.map((at) => ({ at, expected: 'each name of an object once', got: 'the name twice' }))
  // The refusal that is expected helps more than the list of all messages of the call.
  const due = typeof wanted === 'string' ? shape : shape.map((one) => withDue(one, wanted))
  const found = [...due, ...rounded, ...twice]
  return found.length > 0 ? found : meaningFindings(wanted, body)
}

/** All differences between an answer and the contract; empty where there are none. */
export const findingsOf = (path: string, wanted: Wanted, answer: Answer): ReadonlyArray<Finding> => {
  if (answer.kind === 'silent') return [{ at: 'HTTP', expected: 'an answer', got: answer.why }]
  const http = httpFindings(answer, wanted === 'no session' ? 401 : 200)
  // For a page of HTML or another status the body's schema is not checked.
  if (http.length > 0 && (http.some(({ at }) => at === 'HTTP status') || parse(answer.text) === undefined)) return http
  return [...http, ...bodyFindings(path, wanted, answer.text)]
}
