import { LOCALES, type Catalogue, type Message } from '../tools/catalogue.ts'
import { withoutChecks } from '../tools/expand/checks.ts'
import { levelOf } from '../tools/levels.ts'
import { listOf, type Node, nodeOf, textOf } from '../tools/node.ts'

/** A call as the reference describes it. */
export interface Call {
  readonly path: string
  readonly summary: string
  readonly description: string
  readonly tag: string
  readonly level: number
  readonly isPublic: boolean
  /** Media type of its form; undefined where nothing is sent. */
  readonly media: string | undefined
  /** Schema of its form. */
  readonly form: Node
  /** The example of every field but the file of an upload. */
  readonly filled: Node
  /** Schema of `data`. */
  readonly data: Node
  /** What a success says beside `data`, as text on the wire and in English: nothing, one text, or one of two. */
  readonly told: ReadonlyArray<{ readonly wire: string; readonly words: string }>
  /** Codes of its refusals, in the order of the contract. */
  readonly refusals: ReadonlyArray<string>
  /** Bodies of successes by name. */
  readonly examples: ReadonlyArray<readonly [name: string, summary: string, body: unknown]>
}

/** Name of the field that carries the file of an upload. */
export const FILE = 'file'

const callOf = (path: string, post: Node, contract: Node): Call => {
  const [[media, form] = []] = Object.entries(nodeOf(nodeOf(post.requestBody)['content']))
  const filled = nodeOf(nodeOf(nodeOf(nodeOf(form)['examples'])['filled'])['value'])
  const json = nodeOf(nodeOf(nodeOf(nodeOf(nodeOf(post.responses)['200'])['content']))['application/json'])
  const [success] = listOf(nodeOf(json['schema'])['oneOf'])
  const { data, msg } = nodeOf(nodeOf(success)['properties'])
  const { oneOf, ...one } = nodeOf(msg)
  const told = (oneOf === undefined ? [one] : listOf(oneOf)).map(nodeOf).filter((text) => text['const'] !== undefined)
  const examples = Object.entries(nodeOf(json['examples'])).map(([name, example]) => {
    const { summary, value } = nodeOf(example)
    return [name, textOf(summary), value] as const
  })
  const summary = textOf(post.summary)
  const description = withoutChecks(textOf(post.description))
  return {
    path,
    summary,
    // A call without a description of its own is described by its summary.
    description: description === `${summary}.` ? '' : description,
    tag: textOf(listOf(post.tags)[0]),
    level: levelOf(post, contract) ?? 0,
    isPublic: Array.isArray(post.security) && post.security.length === 0,
    media,
    form: nodeOf(nodeOf(form)['schema']),
    filled: Object.fromEntries(Object.entries(filled).filter(([name]) => name !== FILE)),
    data: nodeOf(data),
    told: told.map((text) => ({ wire: textOf(text['const']), words: textOf(text['description']) })),
    refusals: listOf(post['x-failures']).map(textOf),
    examples: examples.filter(([, , body]) => nodeOf(body)['status'] === 1),
  }
}

/** Every call of a bundle, in its order. A stream of events is not a call. */
export const callsOf = (contract: Node): ReadonlyArray<Call> =>
  Object.entries(nodeOf(contract['paths'])).flatMap(([path, item]) => {
    const post = nodeOf(item)['post']
    return post === undefined ? [] : [callOf(path, nodeOf(post), contract)]
  })

/** The message of a code. Throws where the catalogue has none. */
export const messageOf = (catalogue: Catalogue, code: string): Message => {
  const message = catalogue.get(code)
  if (message === undefined) throw new Error(`no message with the code ${code}`)
  return message
}

/** Language tags of the app's locales, for screen readers and fonts. */
const TAGS = ['en', 'zh-Hant', 'es', 'zh-Hans', 'ms', 'it', 'ko', 'ar'] as const
export const LANGUAGES = LOCALES.map((locale, at) => ({ locale, tag: TAGS[at] ?? 'en' }))
