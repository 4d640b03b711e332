import { nodeOf } from './node.ts'

/** Texts and examples: they bind nobody, so a comparison of versions leaves them out. */
const isProse = (key: string, value: unknown): boolean =>
  key === 'examples' || ((key === 'description' || key === 'summary') && typeof value === 'string')

const isFailureEnvelope = (properties: unknown): boolean => nodeOf(nodeOf(properties)['status'])['const'] === 0

/**
 * The promises of a contract alone, to compare two versions of it: without prose, without examples, and without the list
 * of failure texts, since a client shows its own word for a text that it does not know.
 */
export const comparable = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(comparable)
  if (typeof node !== 'object' || node === null) return node
  const entries = Object.entries(node).filter(([key, value]) => !isProse(key, value))
  const kept = Object.fromEntries(entries.map(([key, value]) => [key, comparable(value)]))
  return isFailureEnvelope(kept['properties'])
    ? { ...kept, properties: { ...nodeOf(kept['properties']), msg: { type: 'string' } } }
    : kept
}
