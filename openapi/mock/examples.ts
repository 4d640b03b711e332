import { listOf, type Node, nodeOf, textOf } from '../tools/node.ts'
import { readBundle } from './prefixed.ts'

/** Schemas by the names of their fields. */
export type Fields = Readonly<Record<string, Node>>

/** The examples of a call of the contract. */
export interface ExampledCall {
  readonly path: string
  /** The fields of its form. */
  readonly fields: Fields
  /** The fields of what a success has: of its data, or of the rows where it is a list. */
  readonly told: Fields
  /** The data of each example that is a success, in the contract's order. */
  readonly answers: ReadonlyArray<unknown>
}

/** Every call of the contract with its examples. */
export const exampledCalls = (): ReadonlyArray<ExampledCall> => {
  const bundle = readBundle()
  /** A schema with what it refers to; it keeps the reference, which tells what the field means. */
  const resolved = (schema: unknown): Node => {
    const reference = textOf(nodeOf(schema)['$ref'])
    const path = reference.split('/').slice(1)
    const meant = path.reduce<unknown>((found, key) => nodeOf(found)[key], bundle)
    return reference === '' ? nodeOf(schema) : { ...resolved(meant), ...nodeOf(schema) }
  }
  const fieldsOf = (schema: unknown): Fields => {
    const found = Object.entries(nodeOf(resolved(schema)['properties']))
    return Object.fromEntries(found.map(([name, field]: [string, unknown]) => [name, resolved(field)]))
  }
  return Object.entries(bundle.paths).map(([path, item]) => {
    const post = nodeOf(nodeOf(item)['post'])
    const [media] = Object.values(nodeOf(nodeOf(post['requestBody'])['content']))
    const json = nodeOf(nodeOf(nodeOf(nodeOf(post['responses'])['200'])['content'])['application/json'])
    const values = Object.values(nodeOf(json['examples'])).map((example) => nodeOf(nodeOf(example)['value']))
    const { data } = fieldsOf(listOf(nodeOf(json['schema'])['oneOf'])[0])
    const { list } = fieldsOf(data)
    return {
      path,
      fields: fieldsOf(nodeOf(media)['schema']),
      told: fieldsOf(data?.['items'] ?? list?.['items'] ?? data),
      answers: values.filter(({ status }) => status === 1).map((value) => value['data']),
    }
  })
}

/** The rows of a list's data; none of what is no list. */
export const rowsOf = (data: unknown): ReadonlyArray<unknown> =>
  Array.isArray(data) ? data : listOf(nodeOf(data)['list'])
