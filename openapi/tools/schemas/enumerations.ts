import { listOf, type Node, nodeOf, textOf } from '../node.ts'

/** A named list of the contract's words, as the app names them. */
export interface Enumeration {
  readonly name: string
  readonly about: string
  readonly words: ReadonlyArray<string>
}

/** `UNDER_REVIEW`, the name of a code, as the app writes it: `under-review`. */
const spelled = (constant: unknown): string => textOf(constant).toLowerCase().replaceAll('_', '-')

/** Whether a name may be a field without quotes. */
export const isField = (name: string): boolean => /^[A-Za-z_]\w*$/.test(name)

/** Whether the values of an `enum` stay codes without a name: `x-names: {}`. */
export const isCode = (schema: Node): boolean =>
  'x-names' in schema && Object.keys(nodeOf(schema['x-names'])).length === 0

/** What the app calls each value of an `enum`, in the contract's order; null for an empty text, and the named codes. */
export const wordsOf = (schema: Node): ReadonlyArray<readonly [wire: string, name: string | null]> => {
  const names = nodeOf(schema['x-names'])
  const constants = listOf(schema['x-enum-varnames'])
  return listOf(schema['enum']).flatMap((value, nth): Array<readonly [string, string | null]> => {
    const named = names[String(value)]
    if (typeof value === 'number') return [[String(value), textOf(named) || spelled(constants[nth])]]
    // A code is listed as a number and as the same text: once is enough.
    if (listOf(schema['enum']).includes(Number(value))) return []
    return [[textOf(value), value === '' ? null : textOf(named) || textOf(value)]]
  })
}

const enumerationOf = (name: string, schema: Node): Enumeration => ({
  name,
  about: textOf(schema['description']),
  words: wordsOf(schema).flatMap(([, word]) => word ?? []),
})

/** What a schema means, as a comment: its first paragraph, without tables. */
export const comment = (about: unknown, margin = ''): string => {
  const lines = textOf(about).split('\n')
  const text = lines
    .slice(0, lines.indexOf('') < 0 ? undefined : lines.indexOf(''))
    .filter((line) => !line.startsWith('|'))
  const joined = text.join(' ').replaceAll('*/', '').trim()
  return joined === '' ? '' : `${margin}/** ${joined} */\n`
}

/** Every node of a document, with the schema that it is a property of. */
const nodesIn = (node: unknown): ReadonlyArray<Node> => {
  if (Array.isArray(node)) return node.flatMap(nodesIn)
  if (typeof node !== 'object' || node === null) return []
  return [nodeOf(node), ...Object.entries(node).flatMap(([key, child]) => (key === 'examples' ? [] : nodesIn(child)))]
}

/** The enumerations of a contract: those among its schemas, and those of a field that has `x-type`. */
export const enumerationsOf = (contract: Node): ReadonlyArray<Enumeration> => {
  const schemas = Object.entries(nodeOf(nodeOf(contract['components'])['schemas']))
  const named = schemas
    .map(([name, schema]) => [textOf(nodeOf(schema)['x-name']) || name, nodeOf(schema)] as const)
    .filter(([, schema]) => 'enum' in schema && !isCode(schema))
  const typed = nodesIn(contract).flatMap((node) => {
    const name = textOf(node['x-type'])
    return name === '' ? [] : [[name, node] as const]
  })
  const found = new Map<string, Enumeration>()
  for (const [name, schema] of [...named, ...typed]) {
    const one = enumerationOf(name, schema)
    const other = found.get(name)
    if (other && other.words.join() !== one.words.join()) throw new Error(`x-type ${name} has two lists of words`)
    found.set(name, other ?? one)
  }
  return [...found.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/** `OrderAction` as the name of its list: `ORDER_ACTIONS`. */
const listName = (name: string): string =>
  `${name.replaceAll(/(?<=[a-z])[A-Z]/g, '_$&').toUpperCase()}S`.replace(/YS$/, 'IES')

const ABOUT = `// Made from openapi/ by npm run generate. Do not edit.

// The lists of words of the contract, as the app names them. Source: RULES.md, requests.
`

/** The module of the rules that holds every enumeration once. */
export const enumerationModule = (enumerations: ReadonlyArray<Enumeration>): string =>
  [
    ABOUT,
    ...enumerations.map(({ about, name, words }) => {
      const list = words.map((word) => `'${word}'`).join(', ')
      const lines = [
        `export const ${listName(name)} = [${list}] as const`,
        `export type ${name} = (typeof ${listName(name)})[number]`,
      ]
      return `${comment(about)}${lines.join('\n')}\n`
    }),
  ].join('\n')
