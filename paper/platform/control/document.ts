import { Schema } from 'effect'
import bundle from '../../../openapi/control/bundle.json' with { type: 'json' }

const Parameter = Schema.Struct({
  name: Schema.String,
  in: Schema.Literals(['query', 'path']),
  required: Schema.optionalKey(Schema.Boolean),
})
const Operation = Schema.Struct({
  operationId: Schema.String,
  parameters: Schema.optionalKey(Schema.Array(Parameter)),
  requestBody: Schema.optionalKey(Schema.Struct({ required: Schema.optionalKey(Schema.Boolean) })),
})
const Item = Schema.Struct({
  get: Schema.optionalKey(Operation),
  post: Schema.optionalKey(Operation),
  delete: Schema.optionalKey(Operation),
})
const readPaths = Schema.decodeUnknownSync(Schema.Record(Schema.String, Item))

type Described = typeof Operation.Type

/** A call of the control API, as its document describes it. */
export interface DescribedCall {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** Below `/control`: `/customers/{account}`. */
  readonly path: string
  readonly operation: Described
  /** The place of the operation in the document. */
  readonly pointer: string
}

const METHODS = [
  ['GET', 'get'],
  ['POST', 'post'],
  ['DELETE', 'delete'],
] as const

/** Every call of the control API, read from its document. */
export const controlCalls: ReadonlyArray<DescribedCall> = Object.entries(readPaths(bundle.paths)).flatMap(
  ([path, item]) =>
    METHODS.flatMap(([method, key]) => {
      const operation = item[key]
      const escaped = encodeURIComponent(path.replaceAll('~', '~0').replaceAll('/', '~1'))
      return operation === undefined ? [] : [{ method, path, operation, pointer: `/paths/${escaped}/${key}` }]
    }),
)

/** The whole document, for the validator to resolve references in. */
export const controlDocument: object = bundle
