import { Schema } from 'effect'
import { readBundle } from './prefixed.ts'

/** Fields of a form that name one thing, and that an answer about it repeats. */
const NAMING = ['name', 'code', 'id']

const Named = Schema.Record(Schema.String, Schema.Unknown)
const Operation = Schema.Struct({
  post: Schema.Struct({
    responses: Schema.Struct({
      200: Schema.Struct({
        content: Schema.Struct({
          'application/json': Schema.Struct({
            examples: Schema.Record(
              Schema.String,
              Schema.Struct({ value: Schema.Struct({ data: Schema.optionalKey(Schema.Unknown) }) }),
            ),
          }),
        }),
      }),
    }),
  }),
})
const isOperation = Schema.is(Operation)
const isNamed = Schema.is(Named)

interface Example {
  readonly name: string
  readonly data: unknown
}

/** The examples of an answer that are about one thing each; empty for a call whose examples do not differ by it. */
const namedExamples = (operation: unknown): ReadonlyArray<Example> => {
  if (!isOperation(operation)) return []
  const { examples } = operation.post.responses[200].content['application/json']
  const all = Object.entries(examples).map(([name, { value }]) => ({ name, data: value.data }))
  const things = new Set(
    all.flatMap(({ data }) => NAMING.flatMap((field) => (isNamed(data) && field in data ? [data[field]] : []))),
  )
  return things.size > 1 ? all : []
}

/** The example whose data repeats what the form names, by the path of the call. */
export type ChooseExample = (path: string, form: URLSearchParams) => string | undefined

/** Reads from the contract which calls have an example for each of several things: the text of an article, for instance. */
export const exampleByName = (): { readonly has: (path: string) => boolean; readonly choose: ChooseExample } => {
  const calls = new Map(
    Object.entries(readBundle().paths).flatMap(([path, operation]) => {
      const examples = namedExamples(operation)
      return examples.length === 0 ? [] : [[path, examples] as const]
    }),
  )
  return {
    has: (path) => calls.has(path),
    choose: (path, form) =>
      calls
        .get(path)
        ?.find(
          ({ data }) => isNamed(data) && NAMING.some((field) => form.has(field) && form.get(field) === data[field]),
        )?.name,
  }
}
