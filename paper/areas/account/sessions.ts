import { createHash, createHmac, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { batchesOf } from '../../platform/batch/batch.ts'
import type { SessionKey } from '../../platform/broker/call.ts'
import type { FindSession } from '../../platform/http/session.ts'
import type { Db } from '../../platform/database/transaction.ts'
import { DAY, HOUR, later, MINUTE } from '../../platform/clock/instant.ts'
import { overridesVersion } from '../../market/overrides/overrides.ts'
import { NO_DEVICE } from './device.ts'

/** A session ends when it is not used for this long. Source: RULES.md, session. */
const IDLE = 12 * HOUR
/** A session ends after this long, used or not. */
const LONGEST = 7 * DAY
/** Sessions that an account has at most: opening one more ends the one that was not used for the longest time. */
const AT_MOST = 200
/** The time of use is stored at most this often, so that not every read is a write. */
const USE_NOTED_EVERY = MINUTE

/** What the database stores of a token: enough to recognise it, but no session can be opened with it. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

const keysOf =
  (token: string): SessionKey =>
  (purpose) =>
    createHmac('sha256', token).update(purpose).digest()

/** Opens a session and returns its token, 256 random bits. `passkeyId` where a passkey opens it. Source: RULES.md, security. */
export const openSession = async (
  db: Db,
  customerId: string,
  now: Date,
  device = NO_DEVICE,
  passkeyId: string | null = null,
): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  // All parts of the statement see the sessions as they were before it.
  await db
    .with('ended', (part) =>
      part.deleteFrom('sessions').where('token_hash', 'in', (sessions) =>
        sessions
          .selectFrom('sessions')
          .select('token_hash')
          .where('customer_id', '=', customerId)
          .orderBy('used_at', 'desc')
          .orderBy('id')
          .offset(AT_MOST - 1),
      ),
    )
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      customer_id: customerId,
      created_at: now,
      used_at: now,
      expires_at: later(now, LONGEST),
      passkey_id: passkeyId,
      ...device,
    })
    .execute()
  return token
}

interface SessionRow {
  readonly token_hash: Buffer
  readonly expires_at: Date
  readonly used_at: Date
  readonly id: string
  readonly number: bigint
  readonly phone: string
  readonly frozen_at: Date | null
  readonly market_version: string
}

/** Reads the sessions of tokens in one query; undefined for each token without one. */
const readSessions = async (db: Db, hashes: ReadonlyArray<Buffer>): Promise<ReadonlyArray<SessionRow | undefined>> => {
  const { rows } = await sql<SessionRow>`
    select s.token_hash, s.expires_at, s.used_at, c.id, c.number, c.phone, c.frozen_at, ${overridesVersion} as market_version
    from sessions s join customers c on c.id = s.customer_id
    where s.token_hash = any (${hashes}::bytea[])`.execute(db)
  const byHash = new Map(rows.map((row) => [row.token_hash.toString('hex'), row]))
  return hashes.map((hash) => byHash.get(hash.toString('hex')))
}

interface Question {
  readonly tokenHash: Buffer
  readonly account: string
  readonly now: Date
}

const isValid = (row: SessionRow, { account, now }: Question): boolean =>
  row.phone === account && row.expires_at > now && row.used_at > later(now, -IDLE)

/** Notes the use of sessions whose use was not noted for a while. */
const noteUse = async (db: Db, used: ReadonlyArray<{ readonly row: SessionRow; readonly now: Date }>) => {
  const due = used.filter(({ now, row }) => row.used_at < later(now, -USE_NOTED_EVERY))
  if (due.length === 0) return
  const now = new Date(Math.max(...due.map((one) => one.now.getTime())))
  const hashes = [...new Set(due.map(({ row }) => row.token_hash))]
  await db.updateTable('sessions').set({ used_at: now }).where('token_hash', 'in', hashes).execute()
}

const findSessions = async (db: Db, questions: ReadonlyArray<Question>) => {
  const rows = await readSessions(
    db,
    questions.map(({ tokenHash }) => tokenHash),
  )
  const found = questions.map((question, index) => {
    const row = rows[index]
    return row && isValid(row, question) ? { row, now: question.now } : undefined
  })
  await noteUse(
    db,
    found.filter((one) => one !== undefined),
  )
  return found.map((one) => one?.row)
}

/** Every call begins with its session: those of calls that arrive together are read together, and keep their order. */
const findTogether = batchesOf<Db, Question, SessionRow | undefined>((db) => ({
  together: (questions) => findSessions(db, questions),
  alone: async (question) => (await findSessions(db, [question]))[0],
  laneOf: ({ tokenHash }) => tokenHash.toString('hex'),
  atMost: 500,
}))

/** The customer of a session that is valid now and belongs to the account that the request names. */
export const findSession: FindSession = async (db, token, account, now) => {
  if (token === '') return undefined
  const tokenHash = hashToken(token)
  const row = await findTogether(db, { tokenHash, account, now })
  return (
    row && {
      customer: { id: row.id, number: row.number, phone: row.phone, frozen: row.frozen_at !== null },
      tokenHash,
      sessionKey: keysOf(token),
      marketVersion: row.market_version,
    }
  )
}

/** The sessions of a customer that have not ended, the one used last first. */
export const sessionsOf = (db: Db, customerId: string, now: Date) =>
  db
    .selectFrom('sessions')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('expires_at', '>', now)
    .where('used_at', '>', later(now, -IDLE))
    .orderBy('used_at', 'desc')
    .orderBy('id')
    .execute()

/** Ends one session. */
export const closeSession = async (db: Db, tokenHash: Buffer): Promise<void> => {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

/** Ends every session of a customer. */
export const closeSessionsOf = async (db: Db, customerId: string): Promise<void> => {
  await db.deleteFrom('sessions').where('customer_id', '=', customerId).execute()
}
