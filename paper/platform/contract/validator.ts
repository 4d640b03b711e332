import formats from 'ajv-formats'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { isUuid } from '../wireText/isUuid.ts'
import { contract, type OperationFacts } from './specification.ts'

const ROOT = 'contract'

const make = (coerceTypes: boolean): Ajv2020 => {
  // Compiled when a call first needs it: code that is neither inlined nor optimised is there in less than half the time.
  const ajv = new Ajv2020({
    strict: false,
    allErrors: false,
    coerceTypes,
    validateSchema: false,
    validateFormats: true,
    inlineRefs: false,
    code: { optimize: false },
  })
  formats.default(ajv)
  // A password is any text; the format only tells an editor to hide it.
  ajv.addFormat('password', true)
  // The format also allows the prefix `urn:uuid:`, which PostgreSQL does not read.
  ajv.addFormat('uuid', isUuid)
  return ajv.addSchema(contract, ROOT)
}

type Content = 'form' | 'json'
/** Form fields are texts on the wire, so numbers in them are converted; JSON has types of its own. */
const COERCES = { form: true, json: false } as const
const made: { [content in Content]?: Ajv2020 } = {}
/** The compiler of schemas for a kind of content, made when the first call needs it: a start does not wait for it. */
const compilerFor = (content: Content): Ajv2020 => (made[content] ??= make(COERCES[content]))

const pointer = (parts: ReadonlyArray<string>): string =>
  parts.map((part) => `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

const compiled = new Map<string, ValidateFunction>()

/** `key` names what `parts` lead to: to write the way there for each call would take longer than the check. */
const validatorOf = (content: Content, key: string, parts: () => ReadonlyArray<string>): ValidateFunction => {
  const known = compiled.get(key)
  if (known) return known
  // Some path segments contain characters that a URI reference must escape.
  const fresh = compilerFor(content).compile({
    $ref: `${ROOT}#${pointer(parts()).split('/').map(encodeURIComponent).join('/')}`,
  })
  compiled.set(key, fresh)
  return fresh
}

/** Where a value breaks the contract and how: `/invitecode must NOT have fewer than 1 characters`. */
export interface Violation {
  readonly path: string
  readonly why: string
}

const violationOf = (errors: ReadonlyArray<ErrorObject> | null | undefined): Violation => {
  const { instancePath = '', message = 'is not valid', params = {} } = errors?.[0] ?? {}
  const { additionalProperty, missingProperty } = params as { missingProperty?: string; additionalProperty?: string }
  const named = missingProperty ?? additionalProperty
  return { path: named === undefined ? instancePath : `${instancePath}/${named}`, why: message }
}

/** Characters that a database cannot store as text: U+0000, and an unpaired UTF-16 surrogate. */
export const UNKEEPABLE = /\0|\p{Surrogate}/u

/**
 * Checks the body of a request against the contract. Numbers in form fields are converted in place. Returns the first
 * violation, or undefined for a valid body. A body that the contract does not describe is not read.
 */
export const requestViolation = (
  { bodyType, path }: OperationFacts,
  body: unknown,
  isJson: boolean,
): Violation | undefined => {
  if (bodyType === undefined) return undefined
  const unkeepable = Object.entries(body ?? {}).find(([, value]) => typeof value === 'string' && UNKEEPABLE.test(value))
  if (unkeepable) return { path: pointer([unkeepable[0]]), why: 'must be text that can be kept' }
  const content = isJson ? 'json' : 'form'
  const parts = () => ['paths', path, 'post', 'requestBody', 'content', bodyType, 'schema']
  const validate = validatorOf(content, `${content} ${path}`, parts)
  return validate(body) ? undefined : violationOf(validate.errors)
}

/** Checks an answer against the contract, for tests. */
export const responseViolation = ({ path }: OperationFacts, answer: unknown): Violation | undefined => {
  const parts = () => ['paths', path, 'post', 'responses', '200', 'content', 'application/json', 'schema']
  const validate = validatorOf('json', `answer ${path}`, parts)
  return validate(answer) ? undefined : violationOf(validate.errors)
}
