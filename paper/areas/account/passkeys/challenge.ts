import { randomBytes } from 'node:crypto'
import type { ExpressionBuilder } from 'kysely'
import { MOST_PASSKEYS, PASSKEY_TIMEOUT } from '../../../../domain/account/passkey.ts'
import { later } from '../../../platform/clock/instant.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Db } from '../../../platform/database/transaction.ts'

type ChallengeRow = Database['passkey_challenges']

/** The purpose for which a device is asked to sign. */
export interface ChallengeUse extends Pick<ChallengeRow, 'purpose' | 'customer_id'> {
  /** What else the challenge is for: the session that adds a passkey, the withdrawal. */
  readonly boundTo: Buffer
  /** Whether the passkey to be added may take the place of the fund password. */
  readonly confirmsFunds?: boolean
}

/** Its purpose alone. */
export const UNBOUND = Buffer.alloc(0)

/** Makes a challenge of 256 random bits, in Base64url, which is accepted once and for five minutes. */
export const newChallenge = async (db: Db, use: ChallengeUse, now: Date): Promise<string> => {
  const challenge = randomBytes(32).toString('base64url')
  await db
    .insertInto('passkey_challenges')
    .values({
      challenge,
      purpose: use.purpose,
      customer_id: use.customer_id,
      bound_to: use.boundTo,
      confirms_funds: use.confirmsFunds ?? false,
      used_by: null,
      expires_at: later(now, PASSKEY_TIMEOUT),
    })
    .execute()
  return challenge
}

/** That a challenge is for this, and not too old. */
const isOpen =
  (challenge: string, { boundTo, customer_id, purpose }: ChallengeUse, now: Date) =>
  (eb: ExpressionBuilder<Database, 'passkey_challenges'>) =>
    eb.and([
      eb('challenge', '=', challenge),
      eb('purpose', '=', purpose),
      eb('customer_id', 'is not distinct from', customer_id),
      eb('bound_to', '=', boundTo),
      eb('expires_at', '>', now),
    ])

/**
 * Uses up a challenge; undefined where it was used, is too old, or is not for this. Of simultaneous requests with the same
 * one, on any process, one finds it. Source: RULES.md, security.
 */
export const takeChallenge = async (
  db: Db,
  challenge: string,
  use: ChallengeUse,
  now: Date,
): Promise<{ readonly confirmsFunds: boolean } | undefined> => {
  const row = await db
    .deleteFrom('passkey_challenges')
    .where(isOpen(challenge, use, now))
    .returning('confirms_funds')
    .executeTakeFirst()
  return row && { confirmsFunds: row.confirms_funds }
}

/** Whose a challenge is after a request has asked for it: its own, that of a request under way, or nobody's. */
export type Claimed = 'own' | 'under-way' | 'none'

/**
 * Uses up a challenge for a request with an id, as `takeChallenge` does; but its repetition, sent while the first one is
 * under way, is told apart from a challenge that another request has used.
 */
export const claimChallenge = async (
  db: Db,
  challenge: string,
  use: ChallengeUse,
  { now, requestId }: { readonly now: Date; readonly requestId: string },
): Promise<Claimed> => {
  const taken = await db
    .updateTable('passkey_challenges')
    .set({ used_by: requestId })
    .where(isOpen(challenge, use, now))
    .where('used_by', 'is', null)
    .returning('challenge')
    .executeTakeFirst()
  if (taken) return 'own'
  const first = await db
    .selectFrom('passkey_challenges')
    .select('used_by')
    .where('challenge', '=', challenge)
    .where('customer_id', 'is not distinct from', use.customer_id)
    .executeTakeFirst()
  return first?.used_by === requestId ? 'under-way' : 'none'
}

/** Forgets a used challenge: a repetition of its request finds none. */
export const dropChallenge = async (db: Db, challenge: string): Promise<void> => {
  await db.deleteFrom('passkey_challenges').where('challenge', '=', challenge).execute()
}

/** The identifiers of a customer's passkeys on their devices. */
export const credentialsOf = async (db: Db, customerId: string): Promise<Array<string>> => {
  const rows = await db
    .selectFrom('passkeys')
    .select('credential_id')
    .where('customer_id', '=', customerId)
    .limit(MOST_PASSKEYS)
    .execute()
  return rows.map(({ credential_id }) => credential_id)
}
