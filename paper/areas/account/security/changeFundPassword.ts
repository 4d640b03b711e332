import { fundPasswordProblem } from '../../../../domain/identity/fundPassword.ts'
import { hashPassword, inPasswordTurn } from '../passwords.ts'
import type { SignedInCall } from '../../../platform/broker/call.ts'
import type { Handler } from '../../../platform/contract/operations.ts'
import { isRejection, reject } from '../../../platform/rejection/rejection.ts'
import { transaction, type Tx } from '../../../platform/database/transaction.ts'
import { beginOperation } from '../../transfers/operation.ts'
import { intentOf, once } from '../../../platform/idempotency/once.ts'
import { verifiedName } from '../../identity/state.ts'
import { writeMessage } from '../../messages/write.ts'
import { fundPasswordOf, proveFundPassword } from './fundPassword.ts'

const shown = (changedAt: Date | undefined) => ({
  set: changedAt === undefined ? 0 : 1,
  changetime: changedAt?.getTime() ?? ('-' as const),
})

export const fundPasswordState: Handler<'/security/fundpasswordstate'> = async (_body, { broker, customer }) =>
  shown((await fundPasswordOf(broker.db, customer.id))?.changed_at)

interface NewFundPassword {
  readonly customerId: string
  readonly hash: string
  readonly at: Date
}

/** Sets a customer's first fund password, with its message. Returns whether there was none before. */
export const keepFundPassword = async (tx: Tx, { at, customerId, hash }: NewFundPassword): Promise<boolean> => {
  const set = await tx
    .insertInto('fund_passwords')
    .values({ customer_id: customerId, hash, changed_at: at, set_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('customer_id')
    .executeTakeFirst()
  if (set === undefined) return false
  await writeMessage(tx, { customerId, kind: 'fund-password-set', at })
  return true
}

/** All checks passed; the password is hashed before the transaction that stores it. */
const UNHASHED = reject('system-busy')

const set = async (tx: Tx, password: string, hash: string | undefined, { customer, now }: SignedInCall) => {
  const busy = await beginOperation(tx, customer.id)
  if (busy) return busy
  const name = await verifiedName(tx, customer.id)
  if (isRejection(name)) return name
  if (await fundPasswordOf(tx, customer.id)) return reject('fund-password-already-set')
  if (fundPasswordProblem(password)) return reject('fund-password-too-easy', '/password')
  if (hash === undefined) return UNHASHED
  const isKept = await keepFundPassword(tx, { customerId: customer.id, hash, at: now })
  return isKept ? shown(now) : reject('fund-password-already-set')
}

const hashed = (password: string, { broker, customer }: SignedInCall) =>
  inPasswordTurn(customer.id, () => hashPassword(password, broker.hashCost))

/** Sets the first fund password, once the identity is verified. Source: RULES.md, identity. */
export const setFundPassword: Handler<'/security/fundpasswordset'> = async (body, call) => {
  const { password, repassword } = body
  if (password !== repassword) return reject('invalid-parameters', '/repassword')
  const { broker } = call
  const intent = intentOf('/security/fundpasswordset', body, call)
  const attempt = (hash?: string) =>
    transaction(broker.db, (tx) => once(tx, intent, () => set(tx, password, hash, call)), 'read committed')
  const first = await attempt()
  if (first !== UNHASHED) return first
  const hash = await hashed(password, call)
  return isRejection(hash) ? UNHASHED : attempt(hash)
}

interface Change {
  readonly old: string
  readonly next: string
}

/** The results of the checks and the hashing, which precede the transaction. */
interface Proven {
  /** The hash that the old password matches. */
  readonly old: string
  /** The hash of the new password. */
  readonly next: string
}

/** All checks before that of the old password passed. */
const UNPROVEN = reject('wrong-fund-password', '/oldpassword')

const change = async (tx: Tx, { next, old }: Change, proven: Proven | undefined, call: SignedInCall) => {
  const { customer, now } = call
  const busy = await beginOperation(tx, customer.id)
  if (busy) return busy
  const set = await fundPasswordOf(tx, customer.id)
  if (set === undefined) return reject('fund-password-not-set')
  // Another change may have been committed between the proof and this transaction.
  if (set.hash !== proven?.old) return UNPROVEN
  if (fundPasswordProblem(next)) return reject('fund-password-too-easy', '/password')
  if (next === old) return reject('password-unchanged', '/password')
  const values = { hash: proven.next, changed_at: now }
  await tx.updateTable('fund_passwords').set(values).where('customer_id', '=', customer.id).execute()
  await writeMessage(tx, { customerId: customer.id, kind: 'fund-password-changed', at: now })
  return shown(now)
}

/**
 * Changes the fund password. A repetition gets the first answer, although its old password is no longer the current
 * one.
 */
export const changeFundPassword: Handler<'/security/fundpasswordchange'> = async (body, call) => {
  const { oldpassword: old, password: next, repassword } = body
  if (next !== repassword) return reject('invalid-parameters', '/repassword')
  const { broker, customer, now } = call
  const intent = intentOf('/security/fundpasswordchange', body, call)
  const attempt = (proven?: Proven) =>
    transaction(broker.db, (tx) => once(tx, intent, () => change(tx, { old, next }, proven, call)), 'read committed')
  const first = await attempt()
  if (first !== UNPROVEN) return first
  const isAnswered = async () => !isRejection(await attempt())
  const claim = { customerId: customer.id, password: old, field: '/oldpassword', isAnswered }
  const proof = await proveFundPassword(broker.db, claim, now)
  if (isRejection(proof)) {
    // The same request, sent at the same time, may have changed the password before the old one was proved here.
    const repeated = await attempt()
    return isRejection(repeated) ? proof : repeated
  }
  const hash = await hashed(next, call)
  return isRejection(hash) ? hash : attempt({ old: proof, next: hash })
}
