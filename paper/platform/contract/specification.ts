import { Schema } from 'effect'
import bundle from '../../../openapi/bundle.json' with { type: 'json' }
import {
  type FailureCode,
  type SuccessCode,
  failureByText,
  successByText,
} from '../../../adapters/generated/messages.ts'
import { keysOf } from '../../../domain/validation/keys.ts'
import type { Operation } from './operations.ts'

const Text = Schema.Struct({ const: Schema.Literals(keysOf(successByText)) })
const Success = Schema.Struct({
  properties: Schema.Struct({
    msg: Schema.optionalKey(
      Schema.Union([Text, Schema.Struct({ oneOf: Schema.TupleWithRest(Schema.Tuple([Text]), [Text]) })]),
    ),
  }),
})
const Answer = Schema.Struct({
  schema: Schema.Struct({ oneOf: Schema.TupleWithRest(Schema.Tuple([Success]), [Schema.Unknown]) }),
})
const Described = Schema.Struct({
  security: Schema.optionalKey(Schema.Array(Schema.Unknown)),
  requestBody: Schema.optionalKey(Schema.Struct({ content: Schema.Record(Schema.String, Schema.Unknown) })),
  'x-success-instead': Schema.optionalKey(
    Schema.Struct({
      msg: Schema.Literals(keysOf(successByText)),
      where: Schema.Record(Schema.String, Schema.Array(Schema.String)),
    }),
  ),
  'x-failures': Schema.optionalKey(Schema.Array(Schema.Literals(Object.values(failureByText)))),
  responses: Schema.Struct({ 200: Schema.Struct({ content: Schema.Struct({ 'application/json': Answer }) }) }),
})
const read = Schema.decodeUnknownSync(Described)
const Form = Schema.Struct({ schema: Schema.Struct({ properties: Schema.Record(Schema.String, Schema.Unknown) }) })
const hasProperties = Schema.is(Form)

/** The facts about an operation that the server needs at run time. */
export interface OperationFacts {
  readonly path: Operation
  readonly needsSession: boolean
  /** Media type of the request body that the contract describes, if it describes one. */
  readonly bodyType: string | undefined
  /** Names of the fields that the contract describes. */
  readonly fields: ReadonlySet<string>
  /** Whether it answers a list page by page, with cursors. */
  readonly isPaged: boolean
  readonly failures: ReadonlySet<FailureCode>
  /** The message of a success, if there is one. */
  readonly success: { readonly code: SuccessCode; readonly text: string } | undefined
  /** The message of answers whose data has one of these values in each of these fields. */
  readonly instead: (typeof Described.Type)['x-success-instead']
}

const factsOf = (path: Operation): OperationFacts => {
  const post = read(bundle.paths[path].post)
  const { msg } = post.responses[200].content['application/json'].schema.oneOf[0].properties
  const text = msg && ('oneOf' in msg ? msg.oneOf[0] : msg).const
  const [form] = Object.values(post.requestBody?.content ?? {})
  const fields = new Set(hasProperties(form) ? Object.keys(form.schema.properties) : [])
  return {
    path,
    fields,
    isPaged: fields.has('cursor'),
    needsSession: (post.security ?? bundle.security).length > 0,
    bodyType: Object.keys(post.requestBody?.content ?? {})[0],
    failures: new Set(post['x-failures']),
    instead: post['x-success-instead'],
    success: text && { code: successByText[text], text },
  }
}

const isOperation = (path: keyof typeof bundle.paths): path is Operation => 'post' in bundle.paths[path]

/** Every operation of the contract, read from its bundle. A stream of events is not an operation. */
export const operations: ReadonlyArray<OperationFacts> = keysOf(bundle.paths).filter(isOperation).map(factsOf)

/** The whole contract, for the validator to resolve references in. */
export const contract: object = bundle
