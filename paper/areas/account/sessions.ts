import { createHash, randomBytes } from 'node:crypto'
import type { FindSession } from '../../platform/http/session.ts'
import type { Db } from '../../platform/database/transaction.ts'
import { DAY, HOUR, later, MINUTE } from '../../platform/clock/instant.ts'

/** A session ends when it is not used for this long. Source: RULES.md, session. */
const IDLE = 12 * HOUR
/** A session ends after this long, used or not. */
const LONGEST = 7 * DAY
/** The time of use is stored at most this often, so that not every read is a write. */
const USE_NOTED_EVERY = MINUTE

/** What the database stores of a token: enough to recognise it, but no session can be opened with it. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Opens a session and returns its token, 256 random bits. */
export const openSession = async (db: Db, customerId: string, now: Date): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      customer_id: customerId,
      created_at: now,
      used_at: now,
      expires_at: later(now, LONGEST),
    })
    .execute()
  return token
}

/** The customer of a session that is valid now and belongs to the account that the request names. */
export const findSession: FindSession = async (db, token, account, now) => {
  if (token === '') return undefined
  const tokenHash = hashToken(token)
  const row = await db
    .selectFrom('sessions as s')
    .innerJoin('customers as c', 'c.id', 's.customer_id')
    .select(['c.id', 'c.number', 'c.phone', 'c.frozen_at', 's.used_at'])
    .where('s.token_hash', '=', tokenHash)
    .where('s.expires_at', '>', now)
    .where('s.used_at', '>', later(now, -IDLE))
    .where('c.phone', '=', account)
    .executeTakeFirst()
  if (row === undefined) return undefined
  if (row.used_at < later(now, -USE_NOTED_EVERY)) {
    await db.updateTable('sessions').set({ used_at: now }).where('token_hash', '=', tokenHash).execute()
  }
  return {
    customer: { id: row.id, number: row.number, phone: row.phone, frozen: row.frozen_at !== null },
    tokenHash,
  }
}

/** Ends one session. */
export const closeSession = async (db: Db, tokenHash: Buffer): Promise<void> => {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

/** Ends every session of a customer. */
export const closeSessionsOf = async (db: Db, customerId: string): Promise<void> => {
  await db.deleteFrom('sessions').where('customer_id', '=', customerId).execute()
}
