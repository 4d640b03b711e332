import { listOf, type Node, nodeOf } from './node.ts'

/** A step of capability: what a backend can serve when it has its calls and those of the levels below. */
export interface Level {
  readonly number: number
  readonly name: string
  readonly description: string
}

/** The levels of a contract, the lowest first: its `x-levels`. */
export const levelsOf = (contract: Node): ReadonlyArray<Level> =>
  listOf(contract['x-levels']).map((level, at) => {
    const { name, description } = nodeOf(level)
    return { number: at + 1, name: String(name), description: String(description) }
  })

/** The level of an operation: its own `x-level`, otherwise that of its tag; undefined where it has none. */
export const levelOf = (operation: Node, contract: Node): number | undefined => {
  const tag = listOf(contract['tags']).find((one) => nodeOf(one)['name'] === listOf(operation['tags'])[0])
  const level = operation['x-level'] ?? nodeOf(tag)['x-level']
  return typeof level === 'number' && level >= 1 && level <= levelsOf(contract).length ? level : undefined
}
