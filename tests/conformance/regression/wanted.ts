import type { Answer, Sent } from '../contract/caller.ts'
import type { Wanted } from '../contract/judge.ts'
import type { Operation } from '../contract/operations.ts'
import { isTaken } from '../generated/forms.ts'

const hasSession = ({ headers }: Sent): boolean => headers['token'] !== undefined && headers['account'] !== undefined

/**
 * What the contract wants to be answered to a request, right or wrong. A session may have ended at any time; the check of it
 * comes before that of the form.
 */
export const wantedOf = (operation: Operation, sent: Sent, answer: Answer): Wanted => {
  const isExpired = answer.kind === 'answered' && answer.status === 401
  if (!operation.isPublic && (isExpired || !hasSession(sent))) return 'no session'
  // A field that the contract does not name is the client's mistake; whether a server refuses it, the contract does not say.
  const named = Object.entries(sent.form ?? {}).filter(([name]) => name in operation.fields)
  const isRight = operation.media === undefined || isTaken(operation, Object.fromEntries(named))
  return isRight ? 'answer' : ['invalid-parameters']
}
