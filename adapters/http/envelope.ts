import { Result } from 'effect'
import { ContractBroken, type Failure, Rejected } from '../../ports/failure.ts'
import { failureByText } from '../generated/messages.ts'

const asObject = (body: unknown): Record<string, unknown> | null => {
  try {
    const value: unknown = typeof body === 'string' ? JSON.parse(body) : body
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}

const codeOf = (text: string): string => (failureByText as Record<string, string>)[text] ?? 'unknown'

/**
 * Reads `{ status, data, msg }`. Backends of this family write the status as 1 or as "1". Every other status is a
 * rejection; so is an HTTP error that carries a `msg`. A text that the catalogue lacks has the code 'unknown'.
 * Source: RULES.md, failures.
 */
export const readEnvelope = (call: string, httpStatus: number, body: unknown): Result.Result<unknown, Failure> => {
  const envelope = asObject(body)
  const broken = (path: string, why: string) => Result.fail(new ContractBroken({ call, path, why }))
  if (!envelope) return broken('', `HTTP ${httpStatus} without a JSON object`)
  const accepted = httpStatus < 400 && String(envelope['status']) === '1'
  if (accepted) return Result.succeed(envelope['data'])
  if (typeof envelope['msg'] !== 'string') return broken('msg', 'a failure without a message')
  return Result.fail(new Rejected({ code: codeOf(envelope['msg']) }))
}
