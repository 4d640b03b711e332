import type { Call, SignedInCall } from '../broker/call.ts'
import { isRejection, type Rejection } from '../rejection/rejection.ts'

/** Fields that say nothing to testers, or nobody may read. */
const UNTOLD =
  /password|token|requestid|clientorderid|proof|front|back|credentialid|clientdata|attestation|authenticatordata|signature|userhandle/
/** Calls whose `code` is a one-time code; elsewhere it is that of an instrument. */
const ONE_TIME_CODES = /^\/(user|security)\//
/** What only requests that change something have. */
const INTENTS = ['requestid', 'clientorderid']

const isTold = (path: string, name: string): boolean =>
  !UNTOLD.test(name) && !(name === 'code' && ONE_TIME_CODES.test(path))

const told = (path: string, fields: ReadonlyArray<readonly [string, unknown]>): string =>
  fields
    .flatMap(([name, value]) => (isTold(path, name) && value !== '' ? [`${name} ${String(value).slice(0, 60)}`] : []))
    .join(', ')

const textOf = (answer: object, name: 'id' | 'state'): string | undefined => {
  const value: unknown = Object.entries(answer).find(([key]) => key === name)?.[1]
  return typeof value === 'string' ? value : undefined
}

/** Notes what a customer asked for and what was decided: everything that was refused, and what changed something. */
export const noteCall = (
  path: string,
  body: unknown,
  call: Omit<Call, 'files'> | Omit<SignedInCall, 'files'>,
  answer: { readonly data: unknown } | Rejection,
): void => {
  const { events } = call.broker
  if (events === undefined) return
  const isRefused = isRejection(answer)
  const fields = typeof body === 'object' && body !== null ? Object.entries<unknown>({ ...body }) : []
  if (!isRefused && !fields.some(([name]) => INTENTS.includes(name))) return
  const data = isRefused || typeof answer.data !== 'object' || answer.data === null ? {} : answer.data
  const outcome = isRefused
    ? `refused, ${answer.code}${answer.field === undefined ? '' : ` (${answer.field})`}`
    : `accepted${textOf(data, 'state') === undefined ? '' : `, ${textOf(data, 'state')}`}`
  events.note({
    at: call.now,
    topic: 'call',
    text: `${path} ${outcome}: ${told(path, fields)}`,
    customerId: 'customer' in call ? call.customer.id : undefined,
    subject: textOf(data, 'id'),
  })
}
