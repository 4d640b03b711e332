import { expect, it } from 'vitest'
import { fcmFateOf } from './fcmFate.ts'
import type { PushOutcome } from './post.ts'

const answered = (status: number, body: string): PushOutcome => ({
  is: 'answered',
  status,
  retryAfter: undefined,
  body,
})
const error = (status: number, ...details: ReadonlyArray<object>) =>
  answered(status, JSON.stringify({ error: { code: status, details } }))
const invalid = (field: string) => ({ fieldViolations: [{ field, description: 'not valid' }] })

it.each<[string, PushOutcome, string]>([
  ['taken', answered(200, '{"name":"projects/desk/messages/1"}'), 'delivered'],
  ['a token that is unregistered', error(404, { errorCode: 'UNREGISTERED' }), 'gone'],
  ['a token of another sender', error(403, { errorCode: 'SENDER_ID_MISMATCH' }), 'gone'],
  ['a text that is no token', error(400, { errorCode: 'INVALID_ARGUMENT' }, invalid('message.token')), 'gone'],
  ['a field of the broker’s that is wrong', error(400, invalid('message.android.ttl')), 'dropped'],
  ['a project that is not there', error(404), 'later'],
  ['an account without the right to send', error(403, { reason: 'SERVICE_DISABLED' }), 'later'],
  ['an access token that has ended', error(401), 'later'],
  ['too many at once', error(429, { errorCode: 'QUOTA_EXCEEDED' }), 'later'],
  ['a service that is down, in HTML', answered(503, '<html>'), 'later'],
  ['an error whose details are no list', answered(404, '{"error":{"details":{"errorCode":"UNREGISTERED"}}}'), 'later'],
  ['no connection', { is: 'unsent' }, 'later'],
  ['no answer', { is: 'unknown' }, 'unknown'],
])('the answer: %s', (_, outcome, fate) => {
  expect(fcmFateOf(outcome)).toBe(fate)
})
