import type { FailureCode } from '../../../adapters/generated/messages.ts'

/**
 * A refusal of the broker, with a code of the message catalogue. It is returned, not thrown, so that the type of a
 * handler lists exactly what its operation may answer; a transaction that returns one is rolled back.
 */
export class Rejection<Code extends FailureCode = FailureCode> {
  readonly code: Code
  /** Path of the invalid field of the request, for developers of clients: `/invitecode`. */
  readonly field: string | undefined
  /** Seconds after which the same call may come again, where that is known. */
  readonly retryAfter: number | undefined

  constructor(code: Code, field?: string, retryAfter?: number) {
    this.code = code
    this.field = field
    this.retryAfter = retryAfter
  }
}

/** A refusal with a code of the catalogue; `field` is the path of the invalid field, `retryAfter` the seconds to wait. */
export const reject = <Code extends FailureCode>(code: Code, field?: string, retryAfter?: number): Rejection<Code> =>
  new Rejection(code, field, retryAfter)

/** Whether an answer is a refusal. */
export const isRejection = (value: unknown): value is Rejection => value instanceof Rejection
