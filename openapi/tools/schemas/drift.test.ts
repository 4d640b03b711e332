import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fromRoot } from '../files.ts'
import { type Node, nodeOf } from '../node.ts'
import { contractSchemas } from './contractSchemas.ts'

const BUNDLE = readFileSync(fromRoot('openapi/bundle.json'), 'utf8')

/** The contract with one schema of it changed. */
const changed = (name: string, change: (schema: Node) => Node): string => {
  const contract = nodeOf(JSON.parse(BUNDLE))
  const components = nodeOf(contract['components'])
  const schemas = nodeOf(components['schemas'])
  const altered = { ...schemas, [name]: change(nodeOf(schemas[name])) }
  return JSON.stringify({ ...contract, components: { ...components, schemas: altered } })
}

const properties = (schema: Node): Node => nodeOf(schema['properties'])
const withField = (schema: Node, name: string, value: object): Node => ({
  ...schema,
  properties: { ...properties(schema), [name]: { ...nodeOf(properties(schema)[name]), ...value } },
})
const required = (schema: Node): ReadonlyArray<unknown> => (Array.isArray(schema['required']) ? schema['required'] : [])

/** The files that a change makes stale: the check `generated code is up to date` names them. */
const staleAfter = (bundle: string): ReadonlyArray<string> =>
  contractSchemas(bundle)
    .filter(([path, text]) => readFileSync(fromRoot(path), 'utf8') !== text)
    .map(([path]) => path)

const CREDIT = ['adapters/generated/schemas/credit.ts', 'ports/generated/credit.ts']

const DRIFTS: ReadonlyArray<
  readonly [what: string, name: string, change: (schema: Node) => Node, stale: ReadonlyArray<string>]
> = [
  [
    'a renamed field',
    'CreditLoan',
    (schema) => {
      const { paid, ...rest } = properties(schema)
      return { ...schema, required: [...required(schema), 'repaid'], properties: { ...rest, repaid: paid } }
    },
    CREDIT,
  ],
  [
    'a field that is gone',
    'CreditLoan',
    (schema) => {
      const { paid: _, ...rest } = properties(schema)
      return { ...schema, properties: rest }
    },
    CREDIT,
  ],
  ['a new field', 'CreditLoan', (schema) => withField(schema, 'reference', { type: 'string' }), CREDIT],
  ['a required field that may be missing', 'CreditLoan', (schema) => ({ ...schema, required: ['id'] }), CREDIT],
  [
    'an optional field that is required',
    'BankCard',
    (schema) => withField({ ...schema, required: [...required(schema), 'paidfrom'] }, 'paidfrom', {}),
    ['adapters/generated/schemas/payees.ts'],
  ],
  [
    'a figure that is a text',
    'CreditLoan',
    (schema) => withField(schema, 'paid', { $ref: '#/components/schemas/RecordId' }),
    CREDIT,
  ],
  [
    'a time that may be missing',
    'CreditLoan',
    (schema) => withField(schema, 'duetime', { $ref: '#/components/schemas/WireTimeOrNone' }),
    CREDIT,
  ],
  ["another name of the app's", 'CreditLoan', (schema) => withField(schema, 'money', { 'x-name': 'sum' }), CREDIT],
  [
    'a word that is missing',
    'AlertKind',
    (schema) => ({ ...schema, enum: ['above', 'below', 'rise'] }),
    ['domain/contract/enumerations.ts', 'adapters/generated/schemas/alerts.ts'],
  ],
  [
    'a code with another meaning',
    'CreditLoan',
    (schema) => withField(schema, 'status', { 'x-enum-varnames': ['RUNNING', 'REPAID', 'OVERDUE'] }),
    ['domain/contract/enumerations.ts', 'adapters/generated/schemas/credit.ts'],
  ],
]

describe('drift of the contract', () => {
  it('is nowhere', () => {
    expect(staleAfter(BUNDLE)).toEqual([])
  })

  it.each(DRIFTS)('%s makes what was generated stale', (_, name, change, stale) => {
    expect(staleAfter(changed(name, change))).toEqual(expect.arrayContaining([...stale]))
  })

  it.each([
    ['an unknown format', 'WireTime', (schema: Node) => ({ ...schema, 'x-format': 'time', 'x-nothing': 'zero' })],
    [
      'two lists of words of one name',
      'CreditTerms',
      (schema: Node) => withField(schema, 'channel', { enum: ['open'] }),
    ],
    ['a form that has no schema', 'CreditLoan', (schema: Node) => withField(schema, 'days', { type: 'file' })],
  ])('%s does not generate', (_, name, change) => {
    expect(() => contractSchemas(changed(name, change))).toThrow(/x-nothing|x-type|no schema/)
  })
})
