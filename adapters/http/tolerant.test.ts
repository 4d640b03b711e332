import { BigDecimal, Effect, Exit, Schema } from 'effect'
import { describe, expect, it } from 'vitest'
import { formatDecimal } from '../../domain/money/decimal.ts'
import { decode } from './decode.ts'
import { WireAmount, WireCount, WireFigure, WireStatus, WireTime, WireTimeOrNone } from './figures.ts'
import { orNull, wordOrNone, WireFlag, WireTextOrNone } from './forms/forms.ts'
import { type AnySchema, WireDecimal, WireId } from './wire.ts'

const read = (schema: AnySchema, value: unknown): unknown => {
  const exit = Effect.runSyncExit(decode<AnySchema>('/any', { field: value }, Schema.Struct({ field: schema })))
  return Exit.isSuccess(exit) ? Reflect.get(Object(exit.value), 'field') : 'refused'
}
const figure = (schema: AnySchema, value: unknown): unknown => {
  const found = read(schema, value)
  return BigDecimal.isBigDecimal(found) ? formatDecimal(found) : found
}

const Word = Schema.Literals(['up', 'down'])
const Map_ = Schema.Record(Schema.String, WireDecimal)

describe('what a server writes in another way', () => {
  it.each<[string, AnySchema, unknown, unknown]>([
    ['null for no figure', WireDecimal, null, null],
    ['null for a figure of 0', WireAmount, null, '0'],
    ['a figure of many digits', WireDecimal, '12345678901234567.89', '12345678901234567.89'],
    ['null for no time', WireTimeOrNone, null, null],
    ['null for no text', WireTextOrNone, null, null],
    ['a dash for no text', WireTextOrNone, '-', null],
    ['a number for a text', Schema.String, 482, '482'],
    ['null for an empty text', Schema.String, null, ''],
    ['null for no word', wordOrNone(['up', 'down']), null, null],
    ['a dash for no word', wordOrNone(['up', 'down']), '-', null],
    ['a whole number as text', Schema.Int, '8', 8],
    ['a state as text', WireStatus, '1', 1],
    ['yes as text', WireFlag, '1', true],
    ['yes as 1', Schema.Boolean, 1, true],
    ['no as text', Schema.Boolean, '0', false],
    ['null for an empty list', Schema.Array(Word), null, []],
    ['an empty list for no data', Schema.Null, [], null],
  ])('%s is read', (_, schema, value, expected) => {
    expect(figure(schema, value)).toEqual(expected)
  })

  it('an empty list for an empty map, and null in a map', () => {
    expect(read(Map_, [])).toEqual({})
    expect(read(Map_, { usd: null })).toEqual({ usd: null })
  })

  it.each([null, '', '-'])('%j for a word that may be left out', (value) => {
    expect(read(Schema.Struct({ limit: orNull(Word) }), { limit: value })).toEqual({ limit: null })
  })

  it.each<[string, AnySchema, unknown]>([
    ['null for a price that is due', WireFigure, null],
    ['a whole number of more digits than a number keeps', Schema.Int, '90071992547409930'],
    ['null for a time that is due', WireTime, null],
    ['null for an id', WireId, null],
    ['an empty id', WireId, ''],
    ['null for a state', WireStatus, null],
    ['null for yes or no', Schema.Boolean, null],
    ['2 for yes or no', Schema.Boolean, 2],
    ['another word', Word, 'sideways'],
    ['null for a word that is due', Word, null],
    ['an exponent in a text', WireDecimal, '1e3'],
    ['a decimal comma', WireDecimal, '1.250,50'],
    ['a yes for a figure', WireDecimal, true],
    ['a list for a map', Map_, [1]],
    ['a map for a list', Schema.Array(Word), { a: 'up' }],
    ['a fraction for a count', WireCount, {}],
  ])('%s breaks the contract', (_, schema, value) => {
    expect(read(schema, value)).toBe('refused')
  })
})
