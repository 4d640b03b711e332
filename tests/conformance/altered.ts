import type { Form } from './contract/caller.ts'
import { type Field, operationAt } from './contract/operations.ts'
import { takes } from './contract/schema.ts'
import { isSecretField } from './evidence/secretFields.ts'
import { NOTHING, NOWHERE } from './workflows/nowhere.ts'

/**
 * Fields that are not compared: what identifies the request, a picture, which the suite sends only one of, and what a device
 * signs, which confirms a request as a password does.
 */
const LEFT_OUT = new Set([
  'requestid',
  'clientorderid',
  'file',
  'credentialid',
  'clientdata',
  'attestation',
  'authenticatordata',
  'signature',
  'userhandle',
])

/**
 * Calls of which a server takes few in an hour or a day, and counts each form that is another one: they are left to what
 * needs them.
 */
const SCARCE = new Set(['/bank/add', '/message/complaint', '/identity/submit', '/user/recover'])

/** The same figure, one unit of its last decimal more. */
const oneMore = (text: string): ReadonlyArray<string> => {
  if (!/^\d{1,30}(\.\d+)?$/.test(text)) return []
  const decimals = text.split('.')[1]?.length ?? 0
  const digits = String(BigInt(text.replace('.', '')) + 1n).padStart(decimals + 1, '0')
  return [decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`]
}

/** Texts that mean something else than `text`, the likeliest to be taken first. */
const others = ({ enum: words = [], examples = [] }: Field, text: string): ReadonlyArray<string> =>
  [...words, ...oneMore(text), NOWHERE, NOTHING, '2026-01-05', ...examples.map(String), `${text}2`, '2'].filter(
    (other) => other.toUpperCase() !== text.toUpperCase(),
  )

/** A field of a request, and another value of it that the contract takes as well. */
export interface Altered {
  readonly field: string
  readonly form: Form
}

/** One-time codes are secrets under a name that instruments have elsewhere. */
const isSecret = (path: string, field: string): boolean => isSecretField(field) || path.startsWith('/security/codes')

/** An order that lacks a field means its usual value, so that the same value added is the same order. */
const HAS_USUAL = new Set(['/trade/order'])

/** A field that a request has not, as it could have it. */
const added = (path: string, { enum: words = [], examples = [] }: Field): ReadonlyArray<string> =>
  HAS_USUAL.has(path) ? [] : [...words, ...examples.map(String)]

/** Without the price that an order at the market must not have: with it, its fields would be refused before its id is checked. */
const fitting = (form: Form): Form =>
  form['ordertype'] === 'market' ? Object.fromEntries(Object.entries(form).filter(([name]) => name !== 'price')) : form

/**
 * The requests that differ from a right one in one field: it has another value that the contract takes as well, or it is
 * a further one. Passwords are left out: a server need not keep them to compare them.
 */
export const alteredForms = (path: string, form: Form): ReadonlyArray<Altered> => {
  const { fields, media } = operationAt(path)
  if (media === undefined || SCARCE.has(path)) return []
  return Object.entries(fields).flatMap(([field, known]) => {
    if (LEFT_OUT.has(field) || isSecret(path, field)) return []
    const text = form[field]
    const values = text === undefined ? added(path, known) : others(known, text)
    const other = values.find((one) => takes(path, media, field, one))
    return other === undefined ? [] : [{ field, form: fitting({ ...form, [field]: other }) }]
  })
}
