import { type FailureCode, textByCode } from '../../../adapters/generated/messages.ts'
import type { OperationFacts } from '../contract/specification.ts'

/** The answer of an operation that succeeded. */
export const success = ({ success: said }: OperationFacts, data: unknown): object => ({
  status: 1,
  ...(said && { msg: said.text }),
  data,
})

/** The answer of an operation that refuses, with the catalogue's text. */
export const failure = (code: FailureCode): object => ({ status: 0, msg: textByCode[code] })

/** The code among those the operation may answer that best describes an unreadable request. */
export const malformed = ({ failures }: OperationFacts): FailureCode =>
  (['invalid-parameters', 'upload-failed', 'submit-failed'] as const).find((code) => failures.has(code)) ??
  'system-busy'
