import { Effect } from 'effect'
import { ContractBroken } from '../../ports/failure.ts'

/** Where an answer breaks the contract, as `0.value`, and why. */
class Breach {
  readonly path: string
  readonly why: string
  constructor(at: readonly string[], why: string) {
    this.path = at.join('.')
    this.why = why
  }
}

/**
 * Reads a part of an answer without Schema, or throws a Breach. For the answers that the first screen waits for, so
 * that it does not wait for the download of Schema: texts in lists of records. It reads no amounts, and must not: money
 * is decoded by a schema.
 */
export interface Plain<A> {
  readonly Encoded: A
  readonly read: (data: unknown, at: readonly string[]) => A
}

const plain = <A>(read: Plain<A>['read']): Plain<A> => ({ read }) as Plain<A>

/** A text; a number in its place is its digits, and null nothing. Source: RULES.md, reading other servers. */
export const PlainText = plain((data, at): string => {
  if (typeof data !== 'string' && typeof data !== 'number' && data !== null) throw new Breach(at, 'not a text')
  return String(data ?? '')
})

/** A text, or a number in its place, as backends of this family write settings. */
export const PlainSetting = plain((data, at): string | number => {
  if (data === null) return ''
  if (typeof data !== 'string' && typeof data !== 'number') throw new Breach(at, 'neither a text nor a number')
  return data
})

/** A record with these fields; others are left out. */
export const plainRecord = <F extends Record<string, Plain<unknown>>>(
  fields: F,
): Plain<{ [K in keyof F]: F[K]['Encoded'] }> =>
  plain((data, at) => {
    if (typeof data !== 'object' || data === null || Array.isArray(data)) throw new Breach(at, 'not a record')
    const entries = Object.entries(fields).map(([key, field]) => [
      key,
      field.read((data as Record<string, unknown>)[key], [...at, key]),
    ])
    return Object.fromEntries(entries) as { [K in keyof F]: F[K]['Encoded'] }
  })

/** A list; null is read as an empty one. Source: RULES.md, reading other servers. */
export const plainList = <A>(item: Plain<A>): Plain<A[]> =>
  plain((data, at) => {
    if (data === null) return []
    if (!Array.isArray(data)) throw new Breach(at, 'not a list')
    return data.map((one, index) => item.read(one, [...at, String(index)]))
  })

/** The `data` of a call's answer, or the field that breaks the contract. */
export const readPlain = <A>(path: string, data: unknown, answer: Plain<A>): Effect.Effect<A, ContractBroken> =>
  Effect.try({
    try: () => answer.read(data, []),
    catch: (thrown) => {
      if (!(thrown instanceof Breach)) throw thrown
      return new ContractBroken({ call: path, path: thrown.path, why: thrown.why })
    },
  })
