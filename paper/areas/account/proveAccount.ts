import type { Call } from '../../platform/broker/call.ts'
import type { Db } from '../../platform/database/transaction.ts'
import { networkOf } from '../../platform/http/network.ts'
import { newTry } from '../../platform/rateLimits/limit.ts'
import { isRejection, reject, type Rejection } from '../../platform/rejection/rejection.ts'
import { checkedBy, checkGuess } from './guesses.ts'
import { byNetwork, countingOf, type Guesser, PASSWORD } from './loginGuesses.ts'
import { hashPassword, inPasswordTurn, isPassword } from './passwords.ts'
import { isKnownNetwork } from './security/loginAddress.ts'

/** Who has shown the login password of an account without a session. */
export interface ProvedAccount extends Guesser {
  readonly customerId: string
}

type Refusal = Rejection<'submitted-too-frequently' | 'wrong-credentials' | 'account-frozen'>

const findAccount = (db: Db, phone: string, network: string) =>
  db
    .selectFrom('customers')
    .select((eb) => ['id', 'password_hash', 'frozen_at', isKnownNetwork(eb, network).as('is_known')])
    .where('phone', '=', phone)
    .executeTakeFirst()

/**
 * Checks account and login password. The caller is in the password turn of the address. An account that does not exist gets
 * the same answer as a wrong password, after the same work, so that the broker does not reveal who its customers are.
 * Source: RULES.md, security.
 */
export const proveInTurn = async (
  { account, password }: { readonly account: string; readonly password: string },
  { address, broker: { db, hashCost }, now }: Call,
): Promise<ProvedAccount | Refusal> => {
  const network = networkOf(address)
  const row = await findAccount(db, account, network)
  const guesser = { account, network, isKnown: row?.is_known === true, customerId: row?.id }
  const found = await checkGuess(db, countingOf(PASSWORD, guesser), { name: newTry(), now }, async () => {
    if (row === undefined) await hashPassword(password, hashCost)
    const isRight = row !== undefined && (await isPassword(row.password_hash, password))
    return checkedBy(isRight ? row : reject('wrong-credentials'), 'wrong-credentials')
  })
  if (isRejection(found)) return found
  return found.frozen_at === null ? { ...guesser, customerId: found.id } : reject('account-frozen')
}

/** The same, in the password turn of the address. */
export const proveAccount = (
  login: { readonly account: string; readonly password: string },
  call: Call,
): Promise<ProvedAccount | Refusal | Rejection<'system-busy'>> =>
  inPasswordTurn(byNetwork(networkOf(call.address)).subject, () => proveInTurn(login, call))
