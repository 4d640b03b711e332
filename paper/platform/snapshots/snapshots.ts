import { sql } from 'kysely'
import { type Db, transaction, type Tx } from '../database/transaction.ts'
import { COPY, RESTORE } from './statements.ts'

/** A snapshot that is kept in the database. */
export interface Snapshot {
  readonly name: string
  /** The broker's time in it. */
  readonly at: Date
}

/** Each snapshot is a schema of the broker's database with a copy of every table. */
const PREFIX = 'snapshot '

/** The name of the snapshot that the first start takes. */
export const BEGINNING = 'beginning'

/** One at a time, on all processes of the database. */
const lock = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtext('paper snapshots'))`.execute(tx)

/** The last migration: a snapshot of other tables does not fit. */
const version = sql<string>`(select max(name) from kysely_migration)`

/** All snapshots, the newest first. */
export const listSnapshots = async (db: Db | Tx): Promise<ReadonlyArray<Snapshot & { readonly fits: boolean }>> => {
  const { rows } = await sql<{ name: string; at: Date; fits: boolean }>`
    select substr(nspname, ${PREFIX.length + 1}::int) as name, (told->>'at')::timestamptz as at,
      told->>'version' = ${version} as fits
    from pg_namespace, lateral (select obj_description(oid, 'pg_namespace')::jsonb as told) as described
    where nspname like ${`${PREFIX}%`} order by told->>'taken' desc`.execute(db)
  return rows
}

/** Keeps the whole state under a name; a snapshot of the same name is replaced. `at` is the broker's time. */
export const takeSnapshot = async (db: Db, name: string, at: Date): Promise<Snapshot> => {
  await transaction(
    db,
    async (tx) => {
      await lock(tx)
      await sql`drop schema if exists ${sql.id(PREFIX + name)} cascade`.execute(tx)
      await sql`create schema ${sql.id(PREFIX + name)}`.execute(tx)
      await sql`select set_config('paper.snapshot', ${PREFIX + name}, true), set_config('paper.at', ${at.toISOString()}, true)`.execute(
        tx,
      )
      await COPY.execute(tx)
    },
    'repeatable read',
  )
  return { name, at }
}

/** Takes the snapshot of the beginning, where no process has taken it yet. */
export const keepBeginning = async (db: Db, at: Date): Promise<void> => {
  const known = await listSnapshots(db)
  if (!known.some(({ name }) => name === BEGINNING)) await takeSnapshot(db, BEGINNING, at)
}

/**
 * Brings the whole state of a snapshot back, at its time. Work in progress ends first; what other work wrote since the
 * snapshot is gone. Undefined where there is no such snapshot of these tables.
 */
export const restoreSnapshot = (db: Db, name: string): Promise<Snapshot | undefined> =>
  transaction(
    db,
    async (tx) => {
      await lock(tx)
      const found = (await listSnapshots(tx)).find((one) => one.name === name)
      if (found === undefined || !found.fits) return undefined
      await sql`select set_config('paper.snapshot', ${PREFIX + name}, true)`.execute(tx)
      await RESTORE.execute(tx)
      return { name, at: found.at }
    },
    'read committed',
  )

/** Removes a snapshot. Returns whether there was one. */
export const dropSnapshot = (db: Db, name: string): Promise<boolean> =>
  transaction(
    db,
    async (tx) => {
      await lock(tx)
      if (!(await listSnapshots(tx)).some((one) => one.name === name)) return false
      await sql`drop schema ${sql.id(PREFIX + name)} cascade`.execute(tx)
      return true
    },
    'read committed',
  )
