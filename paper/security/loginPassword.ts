import { confirmProblem, passwordProblem } from '../../domain/account/credentials.ts'
import { hashPassword } from '../account/passwords.ts'
import { byPassword } from '../account/throttle.ts'
import type { SignedInCall } from '../contract/call.ts'
import type { Handler } from '../contract/operations.ts'
import { reject } from '../contract/rejection.ts'
import { type Db, transaction, type Tx } from '../database/transaction.ts'
import { once } from '../idempotency/once.ts'
import { writeMessage } from '../messages/write.ts'
import { type Proof, provePassword } from './provePassword.ts'

interface Change {
  readonly old: string
  readonly next: string
}

/** The old password is not looked at inside a transaction. */
const UNPROVEN = reject('wrong-original-password', '/oldpassword')

const hashOf = (db: Db, customerId: string) =>
  db.selectFrom('customers').select('password_hash').where('id', '=', customerId)

const change = async (tx: Tx, { next, old }: Change, proven: string | undefined, call: SignedInCall) => {
  const { broker, customer, now, tokenHash } = call
  const { password_hash: present } = await hashOf(tx, customer.id).executeTakeFirstOrThrow()
  // Another change may have come between the proof and this transaction.
  if (present !== proven) return UNPROVEN
  if (next === old) return reject('password-unchanged', '/password')
  const password_hash = await hashPassword(next, broker.hashCost)
  await tx.updateTable('customers').set({ password_hash }).where('id', '=', customer.id).execute()
  await tx.deleteFrom('sessions').where('customer_id', '=', customer.id).where('token_hash', '<>', tokenHash).execute()
  await writeMessage(tx, { customerId: customer.id, kind: 'login-password-changed', at: now })
  return null
}

const prove = (db: Db, customerId: string, password: string, now: Date): Promise<Proof> => {
  const throttled = byPassword('old-password', customerId)
  // Other tables point to customers: a stronger lock would make every write of this customer wait.
  const lockHash = async (tx: Tx) => (await hashOf(tx, customerId).forNoKeyUpdate().executeTakeFirst())?.password_hash
  return provePassword(db, { password, customerId, warning: 'login-passwords-wrong', throttled, lockHash }, now)
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
  const attempt = (proven?: string) =>
    transaction(broker.db, (tx) => once(tx, intent, () => change(tx, { old, next }, proven, call)), 'repeatable read')
  const first = await attempt()
  if (first !== UNPROVEN) return first
  const proof = await prove(broker.db, customer.id, old, now)
  if (typeof proof === 'object') return attempt(proof.hash)
  return proof === 'throttled' ? reject('submitted-too-frequently') : UNPROVEN
}
