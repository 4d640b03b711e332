import { SchemaAST } from 'effect'
import { isRecord } from './envelope.ts'
import { isKept } from './exactJson.ts'

type Ast = SchemaAST.AST

/** How servers write that there is nothing. */
const isNothing = (value: unknown): boolean => value === null || value === '' || value === '-'

const isEmpty = (value: unknown): boolean =>
  isNothing(value) ||
  value === undefined ||
  (typeof value === 'object' && value !== null && Object.keys(value).length === 0)

/** Whether a value has the kind that a part of the contract names; what is within it is not checked. */
const fits = (ast: Ast, value: unknown): boolean => {
  switch (ast._tag) {
    case 'Suspend':
      return fits(ast.thunk(), value)
    case 'Union':
      return ast.types.some((type) => fits(type, value))
    case 'Literal':
      return value === ast.literal
    case 'String':
      return typeof value === 'string'
    case 'Number':
      return typeof value === 'number'
    case 'Boolean':
      return typeof value === 'boolean'
    case 'Null':
      return value === null
    case 'Arrays':
      return Array.isArray(value)
    case 'Objects':
      return isRecord(value)
    default:
      return true
  }
}

/** A word of a list, or the empty one for nothing. */
const asLiteral = (literal: SchemaAST.LiteralValue, value: unknown): unknown => {
  const isSame = isNothing(value) ? literal === '' : String(value) === String(literal)
  return isSame ? literal : value
}

const asText = (value: unknown): unknown => {
  if (value === null) return ''
  return typeof value === 'number' ? String(value) : value
}

const asNumber = (value: unknown): unknown =>
  typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) && isKept(value) ? Number(value) : value

const TRUTHS: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [1, true],
  ['1', true],
  [0, false],
  ['0', false],
])

const asRecord = (ast: SchemaAST.Objects, value: unknown): unknown => {
  // An empty map of PHP is written as an empty list.
  const record = Array.isArray(value) && value.length === 0 ? {} : value
  if (!isRecord(record)) return record
  const read: Record<string, unknown> = { ...record }
  const [map] = ast.indexSignatures
  if (map !== undefined) for (const key of Object.keys(read)) read[key] = asPromised(map.type, read[key])
  for (const { name, type } of ast.propertySignatures) {
    if (typeof name !== 'string' || (!Object.hasOwn(record, name) && type._tag !== 'Null')) continue
    const one = asPromised(type, record[name])
    const isAbsent =
      SchemaAST.isOptional(type) && (record[name] === null || (isNothing(record[name]) && !fits(type, one)))
    if (isAbsent) Reflect.deleteProperty(read, name)
    else read[name] = one
  }
  return read
}

/**
 * A value of an answer as the contract promises it, where a server wrote the same in another way: a number as text or a text
 * as number, 1 and 0 for yes and no, null for nothing, an empty list for an empty map. What says something else, or lacks what
 * is required, stays as it is, so that it breaks the contract. `ast` is the encoded side of a schema.
 * Source: RULES.md, reading other servers.
 */
export const asPromised = (ast: Ast, value: unknown): unknown => {
  switch (ast._tag) {
    case 'Suspend':
      return asPromised(ast.thunk(), value)
    case 'Union': {
      const member =
        ast.types.find((type) => fits(type, value)) ?? ast.types.find((type) => fits(type, asPromised(type, value)))
      return member === undefined ? value : asPromised(member, value)
    }
    case 'Literal':
      return asLiteral(ast.literal, value)
    case 'String':
      return asText(value)
    case 'Number':
      return asNumber(value)
    case 'Boolean':
      return TRUTHS.get(value) ?? value
    case 'Null':
      return isEmpty(value) ? null : value
    case 'Arrays': {
      const [row] = ast.rest
      if (isNothing(value)) return []
      return Array.isArray(value) && row !== undefined ? value.map((one: unknown) => asPromised(row, one)) : value
    }
    case 'Objects':
      return asRecord(ast, value)
    default:
      return value
  }
}
