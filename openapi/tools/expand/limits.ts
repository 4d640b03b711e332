import { type Node, nodeOf } from '../node.ts'

/** A rest of a pattern, and the longest text of what stands before it. */
interface Read {
  readonly longest: number
  readonly rest: string
}

const CLASS = /^(?:\[\^?\]?(?:\\.|[^\]\\])*\]|\\.|[^\\()[\]|])/
const TIMES = /^(?:\{(\d+)(,(\d*))?\}|[?*+])/

/** How often a part may stand there, at most. */
const mostOf = (quantifier: string): number => {
  const [, exactly, range, most] = TIMES.exec(quantifier) ?? []
  if (quantifier === '?') return 1
  if (exactly === undefined || (range !== undefined && most === '')) return Infinity
  return Number(range === undefined ? exactly : most)
}

const afterTimes = (longest: number, rest: string): Read => {
  const [quantifier] = TIMES.exec(rest) ?? []
  if (quantifier === undefined) return { longest, rest }
  return { longest: longest === 0 ? 0 : longest * mostOf(quantifier), rest: rest.slice(quantifier.length) }
}

/** Reads alternatives up to the end of their group. */
const readChoice = (pattern: string): Read => {
  let longest = 0
  let own = 0
  let rest = pattern
  while (rest !== '' && !rest.startsWith(')')) {
    if (rest.startsWith('|')) {
      longest = Math.max(longest, own)
      own = 0
      rest = rest.slice(1)
      continue
    }
    const [group] = /^\((?:\?(?::|[=!]))?/.exec(rest) ?? []
    const [one = ''] = CLASS.exec(rest) ?? []
    if (group === undefined && one === '') return { longest: Infinity, rest: '' }
    const inner =
      group === undefined ? { longest: 1, rest: rest.slice(one.length) } : readChoice(rest.slice(group.length))
    const closed = group === undefined ? inner.rest : inner.rest.slice(1)
    // What is looked ahead for takes no room.
    const part = afterTimes(/\?[=!]$/.test(group ?? '') ? 0 : inner.longest, closed)
    own += part.longest
    rest = part.rest
  }
  return { longest: Math.max(longest, own), rest }
}

/** How many characters a text that matches a pattern has at most; undefined where it has no limit. */
export const longestOf = (pattern: string): number | undefined => {
  const [, inner] = /^\^(.*)\$$/s.exec(pattern) ?? []
  if (inner === undefined) return undefined
  const { longest, rest } = readChoice(inner)
  return rest === '' && Number.isFinite(longest) ? longest : undefined
}

/** How many characters the texts of a format have. */
const LENGTHS: Readonly<Record<string, number>> = { uuid: 36, date: 10 }

/** A page has no more rows than `PageLimit` allows. */
const ROWS = 100
const INT32 = 2 ** 31 - 1

const typesOf = ({ type }: Node): ReadonlyArray<unknown> => (Array.isArray(type) ? type : [type])

const longestText = ({ format, maxLength, pattern, ...other }: Node): object => {
  if (maxLength !== undefined || 'enum' in other || 'const' in other) return {}
  const longest = typeof pattern === 'string' ? longestOf(pattern) : LENGTHS[String(format)]
  return longest === undefined ? {} : { maxLength: longest }
}

const formatOfWhole = ({ format, maximum }: Node): object =>
  format !== undefined || typeof maximum !== 'number' ? {} : { format: maximum > INT32 ? 'int64' : 'int32' }

/** A page: the records of a list beside the cursor of the next page. */
const boundPage = ({ properties }: Node): void => {
  const { list, next } = nodeOf(properties)
  const rows = nodeOf(list)
  if (String(nodeOf(next)['$ref']).endsWith('#/NextCursor') && rows['type'] === 'array' && !('maxItems' in rows))
    Object.assign(rows, { maxItems: ROWS })
}

/**
 * Adds to a schema, in place, the limits that follow from what its author wrote: the longest text of a pattern or format,
 * the size of a whole number, the rows of a page. What does not follow is written in `openapi/`; Spectral finds what is missing.
 */
export const limit = (schema: Node): void => {
  const types = typesOf(schema)
  if (types.includes('string')) Object.assign(schema, longestText(schema))
  if (types.includes('integer')) Object.assign(schema, formatOfWhole(schema))
  boundPage(schema)
}
