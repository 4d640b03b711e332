import { comment, type Enumeration, isCode, isField, wordsOf } from './enumerations.ts'
import { type Form, FORMATS, SIMPLE } from './forms.ts'
import { listOf, type Node, nodeOf, textOf } from '../node.ts'

const nameOfRef = (ref: unknown): string => textOf(ref).split('/').at(-1) ?? ''
const fieldName = (name: string): string => (isField(name) ? name : `'${name}'`)
const quoted = (words: ReadonlyArray<string>, between = ', '): string => words.map((word) => `'${word}'`).join(between)
const literal = (value: string): Form => ({ code: `Schema.Literal(${value})`, type: value })
const keyOf = (words: ReadonlyArray<string>): string => [...words].toSorted().join()

/** The name of the app for a schema of the contract. */
export const recordName = (components: Node, component: string): string =>
  textOf(nodeOf(components[component])['x-name']) || component

/** How the values of a contract are read. */
export const makeForms = (components: Node, enumerations: ReadonlyArray<Enumeration>): ((given: unknown) => Form) => {
  /** A value with the schema that it refers to; what stands beside a `$ref` counts more. */
  const resolved = (node: Node, component = ''): { readonly component: string; readonly node: Node } => {
    const { $ref, ...own } = node
    if ($ref === undefined) return { component, node }
    return resolved({ ...nodeOf(components[nameOfRef($ref)]), ...own }, nameOfRef($ref))
  }

  /** The type of some words: the enumeration with exactly these, or the words. */
  const typeOfWords = (words: ReadonlyArray<string>, name: string): string => {
    const same = enumerations.filter((one) => keyOf(one.words) === keyOf(words))
    const found = same.find((one) => one.name === name) ?? (same.length === 1 ? same[0] : undefined)
    return found?.name ?? quoted(words, ' | ')
  }

  const wordForm = (node: Node, component: string): Form => {
    const pairs = wordsOf(node)
    const words = pairs.flatMap(([, word]) => word ?? [])
    const isNumbered = listOf(node['enum']).some((value) => typeof value === 'number')
    const named = Object.values(nodeOf(node['x-names']))
    if (isNumbered && (words.join() === 'no,yes' || named.join() === 'false,true'))
      return { code: 'WireFlag', type: 'boolean' }
    const type = typeOfWords(words, textOf(node['x-type']) || component)
    const map = pairs.map(([wire, word]) => `${isNumbered ? wire : fieldName(wire)}: '${word}'`).join(', ')
    const otherwise = textOf(node['x-otherwise'])
    if (isNumbered) return { code: `statusOf({ ${map} } as const${otherwise && `, '${otherwise}'`})`, type }
    if (otherwise !== '') return { code: `nameOr([${quoted(words)}], '${otherwise}')`, type }
    if (words.length < pairs.length) return { code: `wordOrNone([${quoted(words)}])`, type: `${type} | null` }
    if (pairs.some(([wire, word]) => wire !== word)) return { code: `renamed({ ${map} } as const)`, type }
    return { code: `Schema.Literals([${quoted(words)}])`, type }
  }

  const listForm = (node: Node): Form => {
    const item = formOf(node['items'])
    const list = { code: `Schema.Array(${item.code})`, type: `ReadonlyArray<${item.type}>` }
    if (node['x-nothing'] !== 'refused') return list
    return { code: `nonEmpty(${list.code})`, type: `readonly [${item.type}, ...Array<${item.type}>]` }
  }

  /** What goes wrong in a field says which field it is. */
  const named = (wire: string, read: () => Form): Form => {
    try {
      return read()
    } catch (cause) {
      throw new Error(`${wire}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    }
  }

  /** A field of a record: its name on the wire and in the app, its schema and the line of its type. */
  const fieldOf = (wire: string, value: Node, isRequired: boolean) => {
    const form = named(wire, () => formOf(value))
    const name = fieldName(textOf(value['x-name']) || wire)
    const about = value['description'] ?? nodeOf(components[nameOfRef(value['$ref'])])['description']
    const line = (rest: string): string => `${comment(about, '  ')}  readonly ${name}${rest}\n`
    const field = { wire: fieldName(wire), name }
    if (isRequired) return { ...field, code: form.code, line: line(`: ${form.type}`) }
    if (value['x-absent'] !== 'none')
      return { ...field, code: `Schema.optionalKey(${form.code})`, line: line(`?: ${form.type}`) }
    return { ...field, code: `orNull(${form.code})`, line: line(`: ${form.type.replace(' | null', '')} | null`) }
  }

  const recordForm = (node: Node): Form => {
    const required = listOf(node['required'])
    const fields = Object.entries(nodeOf(node['properties'])).map(([wire, value]) =>
      fieldOf(wire, nodeOf(value), required.includes(wire)),
    )
    const struct = `Schema.Struct({\n${fields.map(({ code, wire }) => `  ${wire}: ${code},\n`).join('')}})`
    const renamed = fields.filter(({ name, wire }) => name !== wire).map(({ name, wire }) => `${wire}: '${name}'`)
    const code = renamed.length === 0 ? struct : `appNames(${struct}, { ${renamed.join(', ')} })`
    return { code, type: `{\n${fields.map(({ line }) => line).join('')}}` }
  }

  /** How a value is read. A record of the contract is read by its name. */
  const formOf = (given: unknown): Form => {
    const { component, node } = resolved(nodeOf(given))
    const { type } = node
    const name = recordName(components, component)
    if ('properties' in node) return component === '' ? recordForm(node) : { code: name, type: name }
    if ('enum' in node && !isCode(node)) return wordForm(node, name)
    if ('x-format' in node) {
      const key = `${textOf(node['x-format'])} ${textOf(node['x-nothing'])}`.trim()
      const form = FORMATS[key]
      if (!form) throw new Error(`x-format with x-nothing is not known: ${key}`)
      return form
    }
    if ('const' in node) return literal(JSON.stringify(node['const']))
    if (type === 'array') return listForm(node)
    if (type === 'object') {
      const rest = formOf(node['additionalProperties'])
      return { code: `Schema.Record(Schema.String, ${rest.code})`, type: `Readonly<Record<string, ${rest.type}>>` }
    }
    if (type === 'string' && node['x-nothing'] === 'none') return { code: 'WireTextOrNone', type: 'string | null' }
    const types = listOf(type).map((one) => ({ type: one }))
    const of = listOf(node['oneOf'] ?? node['anyOf'] ?? types).map(formOf)
    if (of.length > 0) {
      const codes = of.map(({ code }) => code).join(', ')
      return { code: `Schema.Union([${codes}])`, type: of.map((one) => one.type).join(' | ') }
    }
    const form = SIMPLE[textOf(type)]
    if (!form) throw new Error(`no schema for ${component} ${JSON.stringify(given).slice(0, 200)}`)
    return form
  }
  return formOf
}
