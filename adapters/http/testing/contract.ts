import { readFileSync } from 'node:fs'
import { type Call, connect } from '../client.ts'
import { phpOf } from './php.ts'

interface Operation {
  readonly tags: ReadonlyArray<string>
  readonly requestBody?: { readonly content: Record<string, { readonly examples: Record<string, { value: object }> }> }
  readonly responses: {
    readonly 200: { readonly content: Record<string, { readonly examples: Record<string, { value: unknown }> }> }
  }
}

const bundle = JSON.parse(readFileSync(new URL('../../../openapi/bundle.json', import.meta.url), 'utf8')) as {
  readonly paths: Record<string, { readonly post?: Operation }>
  readonly 'x-areas': ReadonlyArray<{ readonly name: string }>
}

/** An answer of a call as a server in PHP may write it. */
export const writtenByPhp = phpOf(bundle)

/** Names of the areas of the contract. */
export const areaNames: ReadonlyArray<string> = bundle['x-areas'].map(({ name }) => name)

/** A server that answers every call with the same text. `seen` receives the path and the form of each. */
export const replyingText = (text: string, seen: string[] = []): Call =>
  connect({
    base: 'https://broker.test/api/vue',
    credentials: () => null,
    learnTime: () => undefined,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      seen.push(`${new URL(request.url).pathname.slice('/api/vue'.length)} ${await request.text()}`)
      return new Response(text)
    },
  })

/** As `replyingText`, with a body. */
export const replying = (body: object, seen: string[] = []): Call => replyingText(JSON.stringify(body), seen)

/** As `replying`, with success and these data. */
export const answering = (data: unknown, seen: string[] = []): Call => replying({ status: 1, data }, seen)

/** Paths of the contract's calls under some tags, in alphabetical order. */
export const callsUnder = (tags: ReadonlyArray<string>): ReadonlyArray<string> =>
  Object.entries(bundle.paths)
    .filter(([, { post }]) => post?.tags.some((tag) => tags.includes(tag)))
    .map(([path]) => path)
    .toSorted()

/** Names of the fields of a call. */
export const fieldsOf = (path: string): ReadonlyArray<string> =>
  Object.keys(
    bundle.paths[path]?.post?.requestBody?.content['application/x-www-form-urlencoded']?.examples['filled']?.value ??
      {},
  )

/** The data of a call's successful examples, by name. The one with the most fields comes first. */
export const successes = (path: string): ReadonlyArray<readonly [name: string, data: unknown]> =>
  Object.entries(bundle.paths[path]?.post?.responses[200].content['application/json']?.examples ?? {}).flatMap(
    ([name, { value }]) => {
      const envelope = value as { readonly status: number; readonly data?: unknown }
      return envelope.status === 1 ? [[name, envelope.data] as const] : []
    },
  )

/** The data of one successful example. */
export const example = (path: string, name = 'rich'): unknown => new Map(successes(path)).get(name)
