import { comment, type Enumeration, isField, wordsOf } from './enumerations.ts'
import { CODES, ENUMERATIONS, type Form, FORMATS, TYPES } from './forms.ts'
import { listOf, type Node, nodeOf, textOf } from '../node.ts'

/** A record of the contract, or the answer of a call: the name of its schema, and its node. */
export interface Wanted {
  readonly area: string
  readonly name: string
  readonly node: Node
}

const nameOfRef = (ref: unknown): string => textOf(ref).split('/').at(-1) ?? ''
const fieldName = (name: string): string => (isField(name) ? name : `'${name}'`)
const quoted = (words: ReadonlyArray<string>): string => words.map((word) => `'${word}'`).join(', ')
const literal = (value: unknown): Form => ({
  code: `Schema.Literal(${JSON.stringify(value)})`,
  type: JSON.stringify(value),
})
const keyOf = (words: ReadonlyArray<string>): string => [...words].toSorted().join()

/** The forms of values that have a type and nothing else. */
const SIMPLE: Readonly<Record<string, Form>> = {
  string: { code: 'Schema.String', type: 'string' },
  integer: { code: 'Schema.Int', type: 'number' },
  number: { code: 'Schema.Number', type: 'number' },
  boolean: { code: 'Schema.Boolean', type: 'boolean' },
  null: { code: 'Schema.Null', type: 'null' },
}

/** The names in a text. Comments do not count. */
const namesIn = (text: string): ReadonlySet<string> =>
  new Set(text.replaceAll(/\/\*\*.*\*\//g, '').match(/\b[A-Za-z]\w*/g))

/** Imports of what a text names. */
const importsOf = (text: string, sources: typeof TYPES, kind: 'import' | 'import type'): string => {
  const named = namesIn(text)
  return sources
    .map(
      ([module, names]) =>
        [
          module,
          names
            .filter((name) => named.has(name))
            .toSorted()
            .join(', '),
        ] as const,
    )
    .map(([module, names]) => (names === '' ? '' : `${kind} { ${names} } from '${module}'\n`))
    .join('')
}

const below = (root: string, modules: typeof TYPES): typeof TYPES =>
  modules.map(([module, names]) => [`${root}${module}`, names] as const)

/** Writes the schemas of a contract, and the types of the app that follow from them. */
export const makeSchemas = (
  components: Node,
  records: ReadonlyArray<Wanted>,
  enumerations: ReadonlyArray<Enumeration>,
) => {
  const recordName = (component: string): string => textOf(nodeOf(components[component])['x-name']) || component
  /** A value with the schema that it refers to; what stands beside a `$ref` counts more. */
  const resolved = (node: Node, component = ''): { readonly component: string; readonly node: Node } => {
    const { $ref, ...own } = node
    if ($ref === undefined) return { component, node }
    return resolved({ ...nodeOf(components[nameOfRef($ref)]), ...own }, nameOfRef($ref))
  }

  const keyed = enumerations.map(({ name, words }) => ({ name, key: keyOf(words) }))
  /** The type of some words: the enumeration with exactly these, or the words. */
  const typeOfWords = (words: ReadonlyArray<string>, name: string): string => {
    const same = keyed.filter(({ key }) => key === keyOf(words))
    const found = same.find((one) => one.name === name) ?? (same.length === 1 ? same[0] : undefined)
    return found?.name ?? words.map((word) => `'${word}'`).join(' | ')
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
    if (otherwise !== '') return { code: `nameOr<${type}, ${type}>([${quoted(words)}], '${otherwise}')`, type }
    if (words.length < pairs.length) return { code: `wordOrNone([${quoted(words)}])`, type: `${type} | null` }
    if (pairs.some(([wire, word]) => wire !== word)) return { code: `renamed({ ${map} } as const)`, type }
    return { code: `Schema.Literals([${quoted(words)}])`, type }
  }

  const unionOf = (nodes: ReadonlyArray<unknown>): Form => {
    const forms = nodes.map(formOf)
    const codes = forms.map(({ code }) => code).join(', ')
    return { code: `Schema.Union([${codes}])`, type: forms.map(({ type }) => type).join(' | ') }
  }

  const listForm = (node: Node): Form => {
    const item = formOf(node['items'])
    const list = { code: `Schema.Array(${item.code})`, type: `ReadonlyArray<${item.type}>` }
    if (node['x-nothing'] !== 'refused') return list
    return { code: `nonEmpty(${list.code})`, type: `readonly [${item.type}, ...Array<${item.type}>]` }
  }

  /** How a value is read. */
  const formOf = (given: unknown): Form => {
    const { component, node } = resolved(nodeOf(given))
    const { type } = node
    if ('properties' in node) {
      const name = recordName(component)
      return component === '' ? recordOf(node) : { code: name, type: name }
    }
    const isCode = Object.keys(nodeOf(node['x-names'] ?? { x: 0 })).length === 0
    if (Array.isArray(node['enum']) && !isCode) return wordForm(node, recordName(component))
    if ('x-format' in node) {
      const key = `${textOf(node['x-format'])} ${textOf(node['x-nothing'])}`.trim()
      const form = FORMATS[key]
      if (!form) throw new Error(`x-format with x-nothing is not known: ${key}`)
      return form
    }
    if ('const' in node) return literal(node['const'])
    if (type === 'array') return listForm(node)
    if (type === 'object') {
      const rest = formOf(node['additionalProperties'])
      return { code: `Schema.Record(Schema.String, ${rest.code})`, type: `Readonly<Record<string, ${rest.type}>>` }
    }
    if (type === 'string' && node['x-nothing'] === 'none') return { code: 'WireTextOrNone', type: 'string | null' }
    const of = listOf(node['oneOf'] ?? node['anyOf'] ?? (Array.isArray(type) ? type.map((one) => ({ type: one })) : []))
    const form = of.length > 0 ? unionOf(of) : SIMPLE[textOf(type)]
    if (!form) throw new Error(`no schema for ${component} ${JSON.stringify(given).slice(0, 200)}`)
    return form
  }

  /** A field of a record: its name on the wire and in the app, its schema and the line of its type. */
  const fieldOf = (wire: string, value: Node, isRequired: boolean) => {
    const form = formOf(value)
    const name = fieldName(textOf(value['x-name']) || wire)
    const about = value['description'] ?? nodeOf(components[nameOfRef(value['$ref'])])['description']
    const line = (rest: string): string => `${comment(about, '  ')}  readonly ${name}${rest}`
    const field = { wire: fieldName(wire), name }
    if (isRequired) return { ...field, code: form.code, line: line(`: ${form.type}`) }
    if (value['x-absent'] !== 'none')
      return { ...field, code: `Schema.optionalKey(${form.code})`, line: line(`?: ${form.type}`) }
    return { ...field, code: `orNull(${form.code})`, line: line(`: ${form.type.replace(' | null', '')} | null`) }
  }

  const recordOf = (node: Node): Form => {
    const required = listOf(node['required'])
    const fields = Object.entries(nodeOf(node['properties'])).map(([wire, value]) =>
      fieldOf(wire, nodeOf(value), required.includes(wire)),
    )
    const struct = `Schema.Struct({\n${fields.map(({ code, wire }) => `  ${wire}: ${code},\n`).join('')}})`
    const renamed = fields.filter(({ name, wire }) => name !== wire).map(({ name, wire }) => `${wire}: '${name}'`)
    const code = renamed.length === 0 ? struct : `appNames(${struct}, { ${renamed.join(', ')} })`
    return { code, type: `{\n${fields.map(({ line }) => line).join('\n')}\n}` }
  }

  /** The texts of an area's records; what others name comes before them. */
  const textsOf = (wanted: ReadonlyArray<Wanted>, textOfRecord: (one: Wanted, form: Form) => string): string => {
    const done = new Map<string, string>()
    const visit = (one: Wanted): void => {
      if (done.has(one.name)) return
      const form = 'properties' in one.node ? recordOf(one.node) : formOf(one.node)
      for (const other of wanted) if (other !== one && namesIn(form.code).has(other.name)) visit(other)
      done.set(one.name, `\n${comment(one.node['description'])}${textOfRecord(one, form)}\n`)
    }
    wanted.forEach(visit)
    return [...done.values()].join('')
  }

  /** The modules of the other areas, with their records. */
  const others = (area: string): typeof TYPES =>
    [...new Set(records.map((one) => one.area))]
      .filter((other) => other !== area)
      .toSorted()
      .map((other) => [`./${other}.ts`, records.filter((one) => one.area === other).map(({ name }) => name)] as const)
  const words: typeof TYPES = [[ENUMERATIONS, enumerations.map(({ name }) => name)]]
  const ABOUT = '// Made from openapi/ by npm run generate. Do not edit.\n\n'

  return {
    /** The schemas of an area. Each is made in a function, so that a bundler can leave out the unused ones. */
    schemaModule: (area: string, wanted: ReadonlyArray<Wanted>): string => {
      const text = textsOf(wanted, ({ name }, { code }) => `export const ${name} = /* @__PURE__ */ (() => ${code})()`)
      const types = (text.match(/nameOr<\w+/g) ?? []).join()
      return [
        `${ABOUT}import { Schema } from 'effect'\n`,
        importsOf(types, below('../../../', words), 'import type'),
        importsOf(text, below('../../../', CODES), 'import').replaceAll('../../../adapters/', '../../'),
        importsOf(text, others(area), 'import'),
        text,
      ].join('')
    },
    /** The types of an area's records, in the words of the app, for its port. */
    typeModule: (area: string, wanted: ReadonlyArray<Wanted>): string => {
      const text = textsOf(wanted, ({ name }, { type }) => `export interface ${name} ${type}`)
      const imports = [...below('../../', [...TYPES, ...words]), ...others(area)]
      return `${ABOUT}${importsOf(text, imports, 'import type')}${text}`
    },
  }
}
