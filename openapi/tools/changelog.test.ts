import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fromRoot } from './files.ts'
import { type Node, nodeOf } from './node.ts'

const read = (path: string) => readFileSync(fromRoot(path), 'utf8')
const parsed = (path: string): Node => nodeOf(JSON.parse(read(path)))

const operationsOf = (contract: Node): ReadonlyArray<readonly [path: string, operation: Node]> =>
  Object.entries(nodeOf(contract['paths'])).flatMap(([path, item]) =>
    Object.values(nodeOf(item)).map((operation) => [path, nodeOf(operation)] as const),
  )

const fieldsOf = (schema: unknown): ReadonlyArray<string> => Object.keys(nodeOf(nodeOf(schema)['properties']))

/** What a backend or a client reads by its name: calls, failures, fields of forms, and fields of shared schemas. */
const namesOf = (contract: Node): ReadonlySet<string> => {
  const calls = operationsOf(contract).flatMap(([path, { requestBody, 'x-failures': failures }]) => {
    const [form] = Object.values(nodeOf(nodeOf(requestBody)['content']))
    const fields = fieldsOf(nodeOf(form)['schema']).map((field) => `${path} ${field}`)
    return [path, ...fields, ...(Array.isArray(failures) ? (failures as ReadonlyArray<string>) : [])]
  })
  const schemas = Object.entries(nodeOf(nodeOf(contract['components'])['schemas']))
  return new Set([
    ...calls,
    ...schemas.flatMap(([name, schema]) => fieldsOf(schema).map((field) => `${name} ${field}`)),
  ])
}

/** The added names that a text does not have; the fields of what is new itself need no mention. */
const untold = (before: Node, after: Node, text: string): ReadonlyArray<string> => {
  const [old, now] = [namesOf(before), namesOf(after)]
  const told = new Set([...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code))
  const isOfNew = (name: string): boolean => {
    const [owner, field] = name.split(' ')
    return field !== undefined && ![...old].some((known) => known === owner || known.startsWith(`${owner} `))
  }
  return [...now].filter((name) => {
    return !old.has(name) && !isOfNew(name) && !told.has(name.split(' ').at(-1) ?? name)
  })
}

describe('the changelog of the contract', () => {
  const [released, current] = [parsed('openapi/released.json'), parsed('openapi/bundle.json')]

  it('names each call, failure and field that was added since the released version', () => {
    expect(untold(released, current, read('openapi/CHANGELOG.md'))).toEqual([])
  })

  it('would miss one of each', () => {
    const names = ['/push/state', 'payee-waiting', 'timeinforce', 'paidfrom']
    const text = names.reduce((left, name) => left.replaceAll(name, ''), read('openapi/CHANGELOG.md'))
    expect(untold(released, current, text)).toEqual(
      expect.arrayContaining(['/push/state', 'payee-waiting', '/trade/order timeinforce', 'BankCard paidfrom']),
    )
  })
})
