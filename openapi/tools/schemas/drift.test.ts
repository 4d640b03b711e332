import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { firstDifference, fromRoot } from '../files.ts'
import { type Node, nodeOf } from '../node.ts'
import { contractSchemas } from './contractSchemas.ts'

const BUNDLE = readFileSync(fromRoot('openapi/bundle.json'), 'utf8')

type Change = readonly [name: string, change: (schema: Node) => Node]

/** The contract with some schemas of it changed. */
const changed = (...changes: ReadonlyArray<Change>): string => {
  const contract = nodeOf(JSON.parse(BUNDLE))
  const components = nodeOf(contract['components'])
  const schemas = changes.reduce(
    (all, [name, change]) => ({ ...all, [name]: change(nodeOf(all[name])) }),
    nodeOf(components['schemas']),
  )
  return JSON.stringify({ ...contract, components: { ...components, schemas } })
}

const properties = (schema: Node): Node => nodeOf(schema['properties'])
const withField = (schema: Node, name: string, value: object): Node => ({
  ...schema,
  properties: { ...properties(schema), [name]: { ...nodeOf(properties(schema)[name]), ...value } },
})
const required = (schema: Node): ReadonlyArray<unknown> => (Array.isArray(schema['required']) ? schema['required'] : [])

interface Stale {
  /** The line that the check `generated code is up to date` names. */
  readonly named: string
  /** Every line that is in one of both texts alone. */
  readonly lines: ReadonlyArray<string>
}

/** The files that a change makes stale. */
const staleAfter = (bundle: string): ReadonlyMap<string, Stale> =>
  new Map(
    contractSchemas(bundle).flatMap(([path, text]) => {
      const before = readFileSync(fromRoot(path), 'utf8')
      if (before === text) return []
      const [old, fresh] = [before.split('\n'), text.split('\n')]
      const lines = [...old.filter((line) => !fresh.includes(line)), ...fresh.filter((line) => !old.includes(line))]
      return [[path, { named: firstDifference(before, text), lines }] as const]
    }),
  )

const CREDIT = ['adapters/generated/schemas/credit.ts', 'ports/generated/credit.ts']

/** None of them is in a line that another one changes. */
const DRIFTS: ReadonlyArray<readonly [what: string, change: Change, stale: ReadonlyArray<string>, line: string]> = [
  [
    'a renamed field',
    [
      'CreditLoan',
      (schema) => {
        const { paid, ...rest } = properties(schema)
        return { ...schema, required: [...required(schema), 'paidback'], properties: { ...rest, paidback: paid } }
      },
    ],
    CREDIT,
    'paidback: ',
  ],
  [
    'a field that is gone',
    [
      'CreditLoan',
      (schema) => {
        const { outstanding: _, ...rest } = properties(schema)
        return { ...schema, properties: rest }
      },
    ],
    CREDIT,
    'outstanding: ',
  ],
  [
    'a new field',
    ['CreditLoan', (schema) => withField(schema, 'reference', { type: 'string' })],
    CREDIT,
    'reference?: ',
  ],
  [
    'a required field that may be missing',
    ['CreditLoan', (schema) => ({ ...schema, required: required(schema).filter((name) => name !== 'currency') })],
    CREDIT,
    'currency?: ',
  ],
  [
    'an optional field that is required',
    ['BankCard', (schema) => withField({ ...schema, required: [...required(schema), 'paidfrom'] }, 'paidfrom', {})],
    ['adapters/generated/schemas/payees.ts'],
    'paidfrom: ',
  ],
  [
    'a figure that is a text',
    ['CreditLoan', (schema) => withField(schema, 'interest', { $ref: '#/components/schemas/RecordId' })],
    CREDIT,
    'interest: string',
  ],
  [
    'a time that may be missing',
    ['CreditLoan', (schema) => withField(schema, 'duetime', { $ref: '#/components/schemas/WireTimeOrNone' })],
    CREDIT,
    'duetime: WireTimeOrNone',
  ],
  [
    "another name of the app's",
    ['CreditLoan', (schema) => withField(schema, 'money', { 'x-name': 'sum' })],
    CREDIT,
    'sum: ',
  ],
  [
    'a word that is missing',
    ['AlertKind', (schema) => ({ ...schema, enum: ['above', 'below', 'rise'] })],
    ['domain/contract/enumerations.ts', 'adapters/generated/schemas/alerts.ts'],
    "'fall'",
  ],
  [
    'a code with another meaning',
    ['CreditLoan', (schema) => withField(schema, 'status', { 'x-enum-varnames': ['RUNNING', 'REPAID', 'OVERDUE'] })],
    ['domain/contract/enumerations.ts', 'adapters/generated/schemas/credit.ts'],
    "2: 'overdue'",
  ],
]

describe('drift of the contract', () => {
  it('is nowhere', () => {
    expect([...staleAfter(BUNDLE)]).toEqual([])
  })

  describe('where the contract changes', () => {
    // All changes at once: to generate takes a fifth of a second.
    const found = staleAfter(changed(...DRIFTS.map(([, change]) => change)))

    it.each(DRIFTS)('%s makes what was generated stale', (_, _change, stale, line) => {
      expect([...found.keys()]).toEqual(expect.arrayContaining([...stale]))
      expect(stale.flatMap((path) => found.get(path)?.lines ?? []).join('\n')).toContain(line)
    })

    it('the check names the first line of each file', () => {
      expect(found.get('adapters/generated/schemas/alerts.ts')?.named).toContain('fall')
    })
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
    expect(() => contractSchemas(changed([name, change]))).toThrow(named)
  })
})
