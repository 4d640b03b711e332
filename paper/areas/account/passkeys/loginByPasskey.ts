import { createHash } from 'node:crypto'
import { PASSKEY_TIMEOUT } from '../../../../domain/account/passkey.ts'
import type { Call } from '../../../platform/broker/call.ts'
import { MINUTE } from '../../../platform/clock/instant.ts'
import type { Body, Handler, Handlers } from '../../../platform/contract/operations.ts'
import { networkOf } from '../../../platform/http/network.ts'
import { newTry, takeTry } from '../../../platform/rateLimits/limit.ts'
import { isRejection, reject } from '../../../platform/rejection/rejection.ts'
import { deviceOf } from '../device.ts'
import { checkedBy, checkGuess, type Counting, WRONG_IN_A_ROW } from '../guesses.ts'
import { byNetwork } from '../loginGuesses.ts'
import { noteLogin } from '../security/loginAddress.ts'
import { openSession } from '../sessions.ts'
import { acceptAssertion, findPasskey } from './assertion.ts'
import { newChallenge, takeChallenge, UNBOUND } from './challenge.ts'
import { clientDataOf } from './clientData.ts'

/** A challenge is a row: no address may fill the table. */
const challengesOf = (network: string) => ({ subject: `passkey-login:${network}`, allowed: 60, within: MINUTE })

const LOGIN = { purpose: 'login', customer_id: null, boundTo: UNBOUND } as const

const begin: Handler<'/user/loginchallenge'> = async (_body, { address, broker: { db, passkeys }, now }) => {
  if ((await takeTry(db, challengesOf(networkOf(address)), newTry(), now)) === undefined)
    return reject('submitted-too-frequently')
  return { challenge: await newChallenge(db, LOGIN, now), rpid: passkeys.domain, timeout: PASSKEY_TIMEOUT, allow: [] }
}

/** Counted for a passkey and an address, known or not, as wrong passwords are for an account and an address. */
const countingOf = ({ credentialid }: Body<'/user/loginbypasskey'>, network: string): Counting => {
  const digest = createHash('sha256').update(credentialid).digest('base64url')
  return { before: byNetwork(network), inRow: { subject: `login:passkey:${digest}:${network}`, ...WRONG_IN_A_ROW } }
}

const REFUSED = reject('passkey-not-accepted')

/** The passkey with which a device has answered rightly. */
const prove = async (body: Body<'/user/loginbypasskey'>, { broker: { db, passkeys: settings }, now }: Call) => {
  const client = clientDataOf(body.clientdata)
  if (client === undefined) return REFUSED
  if ((await takeChallenge(db, client.challenge, LOGIN, now)) === undefined) return reject('passkey-expired')
  const passkey = await findPasskey(db, body.credentialid)
  const isRight = passkey !== undefined && (await acceptAssertion(db, passkey, body, { client, now, settings }))
  return isRight ? passkey : REFUSED
}

/** Opens a session where a device answers rightly with a passkey of the customer: no password and no code is asked for. */
const login: Handler<'/user/loginbypasskey'> = async (body, call) => {
  const { address, broker, now } = call
  const { db } = broker
  const counting = countingOf(body, networkOf(address))
  const found = await checkGuess(db, counting, { name: newTry(), now }, async () =>
    checkedBy(await prove(body, call), REFUSED.code),
  )
  if (isRejection(found)) return found
  const { customer_id: customerId, id } = found
  const { frozen_at, phone } = await db
    .selectFrom('customers')
    .select(['frozen_at', 'phone'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  if (frozen_at !== null) return reject('account-frozen')
  const device = deviceOf(call)
  await noteLogin(db, { customerId, address, device, at: now })
  return { token: await openSession(db, customerId, now, device, id), account: phone }
}

export const passkeyLoginHandlers = {
  '/user/loginchallenge': begin,
  '/user/loginbypasskey': login,
} satisfies Partial<Handlers>
