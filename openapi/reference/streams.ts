import type { Catalogue } from '../tools/catalogue.ts'
import { withoutChecks } from '../tools/expand/checks.ts'
import { levelOf } from '../tools/levels.ts'
import { listOf, type Node, nodeOf, textOf } from '../tools/node.ts'
import { checkList } from './checks.ts'
import { fieldTable, refOf, shapeOf } from './shapes.ts'
import { block, callAnchor, code, escaped, fromMarkdown, type Targets } from './text.ts'

/** A call that answers with events for as long as the client reads them. */
export interface Stream {
  readonly path: string
  readonly summary: string
  readonly description: string
  readonly level: number
  /** Its parameters as the fields of an object. */
  readonly parameters: Node
  /** Parameters of its address, each with the example of the contract. */
  readonly query: ReadonlyArray<readonly [name: string, example: string]>
  /** Schema of an event. */
  readonly event: Node
  /** Events with what each shows. */
  readonly examples: ReadonlyArray<readonly [summary: string, event: Node]>
  readonly refusals: ReadonlyArray<string>
}

/** The first example of a schema, or of the shared shape that it refers to. */
const exampleOf = (schema: Node, contract: Node): string => {
  const shape = nodeOf(nodeOf(nodeOf(contract['components'])['schemas'])[refOf(schema) ?? ''])
  return textOf(listOf(schema['examples'] ?? shape['examples'])[0])
}

const streamOf = (path: string, get: Node, contract: Node): Stream => {
  const parameters = listOf(get['parameters']).map(nodeOf)
  const named = parameters.map((one) => {
    const { description, name, schema } = one
    return [textOf(name), { ...nodeOf(schema), ...(description !== undefined && { description }) }] as const
  })
  const answer = nodeOf(nodeOf(nodeOf(nodeOf(nodeOf(get['responses'])['200'])['content']))['text/event-stream'])
  return {
    path,
    summary: textOf(get['summary']),
    description: withoutChecks(textOf(get['description'])),
    level: levelOf(get, contract) ?? 0,
    parameters: { type: 'object', properties: Object.fromEntries(named) },
    query: parameters.flatMap((one) =>
      one['in'] === 'query' ? [[textOf(one['name']), exampleOf(nodeOf(one['schema']), contract)] as const] : [],
    ),
    event: nodeOf(answer['schema']),
    examples: Object.values(nodeOf(answer['examples'])).map((example) => {
      const { summary, value } = nodeOf(example)
      return [textOf(summary), nodeOf(value)] as const
    }),
    refusals: listOf(get['x-failures']).map(textOf),
  }
}

/** Every stream of events of a bundle, in its order. */
export const streamsOf = (contract: Node): ReadonlyArray<Stream> =>
  Object.entries(nodeOf(contract['paths'])).flatMap(([path, item]) => {
    const get = nodeOf(item)['get']
    return get === undefined ? [] : [streamOf(path, nodeOf(get), contract)]
  })

/** An event as it is written on the wire. */
export const wireText = (event: Node): string =>
  `event: ${textOf(event['event'])}\nid: ${textOf(event['id'])}\ndata: ${JSON.stringify(event['data'])}\n`

/** The `curl` line that follows a stream with all its topics. */
export const curlOfStream = ({ path, query }: Stream): string => {
  const topics = query.map(([name, example]) => `${name}=${encodeURIComponent(example)}`)
  return `curl -sSN "$URL${path}?${topics.join('&')}" \\\n  -H "token: $TOKEN" \\\n  -H "account: $ACCOUNT"`
}

/** A stream as a section of the page of calls. */
export const streamSection = (stream: Stream, catalogue: Catalogue, targets: Targets): string => {
  const { description, event, examples, level, parameters, path, refusals, summary } = stream
  const facts = [`level ${level}`, 'needs a session', 'changes nothing by itself', 'GET, text/event-stream']
  const shown = examples.map(
    ([what, value]) => `<details open><summary>${escaped(what)}</summary>${block(wireText(value), what)}</details>`,
  )
  return `<section class="call"><h3 id="${callAnchor(path)}">${code(path)} ${escaped(summary)}</h3>
<p class="facts">${facts.map(escaped).join(' · ')}</p>
${fromMarkdown(description, targets, 3)}
<h4>Sends</h4>${fieldTable(parameters, targets)}
<h4>Answers with events</h4><div>${shapeOf(event, targets)}</div>
<h4>Checks, in order</h4>${checkList({ isPublic: false, refusals }, catalogue)}
<h4>Example</h4>${block(curlOfStream(stream), 'Request')}${shown.join('')}</section>`
}
