import { describe, expect, it } from 'vitest'
import { rules } from './rules.ts'

/** The findings of a rule about a node; a `$ref` of the node is looked up in `schemas`. */
const said = (
  rule: Exclude<keyof typeof rules, 'calls-have-a-level'>,
  node: object,
  key = '/user/login',
  schemas: Record<string, object> = {},
) => {
  const messages: Array<string> = []
  const [visitor] = Object.values(rules[rule]())
  visitor!.enter(node as Record<string, unknown>, {
    key,
    report: ({ message }) => messages.push(message),
    resolve: (inner) => ({ node: schemas[(inner as { $ref?: string }).$ref ?? ''] ?? inner }),
  })
  return messages
}

describe('the rules of the contract', () => {
  it('requires every call to be a POST on /<tag>/<name>', () => {
    expect(said('every-call-is-post', { post: {} })).toEqual([])
    expect(said('every-call-is-post', { post: {}, get: {} })).toHaveLength(1)
    const events = { responses: { 200: { content: { 'text/event-stream': {} } } } }
    expect(said('every-call-is-post', { get: events })).toEqual([])
    expect(said('every-call-is-post', { put: events })).toHaveLength(1)
    expect(said('every-call-is-post', { post: {} }, '/user/user-info')).toHaveLength(1)
    expect(said('every-call-is-post', { post: {} }, '/login')).toHaveLength(1)
  })

  it('requires a rich example first, and an empty one of a list', () => {
    const media = (data: object, ...names: ReadonlyArray<string>) => ({
      schema: { oneOf: [{ properties: { data } }] },
      examples: Object.fromEntries(names.map((name) => [name, {}])),
    })
    expect(said('examples-are-complete', media({ type: 'object' }, 'rich'))).toEqual([])
    expect(said('examples-are-complete', media({ type: 'object' }, 'empty', 'rich'))).toHaveLength(1)
    expect(said('examples-are-complete', media({ type: 'array' }, 'rich'))).toHaveLength(1)
    expect(said('examples-are-complete', media({ type: 'array' }, 'rich', 'empty'))).toEqual([])
    const records = { Records: { oneOf: [{ type: 'object', additionalProperties: {} }] } }
    expect(said('examples-are-complete', media({ $ref: 'Records' }, 'rich'), '', records)).toHaveLength(1)
  })

  it('requires a description at the property or at the schema that it refers to', () => {
    const schemas = { Known: { description: 'A number.' }, Silent: {} }
    const about = (property: object) => said('properties-are-described', { properties: { a: property } }, '', schemas)
    expect(about({ type: 'string', description: 'Name.' })).toEqual([])
    expect(about({ $ref: 'Known' })).toEqual([])
    expect(about({ $ref: 'Silent' })).toHaveLength(1)
    expect(about({ type: 'string' })).toHaveLength(1)
  })

  it('requires a minimum of a whole number, and a form of a text that programs read', () => {
    expect(said('values-are-bounded', { type: ['integer', 'string'], pattern: '^\\d+$' })).toHaveLength(1)
    expect(said('values-are-bounded', { type: 'integer', minimum: 0 })).toEqual([])
    expect(said('values-are-bounded', { type: 'integer', const: 1 })).toEqual([])
    const about = (name: string, property: object) =>
      said('values-are-bounded', { properties: { [name]: property } }, '', { Zone: { type: 'string', pattern: 'U' } })
    expect(about('zone', { type: 'string', maxLength: 64 })).toEqual([expect.stringContaining('zone')])
    expect(about('zone', { $ref: 'Zone' })).toEqual([])
    expect(about('title', { type: 'string' })).toEqual([])
  })

  it('requires a name of each code, and the codes of each state', () => {
    const names = (...all: ReadonlyArray<string>) => ({ 'x-enum-varnames': all })
    expect(said('codes-have-names', { enum: ['7', '14'], ...names('DAYS_7', 'DAYS_14') })).toEqual([])
    expect(said('codes-have-names', { enum: ['7', '14'] })).toHaveLength(1)
    expect(said('codes-have-names', { enum: ['7', '14'], ...names('DAYS_7') })).toHaveLength(1)
    expect(said('codes-have-names', { enum: ['7', '14'], ...names('DAYS', 'DAYS') })).toHaveLength(1)
    expect(said('codes-have-names', { enum: ['7'], ...names('7') })).toHaveLength(1)
    const state = { $ref: 'wire.yaml#/WireStatus' }
    expect(said('codes-have-names', { properties: { status: state } })).toEqual([expect.stringContaining('status')])
    expect(said('codes-have-names', { properties: { status: { ...state, enum: [0] } } })).toEqual([])
  })

  it('requires a level of each call, its own or that of its tag', () => {
    const { Operation, Root } = rules['calls-have-a-level']()
    const messages: Array<string> = []
    const context = { key: '', resolve: (node: unknown) => ({ node }) }
    Root.enter({ 'x-levels': [{}, {}], tags: [{ name: 'user', 'x-level': 1 }, { name: 'news' }] })
    const about = (operation: Record<string, unknown>) =>
      Operation.enter(operation, { ...context, report: ({ message }) => messages.push(message) })
    for (const operation of [{ tags: ['user'] }, { tags: ['news'], 'x-level': 2 }]) about(operation)
    expect(messages).toEqual([])
    for (const operation of [{ tags: ['news'] }, { tags: ['user'], 'x-level': 3 }]) about(operation)
    expect(messages).toHaveLength(2)
  })

  it('requires an example of every form field', () => {
    const body = (value: object) => ({
      content: { form: { schema: { properties: { a: {}, b: {} } }, examples: { filled: { value } } } },
    })
    expect(said('form-fields-have-examples', body({ a: 1, b: 2 }))).toEqual([])
    expect(said('form-fields-have-examples', body({ a: 1 }))).toEqual([expect.stringContaining('b')])
  })
})
