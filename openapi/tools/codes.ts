import { type Node, nodeOf } from './node.ts'

/** A name that every language takes for a constant. */
export const CONSTANT = /^[A-Z][A-Z0-9_]*$/

/** The constant that a code is written as: `partly-filled` is `PARTLY_FILLED`, an empty text `NONE`. */
export const constantOf = (code: string): string =>
  code === ''
    ? 'NONE'
    : code
        .toUpperCase()
        .replaceAll(/[^A-Z0-9]+/g, '_')
        .replaceAll(/^_|_$/g, '')

/** The names of codes under the keys that generators read: openapi-generator, NSwag; and their meanings, where there are some. */
export const namesOfCodes = (names: ReadonlyArray<string>, meanings?: ReadonlyArray<string>) => ({
  'x-enum-varnames': names,
  'x-enumNames': names,
  ...(meanings && { 'x-enum-descriptions': meanings }),
})

const isText = (value: unknown): value is string => typeof value === 'string'

/** States as numbers: each as a whole number and as text, with its name and its meaning. */
const numbered = (codes: ReadonlyArray<readonly [code: string, name: string]>): object => {
  const names = codes.map(([, name]) => constantOf(name))
  const meanings = codes.map(([, name]) => name.replaceAll('-', ' '))
  return {
    enum: [...codes.map(([code]) => Number(code)), ...codes.map(([code]) => code)],
    ...namesOfCodes([...names, ...names.map((name) => `${name}_TEXT`)], [...meanings, ...meanings]),
  }
}

/**
 * What the codes of a schema add to it. `x-codes` gives names by code: without an `enum` the codes are whole numbers,
 * which are sent as numbers or as text. An `enum` of words needs none: its names follow from the words.
 */
export const codesOf = (schema: Node): object => {
  const { enum: values, 'x-codes': authored } = schema
  const named = Object.entries(nodeOf(authored)).map(([code, name]) => [code, String(name)] as const)
  if (!Array.isArray(values)) return named.length === 0 ? {} : numbered(named)
  if (!values.every(isText) || 'x-enum-varnames' in schema) return {}
  const byCode = new Map(named)
  const names = values.map((value) => constantOf(byCode.get(value) ?? value))
  return names.every((name) => CONSTANT.test(name)) ? namesOfCodes(names) : {}
}
