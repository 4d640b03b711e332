import { MOST_PASSKEYS, PASSKEY_TIMEOUT } from '../../../../domain/account/passkey.ts'
import { tidyCode } from '../../../../domain/account/loginCode.ts'
import { BROKER_NAME } from '../../../platform/broker/name.ts'
import type { SignedInCall } from '../../../platform/broker/call.ts'
import type { Body, Handler } from '../../../platform/contract/operations.ts'
import { type Db, transaction, type Tx } from '../../../platform/database/transaction.ts'
import { intentOf, once } from '../../../platform/idempotency/once.ts'
import { newTry } from '../../../platform/rateLimits/limit.ts'
import { isRejection, reject } from '../../../platform/rejection/rejection.ts'
import { uuidv7 } from '../../../platform/wireText/uuid.ts'
import { writeMessage } from '../../messages/write.ts'
import { acceptCode, codesOf } from '../codes/acceptCode.ts'
import { deviceOf } from '../device.ts'
import { checkedBy, checkGuess, WRONG_IN_A_ROW } from '../guesses.ts'
import { proveFundPassword } from '../security/fundPassword.ts'
import { proveLoginPassword } from '../security/loginPassword.ts'
import { userHandleOf } from './assertion.ts'
import { type ChallengeUse, credentialsOf, newChallenge, takeChallenge } from './challenge.ts'
import { acceptedOrigins, type ClientData, clientDataOf } from './clientData.ts'
import { type PasskeyRow, showPasskey } from './showPasskey.ts'

/** The code that the log-in would ask for, since a passkey takes its place there. Counted as in the settings of codes. */
const proveCode = async (typed: string, { broker: { db }, customer, now }: SignedInCall) => {
  if ((await codesOf(db, customer.id)) === undefined) return undefined
  if (tidyCode(typed) === '') return reject('code-required', '/code')
  const counting = {
    inRow: { subject: `code:${customer.id}`, ...WRONG_IN_A_ROW },
    warning: { customerId: customer.id, kind: 'login-codes-wrong' },
  } as const
  const accepted = await checkGuess(db, counting, { name: newTry(), now }, async () =>
    checkedBy((await acceptCode(db, customer.id, typed, now)) ?? reject('wrong-code', '/code'), 'wrong-code'),
  )
  return isRejection(accepted) ? accepted : undefined
}

const isFull = async (db: Db, customerId: string): Promise<boolean> =>
  (await credentialsOf(db, customerId)).length >= MOST_PASSKEYS

/** What the challenge of a new passkey is for: the session that has proved the passwords. */
const challengeOf = ({ customer, tokenHash }: SignedInCall): ChallengeUse => ({
  purpose: 'add',
  customer_id: customer.id,
  boundTo: tokenHash,
})

/** Begins to add a passkey, where the customer proves what it will take the place of. */
export const setUpPasskey: Handler<'/security/passkeysetup'> = async (body, call) => {
  const { broker, customer, now } = call
  const { db, passkeys } = broker
  if (await isFull(db, customer.id)) return reject('passkeys-full')
  const proof = await proveLoginPassword(body.password, call)
  if (isRejection(proof)) return proof
  if (typeof proof === 'string') return reject('wrong-original-password', '/password')
  const fund = body.fundpassword ?? ''
  if (fund !== '') {
    const claim = { customerId: customer.id, password: fund, field: '/fundpassword' }
    const proven = await proveFundPassword(db, claim, now)
    if (isRejection(proven)) return proven
  }
  const refusal = await proveCode(body.code ?? '', call)
  if (refusal) return refusal
  return {
    challenge: await newChallenge(db, { ...challengeOf(call), confirmsFunds: fund !== '' }, now),
    rpid: passkeys.domain,
    rpname: BROKER_NAME,
    userid: userHandleOf(customer.id),
    username: customer.phone,
    timeout: PASSKEY_TIMEOUT,
    exclude: await credentialsOf(db, customer.id),
  }
}

/** The key of a passkey that its device has just made. */
interface NewKey {
  readonly publicKey: Buffer
  readonly counter: number
}

/** The new key; undefined where what the device says is wrong in any way. */
const keyOf = async (
  { attestation, clientdata, credentialid }: Body<'/security/passkeyadd'>,
  client: ClientData,
  { broker: { passkeys } }: SignedInCall,
): Promise<NewKey | undefined> => {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  try {
    const { registrationInfo, verified } = await verifyRegistrationResponse({
      response: {
        id: credentialid,
        rawId: credentialid,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: clientdata, attestationObject: attestation },
      },
      expectedChallenge: client.challenge,
      expectedOrigin: acceptedOrigins(passkeys, client),
      expectedRPID: passkeys.domain,
      requireUserVerification: true,
    })
    if (!verified || registrationInfo.credential.id !== credentialid) return undefined
    const { counter, publicKey } = registrationInfo.credential
    return { publicKey: Buffer.from(publicKey), counter }
  } catch {
    return undefined
  }
}

/** All checks before that of the device's answer passed. */
const UNPROVEN = reject('passkey-not-accepted')

/** What the customer calls it; without a name, what the client calls itself. */
const nameOf = (typed: string | undefined, call: SignedInCall): string => {
  const { browser, system } = deviceOf(call)
  const known = [browser, system].filter((name) => name !== '').join(' · ')
  return (typed?.trim() || known || 'Passkey').slice(0, 40)
}

const store = async (
  tx: Tx,
  body: Body<'/security/passkeyadd'>,
  client: ClientData,
  key: NewKey | undefined,
  call: SignedInCall,
) => {
  const { customer, now } = call
  // Simultaneous additions of one customer would each see the number before the other.
  await tx.selectFrom('customers').select('id').where('id', '=', customer.id).forNoKeyUpdate().execute()
  if (await isFull(tx, customer.id)) return reject('passkeys-full')
  if (key === undefined) return UNPROVEN
  const taken = await takeChallenge(tx, client.challenge, challengeOf(call), now)
  if (taken === undefined) return reject('passkey-expired')
  const row: PasskeyRow | undefined = await tx
    .insertInto('passkeys')
    .values({
      id: uuidv7(now),
      customer_id: customer.id,
      credential_id: body.credentialid,
      public_key: key.publicKey,
      counter: String(key.counter),
      name: nameOf(body.name, call),
      confirms_funds: taken.confirmsFunds,
      added_at: now,
      used_at: null,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (row === undefined) return reject('passkey-exists')
  await writeMessage(tx, { customerId: customer.id, kind: 'passkey-added', parameters: { name: row.name }, at: now })
  return showPasskey(row)
}

/** Adds a passkey. The device's answer is checked outside the transaction that uses up its challenge. */
export const addPasskey: Handler<'/security/passkeyadd'> = async (body, call) => {
  const { broker, customer, now } = call
  const client = clientDataOf(body.clientdata)
  if (client === undefined) return UNPROVEN
  const intent = intentOf('/security/passkeyadd', body, { customer, now })
  const attempt = (key?: NewKey) =>
    transaction(broker.db, (tx) => once(tx, intent, () => store(tx, body, client, key, call)), 'read committed')
  const first = await attempt()
  if (first !== UNPROVEN) return first
  // Nothing is guessed here: a client with a challenge has proved the passwords, and makes the key.
  const key = await keyOf(body, client, call)
  return key === undefined ? UNPROVEN : attempt(key)
}
