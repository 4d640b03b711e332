import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { firstDifference, fromRoot } from '../files.ts'
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

/** The files that a change makes stale, with the line that differs: the check `generated code is up to date` names them. */
const staleAfter = (bundle: string): ReadonlyMap<string, string> =>
  new Map(
    contractSchemas(bundle).flatMap(([path, text]) => {
      const before = readFileSync(fromRoot(path), 'utf8')
      return before === text ? [] : [[path, firstDifference(before, text)] as const]
    }),
  )

const CREDIT = ['adapters/generated/schemas/credit.ts', 'ports/generated/credit.ts']

const DRIFTS: ReadonlyArray<
  readonly [what: string, name: string, change: (schema: Node) => Node, stale: ReadonlyArray<string>, named: string]
> = [
  [
    'a renamed field',
    'CreditLoan',
    (schema) => {
      const { paid, ...rest } = properties(schema)
      return { ...schema, required: [...required(schema), 'repaid'], properties: { ...rest, repaid: paid } }
    },
    CREDIT,
    'paid',
  ],
  [
    'a field that is gone',
    'CreditLoan',
    (schema) => {
      const { paid: _, ...rest } = properties(schema)
      return { ...schema, properties: rest }
    },
    CREDIT,
    'paid',
  ],
  ['a new field', 'CreditLoan', (schema) => withField(schema, 'reference', { type: 'string' }), CREDIT, 'reference'],
  [
    'a required field that may be missing',
    'CreditLoan',
    (schema) => ({ ...schema, required: ['id'] }),
    CREDIT,
    'currency',
  ],
  [
    'an optional field that is required',
    'BankCard',
    (schema) => withField({ ...schema, required: [...required(schema), 'paidfrom'] }, 'paidfrom', {}),
    ['adapters/generated/schemas/payees.ts'],
    'paidfrom',
  ],
  [
    'a figure that is a text',
    'CreditLoan',
    (schema) => withField(schema, 'paid', { $ref: '#/components/schemas/RecordId' }),
    CREDIT,
    'paid',
  ],
  [
    'a time that may be missing',
    'CreditLoan',
    (schema) => withField(schema, 'duetime', { $ref: '#/components/schemas/WireTimeOrNone' }),
    CREDIT,
    'duetime',
  ],
  [
    "another name of the app's",
    'CreditLoan',
    (schema) => withField(schema, 'money', { 'x-name': 'sum' }),
    CREDIT,
    'sum',
  ],
  [
    'a word that is missing',
    'AlertKind',
    (schema) => ({ ...schema, enum: ['above', 'below', 'rise'] }),
    ['domain/contract/enumerations.ts', 'adapters/generated/schemas/alerts.ts'],
    'fall',
  ],
  [
    'a code with another meaning',
    'CreditLoan',
    (schema) => withField(schema, 'status', { 'x-enum-varnames': ['RUNNING', 'REPAID', 'OVERDUE'] }),
    ['domain/contract/enumerations.ts', 'adapters/generated/schemas/credit.ts'],
    'repaid',
  ],
]

describe('drift of the contract', () => {
  it('is nowhere', () => {
    expect([...staleAfter(BUNDLE)]).toEqual([])
  })

  it.each(DRIFTS)('%s makes what was generated stale, and the check names it', (_, name, change, stale, named) => {
    const found = staleAfter(changed(name, change))
    expect([...found.keys()]).toEqual(expect.arrayContaining([...stale]))
    expect([...found.values()].join('\n')).toContain(named)
  })

  it.each([
    [
      'an unknown format',
      'CreditLoan',
      (schema: Node) => withField(schema, 'days', { 'x-format': 'weeks' }),
      'days: x-format',
    ],
    [
      'two lists of words of one name',
      'CreditTerms',
      (schema: Node) => withField(schema, 'channel', { enum: ['open'] }),
      'x-type LendingState',
    ],
    [
      'a form that has no schema',
      'CreditLoan',
      (schema: Node) => withField(schema, 'days', { type: 'file' }),
      'days: no schema',
    ],
  ])('%s does not generate, and the error names the field', (_, name, change, named) => {
    expect(() => contractSchemas(changed(name, change))).toThrow(named)
  })
})
