import { confirmProblem, passwordProblem } from '../../domain/account/credentials.ts'
import { hashPassword } from '../account/passwords.ts'
import type { Throttled } from '../account/throttle.ts'
import type { SignedInCall } from '../contract/call.ts'
import type { Handler } from '../contract/operations.ts'
import { isRejection, reject } from '../contract/rejection.ts'
import { transaction, type Tx } from '../database/transaction.ts'
import { once } from '../idempotency/once.ts'
import { writeMessage } from '../messages/write.ts'
import { type Guard, guardedTry } from './guardedTry.ts'

const byOldPassword = (customerId: string): Throttled => ({ subject: `old-password:${customerId}`, allowed: 5 })

interface Change {
  readonly old: string
  readonly next: string
}

const change = async (tx: Tx, { broker, customer, now, tokenHash }: SignedInCall, guard: Guard, wanted: Change) => {
  const { password_hash: hash } = await tx
    .selectFrom('customers')
    .select('password_hash')
    .where('id', '=', customer.id)
    .executeTakeFirstOrThrow()
  const verdict = await guard(hash, wanted.old)
  if (isRejection(verdict)) return verdict
  if (verdict === 'wrong') return reject('wrong-original-password', '/oldpassword')
  if (wanted.next === wanted.old) return reject('password-unchanged', '/password')
  const password_hash = await hashPassword(wanted.next, broker.hashCost)
  await tx.updateTable('customers').set({ password_hash }).where('id', '=', customer.id).execute()
  await tx.deleteFrom('sessions').where('customer_id', '=', customer.id).where('token_hash', '<>', tokenHash).execute()
  await writeMessage(tx, { customerId: customer.id, kind: 'login-password-changed', at: now })
  return null
}

/** Changes the login password and ends every other session. Five wrong old passwords stop further tries for a while. */
export const changeLoginPassword: Handler<'/security/loginpassword'> = async (body, call) => {
  const { oldpassword: old, password: next, repassword, requestid } = body
  if (passwordProblem(next)) return reject('invalid-parameters', '/password')
  if (confirmProblem(next, repassword)) return reject('invalid-parameters', '/repassword')
  const { broker, customer, now } = call
  const operation = '/security/loginpassword'
  // No password is kept for comparison: a plain digest of it would be easier to guess than its argon2 hash.
  const intent = { scope: customer.id, id: requestid, operation, parameters: {}, at: now }
  return guardedTry(broker.db, byOldPassword(customer.id), now, (guard) =>
    transaction(broker.db, (tx) => once(tx, intent, () => change(tx, call, guard, { old, next })), 'repeatable read'),
  )
}
