import { BUNDLE } from '../contract/bundle.ts'

/** Where in the contract stands what a finding is about. */
export interface Place {
  /** JSON pointer into `openapi/bundle.json`. */
  readonly contract: string
  /** What the contract says there in words. */
  readonly promise: string | undefined
}

type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null
const escaped = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1')
const unescaped = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~')

/** A schema and where it stands. */
interface Standing {
  readonly pointer: string
  readonly node: Node
}

const at = (pointer: string): Standing | undefined => {
  let node: unknown = BUNDLE
  for (const part of pointer.split('/').slice(1)) {
    if (!isNode(node)) return undefined
    node = node[unescaped(part)]
  }
  return isNode(node) ? { pointer, node } : undefined
}

const below = ({ pointer }: Standing, ...parts: ReadonlyArray<string>): Standing | undefined =>
  at(`${pointer}${parts.map((part) => `/${escaped(part)}`).join('')}`)

/** What a reference refers to. */
const resolved = (standing: Standing): Standing => {
  const { $ref } = standing.node
  const target = typeof $ref === 'string' ? at($ref.slice(1)) : undefined
  return target === undefined ? standing : resolved(target)
}

/** One step into a schema by the name of a field or the number of an entry; the first of several shapes that has it. */
const into = (from: Standing, part: string): Standing | undefined => {
  const here = resolved(from)
  const own = /^\d+$/.test(part) ? below(here, 'items') : below(here, 'properties', part)
  if (own !== undefined) return own
  for (const kind of ['oneOf', 'anyOf', 'allOf']) {
    const shapes = here.node[kind]
    if (!Array.isArray(shapes)) continue
    for (const nth of shapes.keys()) {
      const shape = below(here, kind, String(nth))
      const found = shape && into(shape, part)
      if (found !== undefined) return found
    }
  }
  return below(here, 'additionalProperties') ?? below(here, 'items')
}

/** The first sentence or line of a description. */
const first = (text: unknown): string | undefined =>
  typeof text === 'string' ? text.trim().split(/(?<=[.。])\s|\n\n/)[0] : undefined

/**
 * The place of the contract that decides on a finding.
 *
 * @param where of the finding: a JSON pointer into the body, or the name of what is not in the body
 */
export const placeOf = (path: string, where: string): Place => {
  const operation = `/paths/${escaped(path)}/post`
  const summary = first(at(operation)?.node['description'] ?? at(operation)?.node['summary'])
  if (where === 'HTTP' || where === 'HTTP status') return { contract: `${operation}/responses`, promise: summary }
  const json = `${operation}/responses/200/content`
  if (where === 'content-type') return { contract: json, promise: summary }
  if (where.startsWith('request ')) {
    const [media = ''] = Object.keys(at(`${operation}/requestBody/content`)?.node ?? {})
    const form = at(`${operation}/requestBody/content/${escaped(media)}/schema`)
    const field = form && into(form, unescaped(where.slice('request /'.length)))
    const words = field && (first(field.node['description']) ?? first(resolved(field).node['description']))
    return { contract: field?.pointer ?? operation, promise: words ?? summary }
  }
  if (where === '/msg') return { contract: `${operation}/x-failures`, promise: summary }
  let here = at(`${json}/application~1json/schema`)
  let words = summary
  let pointer = here?.pointer ?? operation
  for (const part of where.split('/').slice(1).map(unescaped)) {
    here = here && part !== '' ? into(here, part) : undefined
    if (here === undefined) break
    pointer = here.pointer
    words = first(here.node['description']) ?? first(resolved(here).node['description']) ?? words
  }
  return { contract: pointer, promise: words }
}
