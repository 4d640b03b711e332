import { type Level, levelOf, levelsOf } from '../../../openapi/tools/levels.ts'
import { nodeOf } from '../../../openapi/tools/node.ts'
import { BUNDLE } from './bundle.ts'
import type { Code } from './shown.ts'

type Schema = Field & { readonly $ref?: string }
interface FormSchema {
  readonly required?: ReadonlyArray<string>
  readonly properties: Readonly<Record<string, Schema>>
}
interface FormMedia {
  readonly schema: FormSchema
  readonly examples: { readonly filled: { readonly value: Readonly<Record<string, string>> } }
}
/** What the contract says of a field of a form. All fields are texts on the wire. */
export interface Field {
  readonly const?: string
  readonly enum?: ReadonlyArray<string>
  readonly pattern?: string
  readonly format?: string
  readonly writeOnly?: boolean
  readonly minLength?: number
  readonly maxLength?: number
  readonly examples?: ReadonlyArray<unknown>
}
interface Described {
  readonly operationId: string
  readonly tags: ReadonlyArray<string>
  readonly security?: ReadonlyArray<object>
  readonly 'x-optional'?: boolean
  readonly 'x-failures'?: ReadonlyArray<Code>
  readonly requestBody?: { readonly content: Readonly<Record<string, FormMedia>> }
}

/** The facts about an operation that the suite needs, all from the bundle of the contract. */
export interface Operation {
  readonly path: string
  readonly id: string
  readonly tags: ReadonlyArray<string>
  readonly isPublic: boolean
  /** The level of capability that it belongs to, from 1. */
  readonly level: number
  /** Whether a server may lack it: then it answers 404. */
  readonly isOptional: boolean
  /** Media type of its form; undefined where it has none. */
  readonly media: string | undefined
  /** The example of every field. */
  readonly filled: Readonly<Record<string, string>>
  readonly required: ReadonlyArray<string>
  /** What the contract says of each field. */
  readonly fields: Readonly<Record<string, Field>>
  /** Whether it changes something: it requires the id by which a request is executed once. */
  readonly changes: boolean
  /** Codes of the refusals that the contract lists for it. */
  readonly refusals: ReadonlyArray<Code>
}

/** Names of the field that calls which change something require. */
const IDS_OF_CHANGES = ['requestid', 'clientorderid']

/** A field of the bundle with what it refers to. Its own words about it come beside. */
const resolved = ({ $ref, ...own }: Schema): Field => {
  if ($ref === undefined) return own
  const name = $ref.slice('#/components/schemas/'.length)
  return { ...resolved(bundle.components.schemas[name] ?? {}), ...own }
}

const operationOf = (path: string, post: Described): Operation => {
  const [[media, form] = []] = Object.entries(post.requestBody?.content ?? {})
  const required = form?.schema.required ?? []
  return {
    path,
    id: post.operationId,
    tags: post.tags,
    isPublic: post.security?.length === 0,
    level: levelOf(nodeOf(post), nodeOf(BUNDLE)) ?? LEVELS.length,
    isOptional: post['x-optional'] === true,
    media,
    filled: form?.examples.filled.value ?? {},
    required,
    fields: Object.fromEntries(
      Object.entries(form?.schema.properties ?? {}).map(([name, schema]) => [name, resolved(schema)]),
    ),
    changes: required.some((name) => IDS_OF_CHANGES.includes(name)),
    refusals: post['x-failures'] ?? [],
  }
}

const bundle = BUNDLE as {
  readonly info: { readonly version: string }
  readonly paths: Readonly<Record<string, { readonly post?: Described; readonly get?: Described }>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

/** The levels of capability that a backend may serve, the lowest first. */
export const LEVELS: ReadonlyArray<Level> = levelsOf(nodeOf(BUNDLE))

/** Version of the contract that the suite checks against. */
export const CONTRACT_VERSION = bundle.info.version

/** Every operation of the committed bundle, in its order. A stream of events is not an operation. */
export const operations: ReadonlyArray<Operation> = Object.entries(bundle.paths).flatMap(([path, { post }]) =>
  post === undefined ? [] : [operationOf(path, post)],
)

const byPath = new Map(operations.map((operation) => [operation.path, operation]))

/** One operation of the contract. */
export const operationAt = (path: string): Operation => {
  const found = byPath.get(path)
  if (found === undefined) throw new Error(`${path} is not in the contract`)
  return found
}

/** Logging out needs no such id, and yet ends the session that all other checks need: it comes last. */
export const LOGOUT = '/user/logout'

/** The values that `--only` accepts. */
export const namesOf = (all: ReadonlyArray<Operation>): ReadonlySet<string> =>
  new Set(all.flatMap(({ path, tags }) => [path, ...tags]))

/** The selected operations; all where none is selected. */
export const chosen = (all: ReadonlyArray<Operation>, only: ReadonlyArray<string>): ReadonlyArray<Operation> =>
  only.length === 0 ? all : all.filter(({ path, tags }) => only.some((name) => name === path || tags.includes(name)))

/** The level of the stream of events, which is no operation of the list. */
export const STREAM_LEVEL = levelOf(nodeOf(bundle.paths['/live/stream']?.get), nodeOf(BUNDLE)) ?? LEVELS.length

/** Whether a run to a level asks for a call; without one a run asks for all. */
export const isAsked = (path: string, level: number = LEVELS.length): boolean => operationAt(path).level <= level
