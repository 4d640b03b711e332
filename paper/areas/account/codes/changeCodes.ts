import { checkedBy, checkGuess, WRONG_IN_A_ROW } from '../guesses.ts'
import type { SignedInCall } from '../../../platform/broker/call.ts'
import type { Handler, Handlers } from '../../../platform/contract/operations.ts'
import { isRejection, reject } from '../../../platform/rejection/rejection.ts'
import { type Db, transaction, type Tx } from '../../../platform/database/transaction.ts'
import { later, MINUTE } from '../../../platform/clock/instant.ts'
import { intentOf, once } from '../../../platform/idempotency/once.ts'
import { tryOf } from '../../../platform/rateLimits/limit.ts'
import { writeMessage } from '../../messages/write.ts'
import { codesEnd, stopRecovery } from '../recovery/request.ts'
import { proveLoginPassword } from '../security/loginPassword.ts'
import { acceptCode, codesOf, hashRecoveryCode, recoveryCodesOf, recoveryLeft } from './acceptCode.ts'
import { newSecret, shownSecret, stepAt } from './timeCode.ts'

/** How long a set-up can be finished after it was shown. */
const SET_UP = 15 * MINUTE

const stateOf = async (db: Db, customerId: string) => {
  const codes = await codesOf(db, customerId)
  return {
    on: codes ? 1 : 0,
    time: codes?.on_since?.getTime() ?? ('-' as const),
    recovery: codes ? await recoveryLeft(db, customerId) : 0,
    endtime: codes ? await codesEnd(db, customerId) : ('-' as const),
  }
}

interface SetUp {
  readonly set_up_at: Date
  readonly set_up_by: Buffer
}

/** Whether this session may finish a set-up. */
const isOwn = ({ set_up_at, set_up_by }: SetUp, { now, tokenHash }: SignedInCall): boolean =>
  set_up_by.equals(tokenHash) && set_up_at > later(now, -SET_UP)

/**
 * Begins a set-up, or shows that of this session again: the customer's app may have its secret already. Replaces that of another session and
 * one that has expired.
 */
const setUp = async (tx: Tx, fresh: Buffer, call: SignedInCall) => {
  const { customer, now, tokenHash } = call
  const values = { secret: fresh, set_up_at: now, set_up_by: tokenHash, on_since: null, used_step: '0' }
  await tx
    .insertInto('login_codes')
    .values({ customer_id: customer.id, ...values })
    .onConflict((conflict) => conflict.column('customer_id').doNothing())
    .execute()
  const rows = tx.selectFrom('login_codes').selectAll().where('customer_id', '=', customer.id)
  const before = await rows.forUpdate().executeTakeFirstOrThrow()
  if (before.on_since !== null) return reject('codes-on-already')
  const kept = isOwn(before, call) ? { secret: before.secret, set_up_at: now } : values
  await tx.updateTable('login_codes').set(kept).where('customer_id', '=', customer.id).execute()
  const recovery = recoveryCodesOf(call.sessionKey('recovery codes'), kept.secret)
  await tx.deleteFrom('recovery_codes').where('customer_id', '=', customer.id).execute()
  await tx
    .insertInto('recovery_codes')
    .values(recovery.map((code) => ({ customer_id: customer.id, hash: hashRecoveryCode(code) })))
    .execute()
  return { ...shownSecret(kept.secret, customer.phone), recovery: [...recovery] }
}

const setUpCodes: Handler<'/security/codesetup'> = async ({ password }, call) => {
  const { broker, customer } = call
  if (await codesOf(broker.db, customer.id)) return reject('codes-on-already')
  const proof = await proveLoginPassword(password, call)
  if (isRejection(proof)) return proof
  if (typeof proof === 'string') return reject('wrong-original-password', '/password')
  return transaction(broker.db, (tx) => setUp(tx, newSecret(), call), 'read committed')
}

/**
 * A wrong code stays counted although its transaction is rolled back. The same request, sent many times at once, counts
 * once: each gets the answer of the first. In the next time step another code is right, so it is another guess.
 */
const checkCode = async <T>(
  { code, requestid }: { readonly code: string; readonly requestid: string },
  { broker, customer, now }: SignedInCall,
  work: () => Promise<T>,
) => {
  const counting = {
    // Counted per customer: who gets here has a session.
    inRow: { subject: `code:${customer.id}`, ...WRONG_IN_A_ROW },
    warning: { customerId: customer.id, kind: 'login-codes-wrong' },
  } as const
  const name = tryOf({ requestid, code, step: stepAt(now) })
  return checkGuess<T>(broker.db, counting, { name, now }, async () => checkedBy(await work(), 'wrong-code'))
}

/** All checks before that of the code passed. */
const UNPROVEN = reject('wrong-code', '/code')

const turnOn = async (tx: Tx, code: string | undefined, call: SignedInCall) => {
  const { customer, now } = call
  const row = await tx
    .selectFrom('login_codes')
    .selectAll()
    .where('customer_id', '=', customer.id)
    .forUpdate()
    .executeTakeFirst()
  if (row && row.on_since !== null) return reject('codes-on-already')
  if (!row || !isOwn(row, call)) return reject('code-setup-expired')
  if (code === undefined) return UNPROVEN
  const accepted = await acceptCode(tx, customer.id, code, now)
  // A recovery code does not prove that the customer's app has the secret.
  if (accepted === undefined || accepted.recoveryLeft !== undefined) return UNPROVEN
  await tx.updateTable('login_codes').set({ on_since: now }).where('customer_id', '=', customer.id).execute()
  await writeMessage(tx, { customerId: customer.id, kind: 'login-codes-on', at: now })
  return stateOf(tx, customer.id)
}

const turnCodesOn: Handler<'/security/codeson'> = async ({ code, requestid }, call) => {
  const { broker, customer, now } = call
  const intent = intentOf('/security/codeson', { code, requestid }, { customer, now })
  const attempt = (typed?: string) =>
    transaction(broker.db, (tx) => once(tx, intent, () => turnOn(tx, typed, call)), 'read committed')
  const first = await attempt()
  return first === UNPROVEN ? checkCode({ code, requestid }, call, () => attempt(code)) : first
}

const turnOff = async (tx: Tx, code: string | undefined, { customer, now }: SignedInCall) => {
  const row = await tx
    .selectFrom('login_codes')
    .select('on_since')
    .where('customer_id', '=', customer.id)
    .forUpdate()
    .executeTakeFirst()
  if (!row?.on_since) return reject('codes-not-on')
  if (code === undefined) return UNPROVEN
  if ((await acceptCode(tx, customer.id, code, now)) === undefined) return UNPROVEN
  await tx.deleteFrom('login_codes').where('customer_id', '=', customer.id).execute()
  await stopRecovery(tx, customer.id)
  await writeMessage(tx, { customerId: customer.id, kind: 'login-codes-off', at: now })
  return stateOf(tx, customer.id)
}

const turnCodesOff: Handler<'/security/codesoff'> = async ({ code, password, requestid }, call) => {
  const { broker, customer, now } = call
  const intent = intentOf('/security/codesoff', { password, code, requestid }, { customer, now })
  const attempt = (typed?: string) =>
    transaction(broker.db, (tx) => once(tx, intent, () => turnOff(tx, typed, call)), 'read committed')
  const first = await attempt()
  if (first !== UNPROVEN) return first
  const proof = await proveLoginPassword(password, call)
  if (isRejection(proof)) return proof
  if (typeof proof === 'string') return reject('wrong-original-password', '/password')
  return checkCode({ code, requestid }, call, () => attempt(code))
}

export const codeHandlers = {
  '/security/codestate': (_body, { broker, customer }) => stateOf(broker.db, customer.id),
  '/security/codesetup': setUpCodes,
  '/security/codeson': turnCodesOn,
  '/security/codesoff': turnCodesOff,
} satisfies Partial<Handlers>
