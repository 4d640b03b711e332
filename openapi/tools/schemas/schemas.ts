import { comment, type Enumeration, wordsOf } from './enumerations.ts'
import { ENUMERATIONS, FILES, type Form, FORMATS, TYPES } from './forms.ts'
import { listOf, type Node, nodeOf, textOf } from '../node.ts'

/** What the text of a module names from other modules. */
interface Names {
  readonly wire: Set<string>
  readonly records: Map<string, string>
  readonly types: Set<string>
}

const quoted = (words: ReadonlyArray<string>): string => words.map((word) => `'${word}'`).join(', ')
const nameOfRef = (ref: unknown): string => textOf(ref).split('/').at(-1) ?? ''
const isField = (name: string): boolean => /^[A-Za-z_]\w*$/.test(name)
const fieldName = (name: string): string => (isField(name) ? name : `'${name}'`)

/** `/block/list` as the beginning of a name: `BlockList`. */
export const nameOfPath = (path: string): string =>
  path.replaceAll(/(?:^|\/)([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** A schema to be written: its name, the node and whether the app reads it from an answer or writes it into a form. */
export interface Wanted {
  readonly area: string
  readonly name: string
  readonly node: Node
}

/** Writes the schemas of a contract, and the types of the app that follow from them. */
export const makeSchemas = (
  components: Node,
  areaOf: ReadonlyMap<string, string>,
  enumerations: ReadonlyArray<Enumeration>,
) => {
  const recordName = (component: string): string => textOf(nodeOf(components[component])['x-name']) || component
  /** A value with the schema that it refers to; what stands beside a `$ref` counts more. */
  const resolved = (node: Node, component = ''): { readonly component: string; readonly node: Node } => {
    const { $ref, ...own } = node
    if ($ref === undefined) return { component, node }
    return resolved({ ...nodeOf(components[nameOfRef($ref)]), ...own }, nameOfRef($ref))
  }
  const isRecord = (node: Node): boolean => 'properties' in node

  const keyOf = (words: ReadonlyArray<string>): string => [...words].toSorted().join()
  const keyed = enumerations.map((one) => ({ ...one, key: keyOf(one.words) }))

  /** The type of some words: the enumeration with exactly these, or the words. */
  const typeOfWords = (words: ReadonlyArray<string>, named: string, names: Names): string => {
    const key = keyOf(words)
    const same = keyed.filter((one) => one.key === key)
    const found = same.find(({ name }) => name === named) ?? (same.length === 1 ? same[0] : undefined)
    if (found) names.types.add(found.name)
    return found?.name ?? words.map((word) => `'${word}'`).join(' | ')
  }

  const wordForm = (node: Node, component: string, names: Names): Form => {
    const pairs = wordsOf(node)
    const words = pairs.flatMap(([, word]) => word ?? [])
    const isNumbered = listOf(node['enum']).some((value) => typeof value === 'number')
    const named = Object.values(nodeOf(node['x-names']))
    if (isNumbered && (words.join() === 'no,yes' || named.join() === 'false,true'))
      return formed('WireFlag', { code: 'WireFlag', type: 'boolean' }, names)
    const type = typeOfWords(words, textOf(node['x-type']) || component, names)
    const map = `{ ${pairs.map(([wire, word]) => `${isNumbered || isField(wire) ? wire : `'${wire}'`}: '${word}'`).join(', ')} } as const`
    if (isNumbered) return formed('statusOf', { code: `statusOf(${map})`, type }, names)
    const otherwise = textOf(node['x-otherwise'])
    if (otherwise !== '')
      return formed('nameOr', { code: `nameOr<${type}, ${type}>([${quoted(words)}], '${otherwise}')`, type }, names)
    if (words.length < pairs.length)
      return formed('wordOrNone', { code: `wordOrNone([${quoted(words)}])`, type: `${type} | null` }, names)
    if (pairs.some(([wire, word]) => wire !== word)) return formed('renamed', { code: `renamed(${map})`, type }, names)
    return { code: `Schema.Literals([${quoted(words)}])`, type }
  }

  const formed = (code: string, form: Form, names: Names): Form => {
    names.wire.add(code)
    for (const type of form.type.split(' | ')) if (type in TYPES || type === 'Currency') names.types.add(type)
    return form
  }

  const literal = (value: unknown): Form => ({
    code: `Schema.Literal(${JSON.stringify(value)})`,
    type: JSON.stringify(value),
  })

  const unionOf = (nodes: ReadonlyArray<unknown>, names: Names): Form => {
    const forms = nodes.map((node) => formOf(node, names))
    return {
      code: `Schema.Union([${forms.map(({ code }) => code).join(', ')}])`,
      type: forms.map(({ type }) => type).join(' | '),
    }
  }

  /** How a value is read. `component` is the name of the schema in the contract that it has, if it has one. */
  const formOf = (given: unknown, names: Names): Form => {
    const { component, node } = resolved(nodeOf(given))
    if (component !== '' && isRecord(node)) {
      const name = recordName(component)
      names.records.set(name, areaOf.get(component) ?? '')
      return { code: name, type: name }
    }
    const format = FORMATS[textOf(node['x-format'])]
    const isCode = Object.keys(nodeOf(node['x-names'] ?? { x: 0 })).length === 0
    if (Array.isArray(node['enum']) && !isCode) return wordForm(node, recordName(component), names)
    if (format) {
      const nothing = textOf(node['x-nothing']) || (Object.keys(format)[0] ?? '')
      const form = format[nothing]
      if (!form) throw new Error(`x-nothing ${nothing} is not known for x-format ${textOf(node['x-format'])}`)
      return formed(form.code, form, names)
    }
    if (isRecord(node)) return { code: structOf(node, names), type: `{\n${fieldsOf(node, names)}\n}` }
    switch (node['type']) {
      case 'array': {
        const item = formOf(node['items'], names)
        const list = `Schema.Array(${item.code})`
        if (node['x-nothing'] !== 'refused') return { code: list, type: `ReadonlyArray<${item.type}>` }
        const type = `readonly [${item.type}, ...Array<${item.type}>]`
        return formed('nonEmpty', { code: `nonEmpty(${list})`, type }, names)
      }
      case 'object': {
        const rest = formOf(node['additionalProperties'], names)
        return { code: `Schema.Record(Schema.String, ${rest.code})`, type: `Readonly<Record<string, ${rest.type}>>` }
      }
      case 'string':
        if ('const' in node) return literal(node['const'])
        return node['x-nothing'] === 'none'
          ? formed('WireTextOrNone', { code: 'WireTextOrNone', type: 'string | null' }, names)
          : { code: 'Schema.String', type: 'string' }
      case 'integer':
        return { code: 'Schema.Int', type: 'number' }
      case 'number':
        return { code: 'Schema.Number', type: 'number' }
      case 'boolean':
        return { code: 'Schema.Boolean', type: 'boolean' }
      case 'null':
        return { code: 'Schema.Null', type: 'null' }
      default:
        if ('const' in node) return literal(node['const'])
        if (Array.isArray(node['oneOf'] ?? node['anyOf'])) return unionOf(listOf(node['oneOf'] ?? node['anyOf']), names)
        if (Array.isArray(node['type']))
          return unionOf(
            node['type'].map((type) => ({ type })),
            names,
          )
        throw new Error(`no schema for ${component} ${JSON.stringify(given).slice(0, 200)}`)
    }
  }

  /** The fields of a record: the contract's name and the app's, how each is read and whether it may be missing. */
  const propertiesOf = (node: Node, names: Names) =>
    Object.entries(nodeOf(node['properties'])).map(([wire, value]) => {
      const { code, type } = formOf(value, names)
      const name = fieldName(textOf(nodeOf(value)['x-name']) || wire)
      const about = nodeOf(value)['description'] ?? nodeOf(components[nameOfRef(nodeOf(value)['$ref'])])['description']
      if (listOf(node['required']).includes(wire)) return { wire, name, about, code, type, mark: '' }
      if (nodeOf(value)['x-absent'] !== 'none')
        return { wire, name, about, type, code: `Schema.optionalKey(${code})`, mark: '?' }
      names.wire.add('orNull')
      return { wire, name, about, code: `orNull(${code})`, type: `${type.replace(' | null', '')} | null`, mark: '' }
    })

  const structOf = (node: Node, names: Names): string => {
    const fields = propertiesOf(node, names)
    const struct = `Schema.Struct({\n${fields.map(({ code, wire }) => `  ${fieldName(wire)}: ${code},\n`).join('')}})`
    const renamed = fields.filter(({ name, wire }) => name !== fieldName(wire))
    if (renamed.length === 0) return struct
    names.wire.add('appNames')
    return `appNames(${struct}, { ${renamed.map(({ name, wire }) => `${wire}: '${name}'`).join(', ')} })`
  }

  const fieldsOf = (node: Node, names: Names): string =>
    propertiesOf(node, names)
      .map(({ about, mark, name, type }) => `${comment(about, '  ')}  readonly ${name}${mark}: ${type}`)
      .join('\n')

  const fresh = (): Names => ({ wire: new Set(), records: new Map(), types: new Set() })
  const importOf = (names: Iterable<string>, from: string, isType = false): string => {
    const list = [...names].toSorted().join(', ')
    return list === '' ? '' : `import ${isType ? 'type ' : ''}{ ${list} } from '${from}'\n`
  }
  const others = ({ records }: Names, area: string, isType: boolean, suffix = ''): string =>
    [...new Set(records.values())]
      .filter((other) => other !== area)
      .toSorted()
      .map((other) =>
        importOf(
          [...records].flatMap(([name, of]) => (of === other ? [name] : [])),
          `./${other}${suffix}.ts`,
          isType,
        ),
      )
      .join('')

  /** What has to stand before what uses it comes first. */
  const ordered = (wanted: ReadonlyArray<Wanted>): ReadonlyArray<Wanted> => {
    const done = new Map<string, Wanted>()
    const visit = (one: Wanted): void => {
      if (done.has(one.name)) return
      const names = fresh()
      if (isRecord(one.node)) structOf(one.node, names)
      else formOf(one.node, names)
      for (const before of wanted) if (before !== one && names.records.has(before.name)) visit(before)
      done.set(one.name, one)
    }
    wanted.forEach(visit)
    return [...done.values()]
  }

  const HEADER = '// Made from openapi/ by npm run generate. Do not edit.\n\n'

  /** The schemas of an area. Each is made in a function, so that a bundler can leave out the unused ones. */
  const schemaModule = (area: string, wanted: ReadonlyArray<Wanted>): string => {
    const names = fresh()
    const texts = ordered(wanted).map(({ name, node }) => {
      const code = isRecord(node) ? structOf(node, names) : formOf(node, names).code
      return `\n${comment(node['description'])}export const ${name} = /* @__PURE__ */ (() => ${code})()\n`
    })
    const types = [...names.types].filter((type) => texts.some((text) => text.includes(`nameOr<${type},`)))
    return [
      HEADER,
      "import { Schema } from 'effect'\n",
      importOf(types, `../../../${ENUMERATIONS}`, true),
      ...['figures', 'forms/forms', 'names', 'renamed', 'statuses', 'wire'].map((file) =>
        importOf(
          [...names.wire].filter((one) => (FILES[one] ?? 'figures') === file),
          `../../http/${file}.ts`,
        ),
      ),
      others(names, area, false),
      ...texts,
    ].join('')
  }

  /** The types of an area's records, in the words of the app, for its port. */
  const typeModule = (area: string, wanted: ReadonlyArray<Wanted>): string => {
    const names = fresh()
    const texts = ordered(wanted).map(({ name, node }) => {
      const about = comment(node['description'])
      if (!isRecord(node)) return `\n${about}export type ${name} = ${formOf(node, names).type}\n`
      return `\n${about}export interface ${name} {\n${fieldsOf(node, names)}\n}\n`
    })
    return [
      HEADER,
      ...Object.entries(TYPES).map(([type, path]) =>
        names.types.has(type) ? importOf([type], `../../${path}`, true) : '',
      ),
      importOf(
        [...names.types].filter((type) => !(type in TYPES)),
        `../../${ENUMERATIONS}`,
        true,
      ),
      others(names, area, true),
      ...texts,
    ].join('')
  }

  return { schemaModule, typeModule }
}
