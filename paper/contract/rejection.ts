import type { FailureCode } from '../../adapters/generated/messages.ts'

/**
 * The broker says no, for a reason that the catalogue knows. It is returned, not thrown, so that the type of a
 * handler lists exactly what its operation may answer; a transaction that returns one is rolled back.
 */
export class Rejection<Code extends FailureCode = FailureCode> {
  readonly code: Code

  constructor(code: Code) {
    this.code = code
  }
}

export const reject = <Code extends FailureCode>(code: Code): Rejection<Code> => new Rejection(code)

export const isRejection = (value: unknown): value is Rejection => value instanceof Rejection
