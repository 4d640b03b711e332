import type { Call } from '../../platform/broker/call.ts'
import type { Body, Handler } from '../../platform/contract/operations.ts'
import { isRejection, reject } from '../../platform/rejection/rejection.ts'
import type { Db } from '../../platform/database/transaction.ts'
import { networkOf } from '../../platform/http/network.ts'
import { newTry } from '../../platform/rateLimits/limit.ts'
import { isKnownNetwork, noteLogin } from './security/loginAddress.ts'
import { deviceOf } from './device.ts'
import { checkedBy, checkGuess } from './guesses.ts'
import { byNetwork, countingOf, PASSWORD } from './loginGuesses.ts'
import { hashPassword, inPasswordTurn, isPassword } from './passwords.ts'
import { passSecondStep } from './secondStep.ts'
import { openSession } from './sessions.ts'

const findAccount = (db: Db, phone: string, network: string) =>
  db
    .selectFrom('customers')
    .select((eb) => ['id', 'password_hash', 'frozen_at', isKnownNetwork(eb, network).as('is_known')])
    .where('phone', '=', phone)
    .executeTakeFirst()

/**
 * A login for an account that does not exist gets the same answer as a wrong password, after the same work, so that the
 * broker does not reveal who its customers are.
 */
const tryLogin = async ({ account, code, password }: Body<'/user/login'>, call: Call) => {
  const { address, broker, now } = call
  const { db } = broker
  const network = networkOf(address)
  const row = await findAccount(db, account, network)
  const guesser = { account, network, isKnown: row?.is_known === true, customerId: row?.id }
  const found = await checkGuess(db, countingOf(PASSWORD, guesser), { name: newTry(), now }, async () => {
    if (row === undefined) await hashPassword(password, broker.hashCost)
    const isRight = row !== undefined && (await isPassword(row.password_hash, password))
    return checkedBy(isRight ? row : reject('wrong-credentials'), 'wrong-credentials')
  })
  if (isRejection(found)) return found
  if (found.frozen_at !== null) return reject('account-frozen')
  const refusal = await passSecondStep({ ...guesser, customerId: found.id, code }, call)
  if (refusal) return refusal
  const device = deviceOf(call)
  await noteLogin(db, { customerId: found.id, address, device, at: now })
  return { token: await openSession(db, found.id, now, device), account }
}

/** Opens a session where the password is right, and the one-time code where the customer has turned codes on. */
export const login: Handler<'/user/login'> = (body, call) =>
  inPasswordTurn(byNetwork(networkOf(call.address)).subject, () => tryLogin(body, call))
