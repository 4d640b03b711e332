import type { Sent } from '../contract/caller.ts'
import { type Operation, operations } from '../contract/operations.ts'
import { type Finding, fieldFindings } from '../contract/schema.ts'
import { shown } from '../contract/shown.ts'
import type { Passed } from './passed.ts'

const byPath = new Map(operations.map((operation) => [operation.path, operation]))

/** The operation that a call is for; undefined where the contract has none at its address. */
export const calledOperation = (path: string): Operation | undefined => byPath.get(path)

const mediaFindings = ({ media }: Operation, { requestHeaders, requestBody }: Passed): ReadonlyArray<Finding> => {
  const type = requestHeaders['content-type']
  const got = type?.split(';')[0]?.trim().toLowerCase()
  // The app sends an empty form where an operation has no fields: nobody reads it.
  if (media === undefined || requestBody === undefined || requestBody.length === 0 || got === media) return []
  return [{ at: 'request content-type', expected: media, got: shown(type) }]
}

const fieldsOf = ({ media, path, fields }: Operation, name: string, text: string): ReadonlyArray<Finding> => {
  if (media === undefined || name === 'file') return []
  if (!(name in fields)) return [{ at: `request /${name}`, expected: 'no such field', got: shown(text) }]
  return fieldFindings(path, media, name, text)
}

/**
 * The differences between a request and what the contract accepts.
 *
 * @param sent the same call with its form read
 */
export const requestFindings = (operation: Operation, passed: Passed, sent: Sent): ReadonlyArray<Finding> => {
  if (passed.method !== 'POST') return [{ at: 'request method', expected: 'POST', got: passed.method }]
  const { required, isPublic } = operation
  const wrongMedia = mediaFindings(operation, passed)
  if (wrongMedia.length > 0) return wrongMedia
  const { token, account } = sent.headers
  const half = !isPublic && (token === undefined) !== (account === undefined)
  const form = sent.form ?? {}
  // A body that is too long to keep was passed on unread.
  const isRead = sent.form !== undefined || passed.requestBody === undefined || passed.requestBody.length === 0
  return [
    ...(half ? [{ at: 'request headers', expected: 'token and account, or neither', got: 'one of them' }] : []),
    ...(isRead && passed.requestBody !== undefined
      ? required
          .filter((name) => form[name] === undefined)
          .map((name) => ({ at: `request /${name}`, expected: 'a value', got: 'nothing' }))
      : []),
    ...Object.entries(form).flatMap(([name, text]) => fieldsOf(operation, name, text)),
  ]
}
