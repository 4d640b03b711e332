import bundle from '../../openapi/bundle.json' with { type: 'json' }
import { areaOf, areasOf } from '../../openapi/tools/areas.ts'
import { levelOf } from '../../openapi/tools/levels.ts'
import { listOf, type Node, nodeOf, textOf } from '../../openapi/tools/node.ts'

const CONTRACT: Node = bundle
const PATHS = nodeOf(CONTRACT['paths'])

const operationAt = (path: string): Node => nodeOf(nodeOf(PATHS[path])['post'])
const jsonOf = (path: string): Node =>
  nodeOf(nodeOf(nodeOf(nodeOf(nodeOf(operationAt(path)['responses'])['200'])['content'])['application/json']))

const resolved = (schema: unknown): Node => {
  const reference = textOf(nodeOf(schema)['$ref'])
  if (reference === '') return nodeOf(schema)
  return resolved(
    reference
      .slice(2)
      .split('/')
      .reduce<unknown>((found, key) => nodeOf(found)[key], CONTRACT),
  )
}

/** An answer with only the fields that the contract requires. */
const required = (value: unknown, form: unknown): unknown => {
  const schema = resolved(form)
  if (Array.isArray(value)) return value.map((one: unknown) => required(one, schema['items']))
  const properties = nodeOf(schema['properties'])
  const names = listOf(schema['required'])
  if (typeof value !== 'object' || value === null || names.length === 0) return value
  const kept = Object.entries(value).filter(([name]) => !(name in properties) || names.includes(name))
  return Object.fromEntries(kept.map(([name, field]: [string, unknown]) => [name, required(field, properties[name])]))
}

/** The data of an answer with only the fields that the contract requires. */
export const requiredOf = (path: string, data: unknown): unknown => {
  const [success] = listOf(nodeOf(jsonOf(path)['schema'])['oneOf'])
  return required(data, nodeOf(nodeOf(success)['properties'])['data'])
}

/**
 * Whether a server that goes up to a level has a call, where it has nothing that the contract lets it lack; one without a highest
 * level has every call.
 */
const isServed = (path: string, level: number): boolean => {
  if (level === Infinity) return true
  const operation = operationAt(path)
  return operation['x-optional'] !== true && (levelOf(operation, CONTRACT) ?? Infinity) <= level
}

/** The areas of which a server that goes up to a level has every call. */
export const areasUpTo = (level: number): ReadonlyArray<string> =>
  areasOf(CONTRACT).filter((area) => {
    const calls = Object.keys(PATHS).filter((path) => areaOf(operationAt(path), CONTRACT) === area)
    return calls.length > 0 && calls.every((path) => isServed(path, level))
  })

/** Whether a path is a call of the contract; the path of a picture is not. */
export const isCall = (path: string): boolean => Object.hasOwn(PATHS, path)

/** An example of a call, with every field: the one of a name, or the first. */
export const exampleOf = (path: string, name?: string): Node => {
  const examples = nodeOf(jsonOf(path)['examples'])
  const example = name === undefined ? Object.values(examples)[0] : examples[name]
  return nodeOf(nodeOf(example)['value'])
}

/** The answer of a server that has every call: an example, in which no list goes on and the one message that is read was not counted. */
export const exampleAnswer = (path: string, name?: string): object => {
  const answer = exampleOf(path, name)
  const data = nodeOf(answer['data'])
  if (path === '/message/read') return { ...answer, data: nodeOf(exampleOf('/message/unread')['data']) }
  return 'next' in data ? { ...answer, data: { ...data, next: '' } } : answer
}

/** The first example of a call with other data. */
export const exampleWith = (path: string, other: (data: Node) => object): object => {
  const answer = exampleOf(path)
  const data = nodeOf(answer['data'])
  return { ...answer, data: { ...data, ...other(data) } }
}

/** When the examples were true: Malaysia trades, and what they offer is open. */
export const EXAMPLES_AT = new Date('2026-01-15T10:00:00.6+08:00').toUTCString()

/**
 * The answer of the smallest server that goes up to a level, from the first example of each call; null for a call that it
 * lacks. `config` are the entries of its `/common/config`.
 */
export const answerUpTo = (
  level: number,
  config: Readonly<Record<string, string>>,
  path: string,
): Readonly<Record<string, unknown>> | null => {
  if (path === '/common/config')
    return { status: 1, data: Object.entries(config).map(([name, value]) => ({ name, value })) }
  if (!isServed(path, level)) return null
  const answer = exampleOf(path)
  return { ...answer, data: requiredOf(path, answer['data']) }
}
