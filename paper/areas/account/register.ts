import { registrationProblems, tidyInvitation } from '../../../domain/account/credentials.ts'
import type { Call } from '../../platform/broker/call.ts'
import type { Body, Handler } from '../../platform/contract/operations.ts'
import { isRejection, reject } from '../../platform/rejection/rejection.ts'
import { transaction, type Tx } from '../../platform/database/transaction.ts'
import { networkOf } from '../../platform/http/network.ts'
import { intentOf, once } from '../../platform/idempotency/once.ts'
import { newTry, returnTry, takeTry } from '../../platform/rateLimits/limit.ts'
import { openAccount } from './openAccount.ts'
import { byNetwork, openedBy } from './loginGuesses.ts'
import { hashPassword, inPasswordTurn, isPassword } from './passwords.ts'

/** Names of the fields on the wire, to report the invalid one. */
const WIRE = {
  account: 'account',
  password: 'password',
  confirmation: 'repassword',
  invitation: 'invitecode',
  agreed: 'agree',
}

const open = async (body: Body<'/user/register'>, { broker, now }: Call) => {
  const { account, invitecode, password } = body
  const invitation = tidyInvitation(invitecode)
  const inviter = await broker.db
    .selectFrom('customers')
    .select('id')
    .where('invitation_code', '=', invitation)
    .executeTakeFirst()
  if (inviter === undefined) return reject('inviter-not-found', '/invitecode')
  const passwordHash = await hashPassword(password, broker.hashCost)
  let isFirst = false
  const work = (tx: Tx) => {
    isFirst = false
    const owner = { customer: { id: `account:${account}` }, now }
    return once(tx, intentOf('/user/register', { ...body, invitecode: invitation }, owner), async () => {
      isFirst = true
      const made = await openAccount(tx, {
        phone: account,
        passwordHash,
        invitedBy: inviter.id,
        clock: broker.clock,
        at: now,
      })
      return isRejection(made) ? made : { id: String(made.number), account }
    })
  }
  // The transaction only inserts rows, and each that must not exist twice has a unique key.
  const opened = await transaction(broker.db, work, 'read committed')
  if (isFirst || isRejection(opened)) return opened
  const { password_hash: stored } = await broker.db
    .selectFrom('customers')
    .select('password_hash')
    .where('phone', '=', account)
    .executeTakeFirstOrThrow()
  return (await isPassword(stored, password)) ? opened : reject('request-id-reused')
}

/**
 * Opens an account. Every registration counts as a failure of its network until it has succeeded, so that neither
 * invitation codes nor the numbers of customers can be found by guessing, and as an account that it opened until it has
 * failed.
 */
export const register: Handler<'/user/register'> = async (body, call) => {
  const { account, invitecode, password, repassword } = body
  const form = { account, password, confirmation: repassword, invitation: invitecode, agreed: body.agree === '1' }
  const [problem] = registrationProblems(form)
  if (problem) return reject('invalid-parameters', `/${WIRE[problem.field]}`)

  const network = networkOf(call.address)
  const [failures, accounts] = [byNetwork(network), openedBy(network)]
  const { db } = call.broker
  return inPasswordTurn(failures.subject, async () => {
    const name = newTry()
    if ((await takeTry(db, failures, name, call.now)) === undefined) return reject('submitted-too-frequently')
    const isAllowed = (await takeTry(db, accounts, name, call.now)) !== undefined
    const opened = isAllowed ? await open(body, call) : reject('submitted-too-frequently')
    if (!isAllowed || !isRejection(opened)) await returnTry(db, failures, name)
    else await returnTry(db, accounts, name)
    return opened
  })
}
