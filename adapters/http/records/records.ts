import { Schema } from 'effect'
import type { AnySchema } from '../wire.ts'

/**
 * Backends of this family write a list either as an array or as a map whose records stand beside summary keys
 * (`ccsz`, `fdyk`, `lsyk`), which are figures and not records. Both are read; an empty map may arrive as [].
 */
export const Records = <S extends AnySchema>(record: S) =>
  Schema.Union([
    Schema.Array(record),
    Schema.Record(Schema.String, Schema.Union([record, Schema.Number, Schema.String])),
  ])

type Listed<A> = ReadonlyArray<A> | { readonly [key: string]: A | number | string }

/** The records of such a list, without its summary keys. */
export const recordsOf = <A extends object>(list: Listed<A>): ReadonlyArray<A> =>
  Object.values(list).filter((entry): entry is A => typeof entry === 'object')
