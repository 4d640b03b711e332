import { CONSTANT } from '../tools/codes.ts'
import { areaOf, areasOf } from '../tools/areas.ts'
import { levelOf } from '../tools/levels.ts'
import { listOf, type Node, nodeOf } from '../tools/node.ts'

/** The part of Redocly's visitor context that our rules use. */
export interface Context {
  readonly report: (problem: { message: string }) => void
  readonly resolve: (node: unknown) => { node: unknown }
  readonly key: string | number
}

type Visit = (node: Node, context: Context) => void

const METHODS = ['get', 'put', 'patch', 'delete', 'options', 'head', 'trace']
const PATH = /^\/[a-z]+\/[a-z]+[A-Za-z]*$/

const isStream = (operation: unknown): boolean =>
  'text/event-stream' in nodeOf(nodeOf(nodeOf(nodeOf(operation).responses)['200'])['content'])

/** Every call is a POST on `/<tag>/<name>`, the name in the product's convention; a GET is a stream of events. */
const call: Visit = (item, { report, key }) => {
  if (METHODS.some((method) => method in item && !(method === 'get' && isStream(item[method]))))
    report({ message: 'every call is a POST, and a stream of events a GET' })
  if (!PATH.test(String(key))) report({ message: `${key} is not /<tag>/<name>, lower case and concatenated` })
}

const isMany = (schema: Node): boolean => schema.type === 'array' || 'additionalProperties' in schema

/** A mock answers the first example, so it is the richest one; a list also has an empty example. */
const examples: Visit = (media, { report, resolve }) => {
  const names = Object.keys(media.examples ?? {})
  const [success] = listOf(nodeOf(media.schema).oneOf).map(nodeOf)
  const { data: shown } = nodeOf(success?.properties)
  if (!shown) return
  const data = nodeOf(resolve(shown).node)
  const shapes = data.oneOf ? listOf(data.oneOf).map(nodeOf) : [data]
  if (names[0] !== 'rich') report({ message: 'the first example of a success is called rich' })
  if (shapes.some(isMany) && !names.includes('empty')) report({ message: 'a list needs an example called empty' })
}

/** Every property has a description: its own, or that of the schema that it refers to. */
const described: Visit = (schema, { report, resolve }) => {
  for (const [name, property] of Object.entries(nodeOf(schema.properties))) {
    const { description } = nodeOf(property).description ? nodeOf(property) : nodeOf(resolve(property).node)
    if (!description) report({ message: `${name} has no description: what, unit, currency, zone` })
  }
}

/** Names of properties that a program reads: their text is never free. */
const READ_BY_PROGRAMS = /(zone|image|url|time)$|^(code|id|link)$/

const typesOf = ({ type }: Node): ReadonlyArray<unknown> => (Array.isArray(type) ? type : [type])
const hasOne = (schema: Node, ...keywords: ReadonlyArray<string>): boolean => keywords.some((key) => key in schema)

/** A whole number has a minimum, and a text that a program reads has a pattern, a format or an enum. */
const bounded: Visit = (schema, { report, resolve }) => {
  if (typesOf(schema).includes('integer') && !hasOne(schema, 'minimum', 'enum', 'const'))
    report({ message: 'a whole number has a minimum' })
  for (const [name, property] of Object.entries(nodeOf(schema.properties))) {
    const resolved = nodeOf(resolve(property).node)
    if (!READ_BY_PROGRAMS.test(name) || !typesOf(resolved).includes('string')) continue
    if (!hasOne(resolved, 'pattern', 'enum', 'const', 'format'))
      report({ message: `${name} is read by programs: it has a pattern, a format or an enum` })
  }
}

const textsOf = (value: unknown): ReadonlyArray<unknown> => listOf(value).filter((one) => typeof one === 'string')

/** Each code of an enum has a name of its own, which generators of other languages make a constant of. */
const named: Visit = (schema, { report }) => {
  const codes = listOf(schema['enum'])
  const names = textsOf(schema['x-enum-varnames'])
  if (codes.length > 0 && (new Set(names).size !== codes.length || !names.every((name) => CONSTANT.test(String(name)))))
    report({ message: 'each code of an enum has a name: give those that are no words one in x-codes' })
  for (const [name, property] of Object.entries(nodeOf(schema.properties))) {
    const isState = String(nodeOf(property).$ref).endsWith('#/WireStatus')
    if (isState && listOf(nodeOf(property)['enum']).length === 0)
      report({ message: `${name} is a state: x-codes names its codes` })
  }
}

/** Every field of a form has an example: the contract test fills the form from it. */
const filled: Visit = (body, { report }) => {
  for (const media of Object.values(nodeOf(body.content)).map(nodeOf)) {
    const value = nodeOf(nodeOf(nodeOf(media.examples).filled).value)
    for (const name of Object.keys(nodeOf(nodeOf(media.schema).properties))) {
      if (!(name in value)) report({ message: `field ${name} has no example` })
    }
  }
}

/** Each call belongs to a level of capability: backends of that level and above need it. */
const levelled = () => {
  let contract: Node = {}
  return {
    Root: { enter: (root: Node) => void (contract = root) },
    Operation: {
      enter: (operation: Node, { report }: Context) => {
        if (levelOf(operation, contract) === undefined) report({ message: 'its tag has no x-level' })
        const area = areaOf(operation, contract)
        if (area !== undefined && !areasOf(contract).includes(area)) report({ message: `x-areas has no ${area}` })
      },
    },
  }
}

const visit = (type: string, enter: Visit) => () => ({ [type]: { enter } })

export const rules = {
  'every-call-is-post': visit('PathItem', call),
  'examples-are-complete': visit('MediaType', examples),
  'properties-are-described': visit('Schema', described),
  'values-are-bounded': visit('Schema', bounded),
  'codes-have-names': visit('Schema', named),
  'calls-have-a-level': levelled,
  'form-fields-have-examples': visit('RequestBody', filled),
}
