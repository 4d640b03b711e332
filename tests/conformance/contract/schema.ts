import formats from 'ajv-formats'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { BUNDLE } from './bundle.ts'
import { shown, withCode } from './shown.ts'

/** Where an answer is not what the contract says. */
export interface Finding {
  /** JSON pointer into the body, `/data/list/0/price`; the body itself is `/`. What is not in the body has its name. */
  readonly at: string
  readonly expected: string
  readonly got: string
  /** JSON pointer into the contract's bundle, to what decides here. */
  readonly contract?: string
  /** What the contract says there in words. */
  readonly promise?: string | undefined
}

const ROOT = 'contract'

const make = (coerceTypes: boolean): Ajv2020 => {
  // Each validator checks some dozen answers: to optimise its code takes longer than it saves.
  const code = { optimize: false }
  const options = { strict: false, allErrors: true, coerceTypes, validateSchema: false, verbose: true }
  const ajv = new Ajv2020({ ...options, inlineRefs: false, code })
  formats.default(ajv)
  // A password is any text; the name only tells an editor to hide it.
  ajv.addFormat('password', true)
  return ajv.addSchema(BUNDLE, ROOT)
}

/** Form fields are texts on the wire, so numbers in them are read from text; an answer is taken at its word. */
const formAjv = make(true)
const answerAjv = make(false)

const compiled = new Map<string, ValidateFunction>()

const validatorOf = (ajv: Ajv2020, parts: ReadonlyArray<string>): ValidateFunction => {
  const pointer = parts.map((part) => `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
  const key = `${ajv === formAjv}${pointer}`
  const known = compiled.get(key)
  if (known) return known
  const fresh = ajv.compile({ $ref: `${ROOT}#${pointer.split('/').map(encodeURIComponent).join('/')}` })
  compiled.set(key, fresh)
  return fresh
}

const listed = (values: ReadonlyArray<unknown>): string =>
  values.length > 6 ? `one of ${values.length} texts that the contract lists` : values.map(withCode).join(' or ')

/** The least time in milliseconds: what is below it was written in seconds. */
const LEAST_TIME = 100_000_000_000

const patternOf = (pattern: unknown, schema: unknown): string => {
  const { examples } = schema as { readonly examples?: ReadonlyArray<unknown> }
  return `text${examples?.[0] === undefined ? '' : ` such as ${shown(examples[0])}`} that matches ${String(pattern)}`
}

const expectation = ({ keyword, params, message = '', parentSchema }: ErrorObject): string => {
  const { type, allowedValue, allowedValues, pattern, format, limit } = params as Record<string, unknown>
  if (keyword === 'type') return [type].flat().join(' or ')
  if (keyword === 'const') return shown(allowedValue)
  if (keyword === 'enum') return listed(allowedValues as ReadonlyArray<unknown>)
  if (keyword === 'pattern') return patternOf(pattern, parentSchema ?? {})
  if (keyword === 'minimum' && limit === LEAST_TIME) return 'milliseconds since 1970-01-01 UTC'
  if (keyword === 'format') return `a ${String(format)}`
  if (keyword === 'minLength') return 'a text that is not empty'
  return message.replace(/^must /, 'to ')
}

const findingOf = (error: ErrorObject): Finding => {
  const { instancePath, params, data } = error
  const { missingProperty, additionalProperty } = params as Record<string, string | undefined>
  if (missingProperty !== undefined)
    return { at: `${instancePath}/${missingProperty}`, expected: 'a value', got: 'nothing' }
  if (additionalProperty !== undefined) {
    const got = shown((data as Record<string, unknown>)[additionalProperty])
    return { at: `${instancePath}/${additionalProperty}`, expected: 'no such field', got }
  }
  return { at: instancePath || '/', expected: expectation(error), got: shown(data) }
}

const UNIONS = new Set(['oneOf', 'anyOf'])
/** Where one of these fails, a failed limit adds nothing. */
const DECIDING = new Set(['const', 'enum', 'pattern'])
const LIMITING = new Set(['minimum', 'maximum', 'minLength', 'maxLength'])

/** Of a value that may be one of several shapes, the errors of the shape that it came closest to. */
const telling = (errors: ReadonlyArray<ErrorObject>): ReadonlyArray<ErrorObject> => {
  const plain = errors.filter(({ keyword }) => !UNIONS.has(keyword))
  const isDeeper = (path: string) => plain.some(({ instancePath }) => instancePath.startsWith(`${path}/`))
  const decided = new Set(plain.filter(({ keyword }) => DECIDING.has(keyword)).map(({ instancePath }) => instancePath))
  const kept = plain.filter(
    ({ keyword, instancePath }) =>
      (keyword !== 'type' || !isDeeper(instancePath)) && !(LIMITING.has(keyword) && decided.has(instancePath)),
  )
  return kept.length > 0 ? kept : errors
}

const MOST_FINDINGS = 5

const check = (parts: ReadonlyArray<string>, body: unknown): ReadonlyArray<Finding> => {
  const validate = validatorOf(answerAjv, parts)
  if (validate(body)) return []
  const findings = telling(validate.errors ?? []).map(findingOf)
  const once = [...new Map(findings.map((finding) => [`${finding.at} ${finding.expected}`, finding])).values()]
  const more = { at: 'and more', expected: 'no other difference', got: `${once.length - MOST_FINDINGS}` }
  return once.length > MOST_FINDINGS ? [...once.slice(0, MOST_FINDINGS), more] : once
}

const schemaOf = (path: string, status: string) =>
  ['paths', path, 'post', 'responses', status, 'content', 'application/json', 'schema'] as const

const expired = ['components', 'responses', 'SessionExpired', 'content', 'application/json', 'schema'] as const

/** What is wrong with an answer, as its validator says it: of HTTP 401, otherwise of the half of the envelope that it claims to be. */
export const answerErrors = (path: string, status: number, body: object): ReadonlyArray<ErrorObject> => {
  const half = (body as { status?: unknown }).status === 1 ? '0' : '1'
  const validate = validatorOf(answerAjv, status === 401 ? expired : [...schemaOf(path, '200'), 'oneOf', half])
  return validate(body) ? [] : (validate.errors ?? [])
}

/** Checks the body of HTTP 200: which half of the envelope it claims to be, then that half in all its depth. */
export const envelopeFindings = (path: string, body: unknown): ReadonlyArray<Finding> => {
  const status = typeof body === 'object' && body !== null ? (body as { status?: unknown }).status : undefined
  if (status === 1) return check([...schemaOf(path, '200'), 'oneOf', '0'], body)
  if (status === 0) return check([...schemaOf(path, '200'), 'oneOf', '1'], body)
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return [{ at: '/', expected: 'an envelope with status', got: shown(body) }]
  return [{ at: '/status', expected: '1 or 0', got: shown(status) }]
}

/** Checks an event of a stream. */
export const liveEventFindings = (event: unknown): ReadonlyArray<Finding> =>
  check(['components', 'schemas', 'LiveEvent'], event)

/** Checks the body of HTTP 401. */
export const expiredFindings = (body: unknown): ReadonlyArray<Finding> => check(expired, body)

const fieldValidators = new Map<string, ValidateFunction>()

/** A field's validator; one for all fields of the same schema, which half of them share with another. */
const fieldValidator = (path: string, media: string, field: string): ValidateFunction => {
  const parts = ['paths', path, 'post', 'requestBody', 'content', media, 'schema', 'properties', field]
  const key = parts.join(' ')
  const known = fieldValidators.get(key)
  if (known !== undefined) return known
  const schema = JSON.stringify(parts.reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], BUNDLE))
  const validate = fieldValidators.get(schema) ?? validatorOf(formAjv, parts)
  fieldValidators.set(key, validate).set(schema, validate)
  return validate
}

/** Whether the contract takes a text for a field of a form. */
export const takes = (path: string, media: string, field: string, text: string): boolean =>
  fieldValidator(path, media, field)(text)

/** What is wrong with the text of a field of a form that the contract names. */
export const fieldFindings = (path: string, media: string, field: string, text: string): ReadonlyArray<Finding> => {
  const validate = fieldValidator(path, media, field)
  if (validate(text)) return []
  const [first] = telling(validate.errors ?? [])
  return first === undefined ? [] : [{ ...findingOf(first), at: `request /${field}`, got: shown(text) }]
}
