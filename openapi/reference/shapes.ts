import { listOf, type Node, nodeOf, textOf } from '../tools/node.ts'
import { code, escaped, fromMarkdown, scrolling, type Targets } from './text.ts'

const SCHEMA = '#/components/schemas/'

const isGiven = (value: unknown): boolean => value !== undefined

/** The name of the shared shape that a schema refers to; undefined where it refers to none. */
export const refOf = (schema: Node): string | undefined => {
  const ref = textOf(schema['$ref'])
  return ref.startsWith(SCHEMA) ? ref.slice(SCHEMA.length) : undefined
}

const hasOne = (schema: Node, ...keys: ReadonlyArray<string>): boolean => keys.some((key) => key in schema)

/** The codes of an enum, each with its name where that says more. */
const codesOf = (schema: Node): string => {
  const names = listOf(schema['x-enum-varnames'])
  const meanings = listOf(schema['x-enum-descriptions'])
  const codes = listOf(schema['enum']).flatMap((value, at) => {
    if (textOf(names[at]).endsWith('_TEXT')) return []
    const meaning = textOf(meanings[at] ?? names[at])
    return [`${code(value === '' ? '(empty)' : String(value))} <small>${escaped(meaning)}</small>`]
  })
  return codes.length === 0 ? '' : `<ul class="codes">${codes.map((one) => `<li>${one}</li>`).join('')}</ul>`
}

const range = (schema: Node, least: string, most: string, what: string): string => {
  const [from, to] = [schema[least], schema[most]]
  if (!isGiven(from) && !isGiven(to)) return ''
  if (!isGiven(to)) return `at least ${String(from)}${what}`
  return isGiven(from) ? `${String(from)} to ${String(to)}${what}` : `at most ${String(to)}${what}`
}

/** Kind, range and pattern of a schema in one line. */
const formOf = (schema: Node): string => {
  const types = [schema['type']].flat().filter(isGiven).map(String).join(' or ')
  const parts = [
    types === 'array' ? 'list' : types,
    textOf(schema['format']),
    isGiven(schema['const']) ? `always ${JSON.stringify(schema['const'])}` : '',
    range(schema, 'minimum', 'maximum', ''),
    range(schema, 'minLength', 'maxLength', ' characters'),
    range(schema, 'minItems', 'maxItems', ' entries'),
  ].filter((part) => part !== '')
  const pattern = textOf(schema['pattern'])
  return `${escaped(parts.join(', '))}${pattern === '' ? '' : ` ${code(pattern)}`}`
}

/** A link to a shared shape, with its form where that is one line. */
const linked = (name: string, schema: Node, { shapes }: Targets): string => {
  const shape = nodeOf(shapes[name])
  const isPlain = !hasOne(shape, 'properties', 'oneOf', 'items')
  const codes = codesOf(schema) || codesOf(shape)
  return `<a href="#${name}">${escaped(name)}</a>${isPlain ? `<br>${formOf(shape)}` : ''}${codes}`
}

/** A schema as HTML: a link to a shared shape, a table of fields, or one line. */
export const shapeOf = (schema: Node, targets: Targets): string => {
  const name = refOf(schema)
  if (name !== undefined) return linked(name, schema, targets)
  const kinds = listOf(schema['oneOf'])
  if (kinds.length > 0)
    return `one of <ul>${kinds.map((kind) => `<li>${shapeOf(nodeOf(kind), targets)}</li>`).join('')}</ul>`
  if (schema['type'] === 'array') return `a ${formOf(schema)} of ${shapeOf(nodeOf(schema['items']), targets)}`
  const fields = hasOne(schema, 'properties') ? fieldTable(schema, targets) : ''
  const others = nodeOf(schema['additionalProperties'])
  const map = Object.keys(others).length > 0 ? `a map by name, each ${shapeOf(others, targets)}` : ''
  return fields === '' && map === '' ? `${formOf(schema)}${codesOf(schema)}` : `${fields}${map}`
}

/** The words about a field: its own, otherwise those of the shape that it refers to. */
const meaningOf = (node: Node, { shapes }: Targets): string =>
  textOf(node['description'] ?? nodeOf(shapes[refOf(node) ?? ''])['description'])

/**
 * The fields of an object, a row each.
 *
 * @param always the word for a field that has to be there
 */
export const fieldTable = (schema: Node, targets: Targets, always = 'always'): string => {
  const required = listOf(schema['required'])
  const rows = Object.entries(nodeOf(schema['properties'])).map(([name, property]) => {
    const node = nodeOf(property)
    const isRequired = required.includes(name)
    return (
      `<tr><th scope="row">${code(name)}<br><small>${isRequired ? always : 'optional'}</small></th>` +
      `<td>${shapeOf(node, targets)}</td><td>${fromMarkdown(meaningOf(node, targets), targets, 4)}</td></tr>`
    )
  })
  return scrolling(
    `<table class="fields"><thead><tr><th>Field</th><th>Form</th><th>Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table>`,
    'Fields',
  )
}

/** All shared shapes, by name. */
export const sharedShapes = (contract: Node, targets: Targets): string =>
  Object.entries(nodeOf(nodeOf(contract['components'])['schemas']))
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, schema]) => {
      const node = nodeOf(schema)
      const examples = listOf(node['examples']).map((one) => code(JSON.stringify(one)))
      return (
        `<section class="shape"><h3 id="${name}">${escaped(name)}</h3>` +
        `${fromMarkdown(textOf(node['description']), targets, 3)}<div>${shapeOf(node, targets)}</div>` +
        `${examples.length > 0 && !isGiven(node['properties']) ? `<p>For example ${examples.join(', ')}</p>` : ''}</section>`
      )
    })
    .join('\n')
