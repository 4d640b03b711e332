import { PASSKEY_TIMEOUT } from '../../../../domain/account/passkey.ts'
import { MINUTE } from '../../../platform/clock/instant.ts'
import type { SignedInCall } from '../../../platform/broker/call.ts'
import { newTry, takeTry } from '../../../platform/rateLimits/limit.ts'
import { isRejection, reject } from '../../../platform/rejection/rejection.ts'
import { checkedBy, checkGuess, WRONG_IN_A_ROW } from '../guesses.ts'
import { acceptAssertion, type Assertion, findPasskey } from './assertion.ts'
import { type ChallengeUse, claimChallenge, dropChallenge, newChallenge } from './challenge.ts'
import { type ClientData, clientDataOf } from './clientData.ts'

const challengeOf = (customerId: string, digest: Buffer): ChallengeUse => ({
  purpose: 'withdraw',
  customer_id: customerId,
  boundTo: digest,
})

/** Makes a challenge for one operation with money, which `digest` names. Refused where no passkey confirms any. */
export const askConfirmation = async (digest: Buffer, { broker: { db, passkeys }, customer, now }: SignedInCall) => {
  const limit = { subject: `passkey-confirm:${customer.id}`, allowed: 60, within: MINUTE }
  if ((await takeTry(db, limit, newTry(), now)) === undefined) return reject('submitted-too-frequently')
  const rows = await db
    .selectFrom('passkeys')
    .select('credential_id')
    .where('customer_id', '=', customer.id)
    .where('confirms_funds', '=', true)
    .execute()
  if (rows.length === 0) return reject('passkey-not-found')
  return {
    challenge: await newChallenge(db, challengeOf(customer.id, digest), now),
    rpid: passkeys.domain,
    timeout: PASSKEY_TIMEOUT,
    allow: rows.map(({ credential_id }) => credential_id),
  }
}

const REFUSED = reject('passkey-not-accepted')

const prove = async (
  client: ClientData,
  assertion: Assertion,
  { broker: { db, passkeys: settings }, customer, now }: SignedInCall,
) => {
  const passkey = await findPasskey(db, assertion.credentialid)
  if (passkey?.customer_id !== customer.id || !passkey.confirms_funds) return REFUSED
  return (await acceptAssertion(db, passkey, assertion, { client, now, settings })) ? ('confirmed' as const) : REFUSED
}

/**
 * Whether the customer has confirmed the operation that `digest` names with a passkey that takes the place of the fund
 * password; the reason of the refusal where not. A right answer counts for the request with that id only; counted per
 * customer. Not to be called inside a transaction: the count and the used challenge must stay when that is rolled back.
 * Source: RULES.md, security.
 */
export const proveConfirmation = async (
  { digest, requestId }: { readonly digest: Buffer; readonly requestId: string },
  assertion: Assertion,
  call: SignedInCall,
) => {
  const { broker, customer, now } = call
  const { db } = broker
  const client = clientDataOf(assertion.clientdata)
  if (client === undefined) return REFUSED
  // Of the same request, sent many times at once, one is checked: the others are no guesses.
  const claimed = await claimChallenge(db, client.challenge, challengeOf(customer.id, digest), { now, requestId })
  if (claimed === 'under-way') return reject('fund-operation-in-progress')
  if (claimed === 'none') return reject('passkey-expired')
  const counting = { inRow: { subject: `passkey:${customer.id}`, ...WRONG_IN_A_ROW } }
  const proof = await checkGuess(db, counting, { name: newTry(), now }, async () =>
    checkedBy(await prove(client, assertion, call), REFUSED.code),
  )
  if (isRejection(proof)) await dropChallenge(db, client.challenge)
  return proof
}
