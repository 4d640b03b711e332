import { listOf, nodeOf } from '../tools/node.ts'
import { readBundle } from './prefixed.ts'

/** The examples of a call of the contract. */
export interface ExampledCall {
  readonly path: string
  /** The fields of its form. */
  readonly fields: ReadonlyArray<string>
  /** The data of each example that is a success, in the contract's order. */
  readonly answers: ReadonlyArray<unknown>
}

/** Every call of the contract with its examples. */
export const exampledCalls = (): ReadonlyArray<ExampledCall> =>
  Object.entries(readBundle().paths).map(([path, item]) => {
    const post = nodeOf(nodeOf(item)['post'])
    const [media] = Object.values(nodeOf(nodeOf(post['requestBody'])['content']))
    const json = nodeOf(nodeOf(nodeOf(nodeOf(post['responses'])['200'])['content'])['application/json'])
    const values = Object.values(nodeOf(json['examples'])).map((example) => nodeOf(nodeOf(example)['value']))
    return {
      path,
      fields: Object.keys(nodeOf(nodeOf(nodeOf(media)['schema'])['properties'])),
      answers: values.filter(({ status }) => status === 1).map(({ data }) => data),
    }
  })

/** The rows of a list's data; none of what is no list. */
export const rowsOf = (data: unknown): ReadonlyArray<unknown> =>
  Array.isArray(data) ? data : listOf(nodeOf(data)['list'])
