import { isRecord } from '../envelope.ts'

type Node = Readonly<Record<string, unknown>>

const nodeOf = (value: unknown): Node => (isRecord(value) ? value : {})
const listOf = (value: unknown): ReadonlyArray<unknown> => (Array.isArray(value) ? value : [])
const at = (value: unknown, ...keys: ReadonlyArray<string>): unknown =>
  keys.reduce<unknown>((found, key) => nodeOf(found)[key], value)

const resolved = (contract: Node, schema: unknown): Node => {
  const { $ref, ...own } = nodeOf(schema)
  return typeof $ref === 'string' ? { ...resolved(contract, at(contract, ...$ref.slice(2).split('/'))), ...own } : own
}

const typesOf = ({ type }: Node): ReadonlyArray<unknown> => (Array.isArray(type) ? type : [type])

/** Of a schema with several forms, the one that a value has. */
const formOf = (contract: Node, described: unknown, value: unknown): Node => {
  const schema = resolved(contract, described)
  const kind = Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value
  const forms = [...listOf(schema['oneOf']), ...listOf(schema['anyOf'])].map((form) => resolved(contract, form))
  return forms.length === 0 ? schema : (forms.find((form) => typesOf(form).includes(kind)) ?? {})
}

/** Whether a number is written as this text, no sign more or less. */
const isPlain = (text: string): boolean => text !== '' && String(Number(text)) === text

const leaf = (schema: Node, value: unknown): unknown => {
  if (value === '' || value === '-') return null
  if (typeof value === 'boolean') return value ? 1 : '0'
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && isPlain(value) && !('enum' in schema) ? Number(value) : value
}

/** The same as a server in PHP may write it: what is tolerated, all at once. */
const written = (contract: Node, described: unknown, value: unknown): unknown => {
  const schema = formOf(contract, described, value)
  if (Array.isArray(value)) return value.map((row: unknown) => written(contract, schema['items'], row))
  if (value === null) return []
  if (typeof value !== 'object') return leaf(schema, value)
  const properties = nodeOf(schema['properties'])
  const rows = schema['additionalProperties']
  // A field that may be left out means nothing else when it is empty.
  const isKept = (name: string, one: unknown): boolean =>
    (one === '' || one === '-') && !listOf(schema['required']).includes(name)
  const fields = Object.entries(value).map(([name, one]: [string, unknown]) => [
    name,
    isKept(name, one) ? one : written(contract, properties[name] ?? rows, one),
  ])
  if (fields.length === 0) return []
  const absent = Object.keys(properties).filter((name) => !(name in value))
  const isMap = typeof rows === 'object'
  return Object.fromEntries([...fields, ...absent.map((name) => [name, null]), ...(isMap ? [] : [['sort', 0]])])
}

/**
 * The answer of a call as a server in PHP may write it: a status as text, a message beside a success and data beside a
 * failure, fields of its own, figures as number or text, null for nothing and for what is left out, an empty list for an
 * empty map and for no data.
 */
export const phpOf =
  (contract: Node) =>
  (path: string, answer: Node): Node => {
    const { status, data, msg = '操作成功' } = answer
    const schema = at(contract, 'paths', path, 'post', 'responses', '200', 'content', 'application/json', 'schema')
    const [success] = listOf(nodeOf(schema)['oneOf'])
    const described = at(success, 'properties', 'data')
    return {
      status: String(status),
      msg,
      data: status === 1 ? written(contract, described, data) : [],
      time: '1768442400',
    }
  }
