import { readBundle } from '../../../openapi/mock/prefixed.ts'

interface FormSchema {
  readonly required?: ReadonlyArray<string>
  readonly properties: Readonly<Record<string, object>>
}
interface FormMedia {
  readonly schema: FormSchema
  readonly examples: { readonly filled: { readonly value: Readonly<Record<string, string>> } }
}
interface Described {
  readonly operationId: string
  readonly tags: ReadonlyArray<string>
  readonly security?: ReadonlyArray<object>
  readonly requestBody?: { readonly content: Readonly<Record<string, FormMedia>> }
}

/** What the suite needs to know of an operation, all of it from the bundle of the contract. */
export interface Operation {
  readonly path: string
  readonly id: string
  readonly tags: ReadonlyArray<string>
  readonly isPublic: boolean
  /** Media type of its form; undefined where it takes none. */
  readonly media: string | undefined
  /** The example of every field. */
  readonly filled: Readonly<Record<string, string>>
  readonly required: ReadonlyArray<string>
  /** Whether it changes something: it takes the id with which a client makes sure that it does so once. */
  readonly changes: boolean
}

/** Names of the field that calls which change something require. */
const IDS_OF_CHANGES = ['requestid', 'clientorderid']

const operationOf = (path: string, { post }: { readonly post: Described }): Operation => {
  const [[media, form] = []] = Object.entries(post.requestBody?.content ?? {})
  const required = form?.schema.required ?? []
  return {
    path,
    id: post.operationId,
    tags: post.tags,
    isPublic: post.security?.length === 0,
    media,
    filled: form?.examples.filled.value ?? {},
    required,
    changes: required.some((name) => IDS_OF_CHANGES.includes(name)),
  }
}

const bundle = readBundle() as unknown as {
  readonly info: { readonly version: string }
  readonly paths: Readonly<Record<string, { readonly post: Described }>>
}

/** Version of the contract that the suite checks against. */
export const CONTRACT_VERSION = bundle.info.version

/** Every operation of the committed bundle, in its order. */
export const operations: ReadonlyArray<Operation> = Object.entries(bundle.paths).map(([path, item]) =>
  operationOf(path, item),
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

/** What `--only` may name. */
export const namesOf = (all: ReadonlyArray<Operation>): ReadonlySet<string> =>
  new Set(all.flatMap(({ path, tags }) => [path, ...tags]))

/** The operations that are asked for; all where nothing is. */
export const chosen = (all: ReadonlyArray<Operation>, only: ReadonlyArray<string>): ReadonlyArray<Operation> =>
  only.length === 0 ? all : all.filter(({ path, tags }) => only.some((name) => name === path || tags.includes(name)))
