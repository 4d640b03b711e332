/** The part of Redocly's visitor context that our rules use. */
export interface Context {
  readonly report: (problem: { message: string }) => void
  readonly resolve: (node: unknown) => { node: unknown }
  readonly key: string | number
}

type Json = Record<string, unknown>
type Visit = (node: Json, context: Context) => void

const METHODS = ['get', 'put', 'patch', 'delete', 'options', 'head', 'trace']
const PATH = /^\/[a-z]+\/[a-z]+[A-Za-z]*$/

/** Every call is a POST on `/<tag>/<name>`, the name in the product's habit. */
const call: Visit = (item, { report, key }) => {
  if (METHODS.some((method) => method in item)) report({ message: 'every call is a POST' })
  if (!PATH.test(String(key))) report({ message: `${key} is not /<tag>/<name>, lower case and concatenated` })
}

const isMany = (schema: Json): boolean => schema.type === 'array' || 'additionalProperties' in schema

/** The first example is the one that a mock answers, so it shows as much as it can; lists also show themselves empty. */
const examples: Visit = (media, { report, resolve }) => {
  const names = Object.keys(media.examples ?? {})
  const [success] = ((media.schema as Json | undefined)?.oneOf ?? []) as ReadonlyArray<{ properties: { data?: Json } }>
  if (!success?.properties.data) return
  const data = resolve(success.properties.data).node as Json
  const shapes = (data.oneOf ?? [data]) as ReadonlyArray<Json>
  if (names[0] !== 'rich') report({ message: 'the first example of a success is called rich' })
  if (shapes.some(isMany) && !names.includes('empty')) report({ message: 'a list needs an example called empty' })
}

/** Every property says what it is: its own description, or the one of the schema that it refers to. */
const described: Visit = (schema, { report, resolve }) => {
  for (const [name, property] of Object.entries((schema.properties ?? {}) as Record<string, Json>)) {
    const { description } = property.description ? property : (resolve(property).node as Json)
    if (!description) report({ message: `${name} has no description: what, unit, currency, zone` })
  }
}

/** Every field of a form has an example: the contract test fills the form from it. */
const filled: Visit = (body, { report }) => {
  for (const media of Object.values(body.content as Record<string, { schema: Json; examples?: Json }>)) {
    const value = (media.examples?.filled as { value?: Json } | undefined)?.value ?? {}
    for (const name of Object.keys(media.schema.properties ?? {})) {
      if (!(name in value)) report({ message: `field ${name} has no example` })
    }
  }
}

const visit = (type: string, enter: Visit) => () => ({ [type]: { enter } })

export const rules = {
  'every-call-is-post': visit('PathItem', call),
  'examples-are-complete': visit('MediaType', examples),
  'properties-are-described': visit('Schema', described),
  'form-fields-have-examples': visit('RequestBody', filled),
}
