import { type FailureCode, textByCode } from '../../../adapters/generated/messages.ts'
import type { OperationFacts } from '../contract/specification.ts'

/** Whether data has one of the values in each of the fields. */
const fits = (where: Readonly<Record<string, ReadonlyArray<string>>>, data: unknown): boolean =>
  typeof data === 'object' &&
  data !== null &&
  Object.entries(where).every(([name, values]) => values.includes(String(Reflect.get(data, name))))

/** The answer of an operation that succeeded. */
export const success = ({ instead, success: said }: OperationFacts, data: unknown): object => ({
  status: 1,
  ...(said && { msg: instead && fits(instead.where, data) ? instead.msg : said.text }),
  data,
})

/** The answer of an operation that refuses, with the catalogue's text. */
export const failure = (code: FailureCode): object => ({ status: 0, msg: textByCode[code] })

/** The code among those the operation may answer that best describes an unreadable request. */
export const malformed = ({ failures }: OperationFacts): FailureCode =>
  (['invalid-parameters', 'upload-failed', 'submit-failed'] as const).find((code) => failures.has(code)) ??
  'system-busy'
