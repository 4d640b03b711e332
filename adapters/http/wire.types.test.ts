import { Schema } from 'effect'
import { describe, expectTypeOf, it } from 'vitest'
import { type Plain, plainList, plainRecord, PlainSetting, PlainText } from './plain.ts'
import type { Agrees, AnySchema } from './wire.ts'

type Row = { name: string; value: string | number; note?: string | null }
type Drift = { readonly CONTRACT_DRIFT: unknown }
type Check<S extends AnySchema> = Agrees<S, Row[]>

const field = { name: Schema.String, value: Schema.Union([Schema.String, Schema.Number]) }
const note = { note: Schema.optionalKey(Schema.NullOr(Schema.String)) }
const right = Schema.Array(Schema.Struct({ ...field, ...note }))
const missing = Schema.Array(Schema.Struct(field))
const extra = Schema.Array(Schema.Struct({ ...field, ...note, more: Schema.String }))
const narrower = Schema.Array(Schema.Struct({ ...field, ...note, value: Schema.String }))
const notNull = Schema.Array(Schema.Struct({ ...field, note: Schema.optionalKey(Schema.String) }))

describe('drift from the contract', () => {
  it('does not compile', () => {
    expectTypeOf<Check<typeof right>>().toEqualTypeOf<unknown>()
    expectTypeOf<Check<typeof missing>>().toExtend<Drift>()
    expectTypeOf<Check<typeof extra>>().toExtend<Drift>()
    expectTypeOf<Check<typeof narrower>>().toExtend<Drift>()
    expectTypeOf<Check<typeof notNull>>().toExtend<Drift>()
  })

  it('does not compile where an answer is read plainly', () => {
    type Entry = { name: string; value: string | number }
    type Check<P extends Plain<unknown>> = Agrees<P, Entry[]>
    const agreed = plainList(plainRecord({ name: PlainText, value: PlainSetting }))
    const less = plainList(plainRecord({ name: PlainText }))
    const more = plainList(plainRecord({ name: PlainText, value: PlainSetting, note: PlainText }))
    const tighter = plainList(plainRecord({ name: PlainText, value: PlainText }))
    expectTypeOf<Check<typeof agreed>>().toEqualTypeOf<unknown>()
    expectTypeOf<Check<typeof less>>().toExtend<Drift>()
    expectTypeOf<Check<typeof more>>().toExtend<Drift>()
    expectTypeOf<Check<typeof tighter>>().toExtend<Drift>()
  })
})
