import { createHash } from 'node:crypto'
import { canonicalText } from '../../../domain/money/canonicalText.ts'
import { parseDecimal } from '../../../domain/money/decimal.ts'
import { formFieldsOf } from '../contract/formFields.ts'
import type { Body, Operation } from '../contract/operations.ts'

/** What the same id must always ask for: a call and its fields, without ids and proofs. */
export interface Asked {
  readonly operation: Operation
  readonly fields: object
}

/** Fingerprints of this version begin with it; those of the first have no colon at this place. */
const VERSION = '2:'
const digest = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** The fingerprint by which two requests of one id are the same. Source: RULES.md, requests. */
export const fingerprintOf = ({ fields, operation }: Asked): string => {
  const { decimals } = formFieldsOf(operation)
  const read = Object.entries(fields).map(([name, field]) => [
    name,
    typeof field === 'string' && decimals.has(name) ? (parseDecimal(field) ?? field) : field,
  ])
  return `${VERSION}${digest(canonicalText({ operation, fields: Object.fromEntries(read) }))}`
}

/** Names that the first version gave to fields, null for those that it left out. */
const FIRST: Readonly<Partial<Record<string, Readonly<Record<string, string | null>>>>> = {
  '/upload/image': { file: 'digest' },
  '/user/recover': { account: null },
  '/user/register': { agree: null, invitecode: 'invitation' },
}

/** As fingerprints were made before they had a version. They are kept for 30 days. */
const firstFingerprintOf = ({ fields, operation }: Asked): string => {
  const names = FIRST[operation] ?? {}
  const entries = Object.entries(fields)
    .map(([name, field]: [string, unknown]) => [name in names ? names[name] : name, field] as const)
    .flatMap(([name, field]) => (typeof name === 'string' ? [[name, field] as const] : []))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return digest(JSON.stringify([operation, entries]))
}

/** Whether a fingerprint that was kept, of this version or of the first, is that of a request. */
export const isFingerprintOf = (kept: string, asked: Asked, first = firstFingerprintOf): boolean =>
  kept === (kept.startsWith(VERSION) ? fingerprintOf(asked) : first(asked))

type LeftOut<P extends Operation, F> = Exclude<keyof Body<P>, keyof F>
/** Every field of the call's form takes part: one that is left out does not compile. */
export type Whole<P extends Operation, F> = [LeftOut<P, F>] extends [never]
  ? unknown
  : { readonly FIELDS_LEFT_OUT: LeftOut<P, F> }
