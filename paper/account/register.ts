import { registrationProblems, tidyInvitation } from '../../domain/account/credentials.ts'
import type { Handler } from '../contract/operations.ts'
import { isRejection, reject } from '../contract/rejection.ts'
import { transaction, type Tx } from '../database/transaction.ts'
import { once } from '../idempotency/once.ts'
import { openAccount } from './openAccount.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { byAddress, isThrottled, noteFailure } from './throttle.ts'

/** Names of the fields as they are on the wire, to say which one is to blame. */
const WIRE = {
  account: 'account',
  password: 'password',
  confirmation: 'repassword',
  invitation: 'invitecode',
  agreed: 'agree',
}

/**
 * Opens an account. Invitation codes that do not exist count as failed attempts of the address, so they cannot be
 * found by trying.
 */
export const register: Handler<'/user/register'> = async (body, { address, broker, now }) => {
  const { account, invitecode, password, repassword, requestid } = body
  const form = { account, password, confirmation: repassword, invitation: invitecode, agreed: body.agree === '1' }
  const [problem] = registrationProblems(form)
  if (problem) return reject('invalid-parameters', `/${WIRE[problem.field]}`)

  const invitation = tidyInvitation(invitecode)
  const guesses = byAddress(address)
  if (await isThrottled(broker.db, guesses, now)) return reject('submitted-too-frequently')
  const inviter = await broker.db
    .selectFrom('customers')
    .select('id')
    .where('invitation_code', '=', invitation)
    .executeTakeFirst()
  if (inviter === undefined) {
    await noteFailure(broker.db, guesses, now)
    return reject('inviter-not-found', '/invitecode')
  }

  const passwordHash = await hashPassword(password, broker.hashCost)
  let isFirst = false
  const work = (tx: Tx) => {
    isFirst = false
    // The password is left out: a plain digest of it would be easier to guess than its argon2 hash.
    const intent = { operation: '/user/register', parameters: { account, invitation }, at: now }
    return once(tx, { scope: `account:${account}`, id: requestid, ...intent }, async () => {
      isFirst = true
      const made = await openAccount(tx, { phone: account, passwordHash, invitedBy: inviter.id, at: now })
      return isRejection(made) ? made : { id: String(made.number), account }
    })
  }
  // Only new rows are written, and each that must not exist twice has a unique key.
  const opened = await transaction(broker.db, work, 'repeatable read')
  if (isFirst || isRejection(opened)) return opened
  const { password_hash: stored } = await broker.db
    .selectFrom('customers')
    .select('password_hash')
    .where('phone', '=', account)
    .executeTakeFirstOrThrow()
  return (await isPassword(stored, password)) ? opened : reject('request-id-reused')
}
