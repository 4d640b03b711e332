import type { paths } from '../../../adapters/generated/contract.ts'
import type { failureByText } from '../../../adapters/generated/messages.ts'
import type { Call, SignedInCall } from '../broker/call.ts'
import type { Rejection } from '../rejection/rejection.ts'

/** Path of an operation below `/api/vue`, as in the contract: `/user/login`. */
export type Operation = { [P in keyof paths]: paths[P] extends { post: object } ? P : never }[keyof paths]

type Post<P extends Operation> = paths[P]['post']

/** Every answer of an operation with HTTP 200. */
export type Envelope<P extends Operation> =
  Post<P> extends {
    responses: { 200: { content: { 'application/json': infer Answer } } }
  }
    ? Answer
    : never

type Content<P extends Operation> =
  Post<P> extends { requestBody?: infer Request }
    ? NonNullable<Request> extends { content: infer C }
      ? C[keyof C]
      : Record<string, never>
    : Record<string, never>

/** The validated fields of a request. */
export type Body<P extends Operation> = Content<P>

/** The answer of an operation that succeeds. */
export type Data<P extends Operation> =
  Envelope<P> extends infer A ? (A extends { status: 1; data: infer D } ? D : never) : never

type FailureText<P extends Operation> =
  Envelope<P> extends infer A
    ? A extends { status: 0; msg: infer M extends keyof typeof failureByText }
      ? M
      : never
    : never

/** Codes of the messages with which an operation may refuse a request. */
export type FailureCodeOf<P extends Operation> = (typeof failureByText)[FailureText<P>]

/** Operations that answer 401 without a session receive the customer. */
export type CallOf<P extends Operation> = Post<P> extends { responses: { 401: unknown } } ? SignedInCall : Call

/**
 * The handler that an area implements for an operation: it returns the data, or a Rejection with one of the codes that
 * the contract lists for the operation. Whatever it throws becomes `system-busy`, so its changes belong in one
 * `transaction`.
 */
export type Handler<P extends Operation> = (
  body: Body<P>,
  call: CallOf<P>,
) => Promise<Data<P> | Rejection<FailureCodeOf<P>>>

/** A handler for every operation of the contract. An area declares its handlers with `satisfies Partial<Handlers>`. */
export type Handlers = { readonly [P in Operation]: Handler<P> }
