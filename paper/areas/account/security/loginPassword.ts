import { confirmProblem, passwordProblem } from '../../../../domain/account/credentials.ts'
import { hashPassword, inPasswordTurn } from '../passwords.ts'
import type { SignedInCall } from '../../../platform/broker/call.ts'
import type { Handler } from '../../../platform/contract/operations.ts'
import { isRejection, reject } from '../../../platform/rejection/rejection.ts'
import { type Db, transaction, type Tx } from '../../../platform/database/transaction.ts'
import { intentOf, once } from '../../../platform/idempotency/once.ts'
import { stopRecovery } from '../recovery/request.ts'
import { writeMessage } from '../../messages/write.ts'
import { type Proof, provePassword } from './provePassword.ts'

/** The results of the checks and the hashing, which precede the transaction. */
interface Proven {
  /** The hash that the old password matches. */
  readonly old: string
  /** The hash of the new password. */
  readonly next: string
}

/** All checks before that of the old password passed. */
const UNPROVEN = reject('wrong-original-password', '/oldpassword')

const hashOf = (db: Db, customerId: string) =>
  db.selectFrom('customers').select('password_hash').where('id', '=', customerId)

const change = async (tx: Tx, isSame: boolean, proven: Proven | undefined, call: SignedInCall) => {
  const { customer, now, tokenHash } = call
  const { password_hash: present } = await hashOf(tx, customer.id).forNoKeyUpdate().executeTakeFirstOrThrow()
  // Another change may have been committed between the proof and this transaction.
  if (present !== proven?.old) return UNPROVEN
  if (isSame) return reject('password-unchanged', '/password')
  await tx
    .updateTable('customers')
    .set({ password_hash: proven.next, password_changed_at: now })
    .where('id', '=', customer.id)
    .execute()
  await tx.deleteFrom('sessions').where('customer_id', '=', customer.id).where('token_hash', '<>', tokenHash).execute()
  await stopRecovery(tx, customer.id)
  await writeMessage(tx, { customerId: customer.id, kind: 'login-password-changed', at: now })
  return null
}

/**
 * Checks the login password of a customer with a session. Counted per session, over all calls that ask for it. A thief
 * of one session cannot prevent the customer, who has another, from changing the password, which ends the stolen
 * session; and opening more sessions takes the password.
 */
export const proveLoginPassword = (
  password: string,
  { broker, customer, now, tokenHash }: SignedInCall,
  isAnswered?: () => Promise<boolean>,
): Promise<Proof> => {
  const readHash = async (db: Db) => (await hashOf(db, customer.id).executeTakeFirst())?.password_hash
  const subject = `old-password:${tokenHash.toString('base64url')}`
  const warning = 'login-passwords-wrong'
  const claim = {
    password,
    customerId: customer.id,
    warning,
    subject,
    readHash,
    ...(isAnswered && { isAnswered }),
  } as const
  return provePassword(broker.db, claim, now)
}

/**
 * Changes the login password and ends every other session. Five wrong old passwords stop further tries for a while.
 * A repetition gets the first answer, although its old password is no longer the current one.
 */
export const changeLoginPassword: Handler<'/security/loginpassword'> = async (body, call) => {
  const { oldpassword: old, password: next, repassword } = body
  if (passwordProblem(next)) return reject('invalid-parameters', '/password')
  if (confirmProblem(next, repassword)) return reject('invalid-parameters', '/repassword')
  const { broker, customer, now } = call
  const intent = intentOf('/security/loginpassword', body, { customer, now })
  const attempt = (proven?: Proven) =>
    transaction(broker.db, (tx) => once(tx, intent, () => change(tx, next === old, proven, call)), 'read committed')
  const first = await attempt()
  if (first !== UNPROVEN) return first
  const proof = await proveLoginPassword(old, call, async () => !isRejection(await attempt()))
  if (isRejection(proof) || typeof proof === 'string') {
    // The same request, sent at the same time, may have changed the password before the old one was proved here.
    const repeated = await attempt()
    if (!isRejection(repeated)) return repeated
    return isRejection(proof) ? proof : UNPROVEN
  }
  const hash = await inPasswordTurn(customer.id, () => hashPassword(next, broker.hashCost))
  return isRejection(hash) ? hash : attempt({ old: proof.hash, next: hash })
}
