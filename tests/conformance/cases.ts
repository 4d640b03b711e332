import type { Form } from './contract/caller.ts'
import type { Wanted } from './contract/judge.ts'
import { LOGOUT, type Operation } from './contract/operations.ts'
import type { OwnForms } from './ownForms.ts'
import { takes } from './contract/schema.ts'

/** Which headers of the session a call carries. */
export type Headers = 'both' | 'none' | 'token alone' | 'account alone' | 'wrong token'

/** One call that the suite makes, derived from what the contract says of its operation. */
export interface Case {
  readonly operation: Operation
  readonly name: string
  readonly form: Form | undefined
  readonly headers: Headers
  readonly wanted: Wanted
  /** Why the call cannot be made. */
  readonly without?: string
}

const without = (form: Form, names: ReadonlyArray<string>): Form =>
  Object.fromEntries(Object.entries(form).filter(([name]) => !names.includes(name)))

/** A field that no server knows: it is ignored, as a field of a newer client is by an older server. */
export const UNKNOWN_FIELD = { 'x-conformance': '1' } as const

/** Texts that some fields refuse, the simplest first. */
const ILL_SHAPED = ['', '???', '-1', 'x'.repeat(1_000), '\u0001']

/** The simplest text that the contract does not accept for a field; undefined where it accepts any. */
export const illShaped = ({ path, media }: Operation, field: string): string | undefined =>
  media === undefined ? undefined : ILL_SHAPED.find((text) => !takes(path, media, field, text))

const quoted = (text: string): string => (text.length > 20 ? `${text.length} characters` : JSON.stringify(text))

/** The refusals for a form with a missing or malformed field. */
const WRONG_FIELDS = ['invalid-parameters'] as const

const answers = (operation: Operation, filled: Form): ReadonlyArray<Case> => {
  const { required, media } = operation
  const base = { operation, headers: 'both', wanted: 'success' } as const
  const optional = Object.keys(filled).filter((name) => !required.includes(name))
  if (media === undefined) return [{ ...base, name: 'as it is', form: undefined }]
  return [
    { ...base, name: 'every field filled', form: filled },
    ...(optional.length > 0 && required.length > 0
      ? [{ ...base, name: 'required fields alone', form: without(filled, optional) }]
      : []),
    { ...base, name: 'a field more that no server knows', form: { ...filled, ...UNKNOWN_FIELD } },
    ...(required.length === 0 && !NEEDS_ONE.has(operation.path) ? [{ ...base, name: 'no body', form: undefined }] : []),
  ]
}

/** Operations that need one of their fields, though none by itself. */
const NEEDS_ONE = new Set(['/trade/orderinfo'])

/** Operations whose required fields alone are a form only for one of their kinds. */
const ALL_TOGETHER = new Set(['/trade/orderpreview'])

/** Forms with one thing wrong. */
const refusals = (operation: Operation, filled: Form): ReadonlyArray<Case> => {
  const base = { operation, headers: 'both', wanted: WRONG_FIELDS } as const
  const missing = operation.required.map((field) => ({
    ...base,
    name: `without ${field}`,
    form: without(filled, [field]),
  }))
  const wrong = Object.keys({ ...operation.filled, ...filled }).flatMap((field) => {
    const text = field === 'file' ? undefined : illShaped(operation, field)
    return text === undefined ? [] : [{ ...base, name: `${field} ${quoted(text)}`, form: { ...filled, [field]: text } }]
  })
  return [...missing, ...wrong]
}

/** Forms in which every field is wrong, so that even a server that checks too little has nothing to execute. */
const hopeless = (operation: Operation): ReadonlyArray<Case> => {
  const base = { operation, headers: 'both', wanted: WRONG_FIELDS } as const
  const wrong = Object.keys(operation.filled).flatMap((field) => {
    const text = field === 'file' ? undefined : illShaped(operation, field)
    return text === undefined ? [] : [[field, text]]
  })
  return [
    { ...base, name: 'an empty form', form: {} },
    { ...base, name: 'every field ill-shaped', form: Object.fromEntries(wrong) as Form },
  ]
}

const strangers = (operation: Operation, filled: Form): ReadonlyArray<Case> => {
  const form = operation.media === undefined ? undefined : filled
  const base = { operation, form, wanted: 'no session' } as const
  // Without an account a careless server has no customer for whom it could act.
  const anonymous: ReadonlyArray<Headers> = ['none', 'token alone']
  const named: ReadonlyArray<Headers> = ['account alone', 'wrong token']
  return [...anonymous, ...(operation.changes ? [] : named)].map((headers) => ({
    ...base,
    name: headers === 'none' ? 'no session' : headers,
    headers,
  }))
}

/** Optional fields whose values only the server can issue. */
const GIVEN_OUT = ['cursor', 'orderid', 'positionid', 'requestid', 'clientorderid']

/** The example of the contract, without values that only the server can issue. */
const example = ({ filled, required }: Operation): Form =>
  without(
    filled,
    GIVEN_OUT.filter((name) => !required.includes(name)),
  )

/** A right form of an operation: one that names what the server has, or the example. */
export const formOf = (operation: Operation, own: OwnForms): Form => {
  const made = own[operation.path]
  if (typeof made === 'object') return made
  return operation.changes ? operation.filled : example(operation)
}

/**
 * Every call to make of an operation: what it must answer, what it must refuse, and that it asks for a session. Valid
 * forms of operations that change something are never sent: the workflows do that.
 *
 * @param own right forms that name what the server has
 * @param write whether forms with one thing wrong may go to operations that change something: a server that checks
 * too little would act on them
 */
export const casesOf = (operation: Operation, own: OwnForms, write: boolean): ReadonlyArray<Case> => {
  const { changes, isPublic, path } = operation
  const made = own[path]
  const filled = formOf(operation, own)
  const session = isPublic ? [] : strangers(operation, filled)
  if (path === LOGOUT) return session
  if (changes) return [...(write ? refusals(operation, filled) : hopeless(operation)), ...session]
  const right = answers(operation, filled).filter(
    ({ name }) => !ALL_TOGETHER.has(path) || name !== 'required fields alone',
  )
  const sound = typeof made === 'string' ? right.map((one) => ({ ...one, without: made })) : right
  return [...sound, ...refusals(operation, filled), ...session]
}
