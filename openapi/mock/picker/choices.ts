import { listOf, nodeOf, textOf } from '../../tools/node.ts'

/** An answer that the mock can be asked for: the value of the header `Prefer`, and what a person reads. */
export interface Choice {
  readonly prefer: string
  readonly label: string
}

/** A call of the contract, with its answers; the first is the one that comes unasked. */
export interface Pickable {
  readonly path: string
  readonly choices: ReadonlyArray<Choice>
}

/** What every call can be asked for, beside its examples. */
const ALWAYS: ReadonlyArray<Choice> = [
  { prefer: 'code=503', label: 'HTTP 503: no room for now' },
  { prefer: 'delay=5', label: 'slow: after 5 seconds' },
]

const EXPIRED: Choice = { prefer: 'code=401', label: 'HTTP 401: the session ended' }

/** Every call of the contract with what the mock can answer to it: its examples, each refusal by its code, 401, 503, slow. */
export const pickables = (bundle: unknown): ReadonlyArray<Pickable> =>
  Object.entries(nodeOf(nodeOf(bundle)['paths'])).map(([path, item]) => {
    const post = nodeOf(nodeOf(item)['post'])
    const answer = nodeOf(nodeOf(post['responses'])['200'])
    const examples = nodeOf(nodeOf(nodeOf(answer['content'])['application/json'])['examples'])
    const refusals = listOf(post['x-failures'])
    const named = Object.entries(examples).map(([name, example]) => {
      const summary = textOf(nodeOf(example)['summary'])
      const kind = refusals.includes(name) ? 'refused: ' : ''
      return { prefer: `example=${name}`, label: `${kind}${name}${summary === '' ? '' : ` (${summary})`}` }
    })
    const isPublic = Array.isArray(post['security']) && post['security'].length === 0
    return { path, choices: [...named, ...(isPublic ? [] : [EXPIRED]), ...ALWAYS] }
  })
