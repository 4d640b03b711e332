import { Kysely, PostgresDialect, sql } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { readClock, realClock } from '../../platform/clock/clock.ts'
import { HOUR, SECOND } from '../../platform/clock/instant.ts'
import type { Database } from '../../platform/database/database.ts'
import { readSteps, type Steps } from '../../platform/database/migrate.ts'
import { columnTypes } from '../../platform/database/parsers.ts'
import type { Db } from '../../platform/database/transaction.ts'
import { hasCode } from '../../platform/errors/errorCode.ts'
import { urlOfRunning } from '../../platform/postgres/cluster.ts'
import { StartupFailure } from '../../platform/startup/startupFailure.ts'
import { type Environment, readEnvironment } from '../environment.ts'
import { type Backlog, clockSkew, readBacklog } from './backlog.ts'
import { backupAge, certificateDays } from './machine.ts'

/** What is found of one part of an installation. */
export interface Finding {
  readonly name: string
  readonly state: 'fine' | 'wrong' | 'unknown'
  readonly text: string
}

/** What is normal; `docs/operating.md` and the alerts have the same figures. */
const MOST = { jobsLag: 60, eventsAge: 3_600, notificationsAge: 900, skew: 2, backupHours: 26, replicaLag: 10 }
const FEWEST_DAYS = 14
const PATIENCE = 5_000
const APPLICATION = 'paper-doctor'

const found = (name: string, isFine: boolean, text: string): Finding => ({
  name,
  state: isFine ? 'fine' : 'wrong',
  text,
})
const unknown = (name: string, text: string): Finding => ({ name, state: 'unknown', text })

/** Judges the migrations: none missing, none of a newer version. */
export const judgeSteps = (steps: Steps | undefined): Finding => {
  if (steps === undefined) return unknown('migrations', 'the database has no tables: the first start makes them')
  const newest = steps.unknown.at(-1)
  if (newest !== undefined)
    return found(
      'migrations',
      false,
      `a newer version made step ${newest}: start that one, or restore a backup of before`,
    )
  const { missing } = steps
  return found(
    'migrations',
    missing.length === 0,
    missing.length === 0 ? 'all done' : `not done yet: ${missing.join(', ')}; the next start of this version does them`,
  )
}

/** Judges by how many seconds this machine's clock differs from that of the database (positive: ahead). */
export const judgeSkew = (seconds: number): Finding =>
  found(
    'clock',
    Math.abs(seconds) <= MOST.skew,
    `${Math.abs(seconds).toFixed(1)} s ${seconds < 0 ? 'behind' : 'ahead of'} the database; ${MOST.skew} s are normal`,
  )

const judgeBacklog = (backlog: Backlog): ReadonlyArray<Finding> => [
  found(
    'jobs',
    backlog.jobsLag <= MOST.jobsLag && backlog.jobsFailed === 0,
    `${backlog.jobsLag.toFixed(0)} s late, ${backlog.jobsFailed} failed; ${MOST.jobsLag} s and none are normal`,
  ),
  found(
    'outbox',
    backlog.eventsAge <= MOST.eventsAge && backlog.notificationsAge <= MOST.notificationsAge,
    `events ${(backlog.eventsAge / 60).toFixed(0)} min old, ${backlog.notifications} notifications waiting, ` +
      `${(backlog.notificationsAge / 60).toFixed(0)} min; ${MOST.eventsAge / 60} and ${MOST.notificationsAge / 60} min are normal`,
  ),
]

const inDatabase = async (db: Db, clock: Environment['clock']): Promise<ReadonlyArray<Finding>> => {
  const steps = await readSteps(db)
  const skew = judgeSkew(await clockSkew(db))
  if (steps === undefined || steps.missing.length > 0) return [judgeSteps(steps), skew]
  return [judgeSteps(steps), skew, ...judgeBacklog(await readBacklog(db, await readClock(db, clock)))]
}

/** What the driver says of a server that it cannot use; a host of several addresses gives a code alone. */
const reasonOf = (cause: unknown): string =>
  (cause instanceof Error && cause.message) || (hasCode(cause) ? cause.code : String(cause))

/** Asks a server over one connection. Reads only. */
const ask = async <T>(url: string, question: (db: Db) => Promise<T>): Promise<T> => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    application_name: APPLICATION,
    types: columnTypes,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
  })
  pool.on('error', () => {})
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  try {
    return await question(db)
  } finally {
    await db.destroy()
  }
}

/** What a database says of itself. */
export const inspectDatabase = async (
  url: string | undefined,
  clock: Environment['clock'],
): Promise<ReadonlyArray<Finding>> => {
  if (url === undefined) return [unknown('migrations', 'the broker’s own PostgreSQL does not run')]
  try {
    return await ask(url, (db) => inDatabase(db, clock))
  } catch (cause) {
    return [found('migrations', false, `the database cannot be asked: ${reasonOf(cause)}`)]
  }
}

/** Whether a replica follows: how long it takes until it has what the primary has written so far. */
export const inspectReplica = async (primary: string, replica: string): Promise<Finding> => {
  try {
    const place = await ask(primary, async (db) => {
      const { rows } = await sql<{ place: string }>`select pg_current_wal_flush_lsn()::text as place`.execute(db)
      return rows[0]?.place ?? ''
    })
    return await ask(replica, async (db) => {
      const began = performance.now()
      const seconds = () => (performance.now() - began) / SECOND
      for (;;) {
        const { rows } = await sql<{ standby: boolean; has: boolean | null }>`
          select pg_is_in_recovery() as standby, pg_last_wal_replay_lsn() >= ${place}::pg_lsn as has`.execute(db)
        if (rows[0]?.standby !== true)
          return found('replica', false, 'the server is not a standby: nothing is read from it')
        if (rows[0].has === true) return found('replica', true, `follows, ${seconds().toFixed(1)} s later`)
        if (seconds() > MOST.replicaLag)
          return found('replica', false, `more than ${MOST.replicaLag} s behind: the primary answers all reads`)
        await sleep(100)
      }
    })
  } catch (cause) {
    return found('replica', false, `it cannot be asked, and the primary answers all reads: ${reasonOf(cause)}`)
  }
}

/** Judges the age of the last complete backup in a folder. */
export const judgeBackup = async (folder: string | undefined): Promise<Finding> => {
  if (folder === undefined) return unknown('backup', 'PAPER_BACKUPS or --backups names the folder that has them')
  try {
    const hours = backupAge(folder, await realClock.now()) / HOUR
    if (!Number.isFinite(hours)) return found('backup', false, `none that is complete in ${folder}`)
    const text = `the last one is ${hours.toFixed(1)} hours old; ${MOST.backupHours} are normal`
    return found('backup', hours <= MOST.backupHours, text)
  } catch (cause) {
    return found('backup', false, `${folder} cannot be read: ${reasonOf(cause)}`)
  }
}

const judgeCertificate = async (address: string): Promise<Finding> => {
  const days = await certificateDays(address)
  const text =
    days < 0
      ? `no client would accept that of ${address}`
      : `${address} for ${Math.floor(days)} days; ${FEWEST_DAYS} are needed`
  return found('certificate', days >= FEWEST_DAYS, text)
}

const judgeCertificates = async (addresses: ReadonlyArray<string>): Promise<ReadonlyArray<Finding>> =>
  addresses.length === 0
    ? [unknown('certificate', 'PAPER_CERTIFICATES or --url names no https address')]
    : Promise.all(addresses.map(judgeCertificate))

/** What the command was told instead of the settings. */
export interface Told {
  readonly backups?: string | undefined
  readonly url: string
}

/** What only the built broker can find: what its settings say, its database, its backups and its certificates. */
export const inspect = async (
  variables: Readonly<Record<string, string | undefined>>,
  { backups, url }: Told,
): Promise<ReadonlyArray<Finding>> => {
  let environment: Environment
  try {
    environment = readEnvironment(variables)
  } catch (cause) {
    if (!(cause instanceof StartupFailure)) throw cause
    return [found('settings', false, cause.message)]
  }
  const { clock, databaseUrl, dataFolder, directUrl, replicaUrl, watched } = environment
  const database = directUrl ?? databaseUrl ?? (await urlOfRunning(dataFolder, APPLICATION))
  const addresses = new Set([...watched.certificates, ...(url.startsWith('https:') ? [url] : [])])
  return [
    found('settings', true, 'can be read'),
    ...(await inspectDatabase(database, clock)),
    ...(database && replicaUrl ? [await inspectReplica(database, replicaUrl)] : []),
    ...(await judgeCertificates([...addresses])),
    await judgeBackup(backups ?? watched.backupFolder),
  ]
}
