import type { PushOutcome } from './post.ts'
import { type Fate, fateOf } from './settle.ts'

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** The objects in the details of an answer's error. */
const detailsOf = (body: string): ReadonlyArray<Readonly<Record<string, unknown>>> => {
  const answer = parsed(body)
  const error = isRecord(answer) ? answer['error'] : undefined
  const details = isRecord(error) ? error['details'] : undefined
  return Array.isArray(details) ? details.filter(isRecord) : []
}

/** Whether the refused field is the device token, not something that the broker wrote. */
const refusesToken = (details: ReturnType<typeof detailsOf>): boolean =>
  details.some(({ fieldViolations }) => {
    if (!Array.isArray(fieldViolations)) return false
    return fieldViolations.some((one) => isRecord(one) && one['field'] === 'message.token')
  })

/**
 * Sorts the answer of Firebase Cloud Messaging. Only an error of the device token ends a subscription: where the operator's
 * account or project is refused, it is tried again. Source: FCM's reference of error codes (HTTP v1).
 */
export const fcmFateOf = (outcome: PushOutcome): Fate => {
  if (outcome.is !== 'answered') return fateOf(outcome)
  const { body = '', status } = outcome
  const details = detailsOf(body)
  const codes = details.map(({ errorCode }) => errorCode)
  if (codes.includes('UNREGISTERED') || codes.includes('SENDER_ID_MISMATCH') || refusesToken(details)) return 'gone'
  return status === 401 || status === 403 || status === 404 ? 'later' : fateOf(outcome)
}
