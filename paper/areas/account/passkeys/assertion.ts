import type { Selectable } from 'kysely'
import type { PasskeySettings } from '../../../platform/broker/call.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import { acceptedOrigins, type ClientData } from './clientData.ts'

/** What a device answers to a challenge, in Base64url. */
export interface Assertion {
  readonly credentialid: string
  readonly clientdata: string
  readonly authenticatordata: string
  readonly signature: string
  readonly userhandle?: string | undefined
}

type Passkey = Selectable<Database['passkeys']>

export const findPasskey = (db: Db, credentialId: string): Promise<Passkey | undefined> =>
  db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst()

/** How a device is told which customer a passkey is of: 16 bytes in which nothing personal can be read. */
export const userHandleOf = (customerId: string): string =>
  Buffer.from(customerId.replaceAll('-', ''), 'hex').toString('base64url')

/** The counter of signatures after a right answer; undefined where the answer is wrong in any way. */
const countOf = async (
  passkey: Passkey,
  assertion: Assertion,
  client: ClientData,
  settings: PasskeySettings,
): Promise<number | undefined> => {
  // Reading certificates takes a third of a second of the start: only a broker that needs it loads it.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  try {
    const { authenticationInfo, verified } = await verifyAuthenticationResponse({
      response: {
        id: assertion.credentialid,
        rawId: assertion.credentialid,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: assertion.clientdata,
          authenticatorData: assertion.authenticatordata,
          signature: assertion.signature,
        },
      },
      expectedChallenge: client.challenge,
      expectedOrigin: acceptedOrigins(settings, client),
      expectedRPID: settings.domain,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: Number(passkey.counter),
      },
      requireUserVerification: true,
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    // Each reason has an error of its own, and all of them mean the same to the customer.
    return undefined
  }
}

/**
 * Whether a device has answered a challenge rightly: signature, origin, domain, verification of the customer, and a counter
 * of signatures that has grown. The caller has used up the challenge, which proves that the broker asked. Notes the use.
 * Source: RULES.md, security.
 */
export const acceptAssertion = async (
  db: Db,
  passkey: Passkey,
  assertion: Assertion,
  { client, now, settings }: { readonly client: ClientData; readonly now: Date; readonly settings: PasskeySettings },
): Promise<boolean> => {
  const handle = assertion.userhandle ?? ''
  if (handle !== '' && handle !== userHandleOf(passkey.customer_id)) return false
  const count = await countOf(passkey, assertion, client, settings)
  if (count === undefined) return false
  // Of two devices with a copy of the same key, one is behind: on any process, the counter only grows.
  const used = await db
    .updateTable('passkeys')
    .set({ counter: String(count), used_at: now })
    .where('id', '=', passkey.id)
    .where((eb) => eb.or([eb('counter', '<', String(count)), eb('counter', '=', '0')]))
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}
