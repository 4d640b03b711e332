import { constantOf } from '../tools/codes.ts'
import { listOf, type Node, nodeOf } from '../tools/node.ts'
import type { Machine } from './lifecycles.ts'

/** The schema at a path of keys within the shared shapes. */
const schemaAt = (contract: Node, keys: ReadonlyArray<string>): Node =>
  keys.reduce<Node>((node, key) => nodeOf(node[key]), nodeOf(nodeOf(contract['components'])['schemas']))

/** A state's code on the wire. Throws where the contract has none for it. */
export const wireCode = (contract: Node, { shownIn }: Machine, state: string): string => {
  const schema = schemaAt(contract, shownIn)
  const wanted = [constantOf(state), constantOf(state).replaceAll('_', '')]
  const at = listOf(schema['x-enum-varnames']).findIndex((name) => wanted.includes(String(name)))
  if (at < 0) throw new Error(`${shownIn.join('/')} has no code for ${state}`)
  return String(listOf(schema['enum'])[at])
}
