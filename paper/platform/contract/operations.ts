import type { paths } from '../../../adapters/generated/contract.ts'
import type { failureByText } from '../../../adapters/generated/messages.ts'
import type { Call, SignedInCall } from '../broker/call.ts'
import type { Rejection } from '../rejection/rejection.ts'

/** Path of an operation below `/api/vue`, as in the contract: `/user/login`. */
export type Operation = { [P in keyof paths]: paths[P] extends { post: object } ? P : never }[keyof paths]

type Post<P extends Operation> = paths[P]['post']

/** Everything that an operation may answer with HTTP 200. */
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

/** What an operation answers when it succeeds. */
export type Data<P extends Operation> =
  Envelope<P> extends infer A ? (A extends { status: 1; data: infer D } ? D : never) : never

type FailureText<P extends Operation> =
  Envelope<P> extends infer A
    ? A extends { status: 0; msg: infer M extends keyof typeof failureByText }
      ? M
      : never
    : never

/** Codes of the messages with which an operation may refuse. */
export type FailureCodeOf<P extends Operation> = (typeof failureByText)[FailureText<P>]

/** Operations that answer 401 without a session know their customer. */
export type CallOf<P extends Operation> = Post<P> extends { responses: { 401: unknown } } ? SignedInCall : Call

/**
 * What an area writes for an operation: it answers the data, or a Rejection with one of the codes that the contract
 * lists for it. Whatever it throws becomes `system-busy`, so its changes belong into one `transaction`.
 */
export type Handler<P extends Operation> = (
  body: Body<P>,
  call: CallOf<P>,
) => Promise<Data<P> | Rejection<FailureCodeOf<P>>>

/** A handler for every operation of the contract. An area states its share with `satisfies Partial<Handlers>`. */
export type Handlers = { readonly [P in Operation]: Handler<P> }
