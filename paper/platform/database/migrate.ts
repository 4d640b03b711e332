import { Migrator, sql } from 'kysely'
import { migrations } from '../../migrations/index.ts'
import { type Db, transaction } from './transaction.ts'

const BASELINE = '0001_baseline'
/** The last step before the baseline, which makes the same tables as all steps up to this one. */
const LAST_BEFORE = '0281_protection_changes'

/** A database whose tables are of a version that this one cannot bring up to date, or that is newer than this one. */
export class OtherTables extends Error {}

/** How the tables of a database stand to the steps that this version knows. */
export interface Steps {
  /** Known and not done yet: the next start does them. */
  readonly missing: ReadonlyArray<string>
  /** Done by a newer version. */
  readonly unknown: ReadonlyArray<string>
}

/** Compares the steps that a database notes with those of this version; undefined where it has no tables yet. */
export const readSteps = async (db: Db): Promise<Steps | undefined> => {
  const found = await sql<{ exists: boolean }>`select to_regclass('kysely_migration') is not null as exists`.execute(db)
  if (found.rows[0]?.exists !== true) return undefined
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  const done = rows.map(({ name }) => name)
  return {
    missing: Object.keys(migrations).filter((name) => !done.includes(name)),
    unknown: done.filter((name) => !(name in migrations)),
  }
}

/**
 * Notes the baseline in a database that the steps before it have made. Its tables and rows stay as they are.
 * @throws OtherTables when not all of those steps have run there.
 */
const adoptBaseline = (db: Db): Promise<void> =>
  transaction(
    db,
    async (tx) => {
      const found = await sql<{
        exists: boolean
      }>`select to_regclass('kysely_migration') is not null as exists`.execute(tx)
      if (found.rows[0]?.exists !== true) return
      await sql`lock table kysely_migration in exclusive mode`.execute(tx)
      const { rows } = await sql<{ name: string }>`
        delete from kysely_migration where name <= ${LAST_BEFORE} and name <> ${BASELINE} returning name`.execute(tx)
      const names = rows.map(({ name }) => name).toSorted()
      const last = names.at(-1)
      if (last === undefined) return
      if (last !== LAST_BEFORE)
        throw new OtherTables(
          `its tables are of step ${last}, and this version begins at ${LAST_BEFORE}: start the version before it once, or use an empty database`,
        )
      await sql`
        insert into kysely_migration (name, timestamp) values (${BASELINE}, ${'2026-01-01T00:00:00.000Z'})`.execute(tx)
    },
    'read committed',
  )

/** A newer version may rely on what this one would not write. */
const expectNoNewer = async (db: Db): Promise<void> => {
  const newer = (await readSteps(db))?.unknown.at(-1)
  if (newer === undefined) return
  throw new OtherTables(
    `a newer version has brought it to step ${newer}, which this one does not know: start that version, or restore a backup of before`,
  )
}

/**
 * Brings the tables up to date. An advisory lock lets one process do it while the others wait.
 * @throws OtherTables, or the error of the migration that failed; neither it nor a later one is applied.
 */
export const migrate = async (db: Db): Promise<void> => {
  await adoptBaseline(db)
  await expectNoNewer(db)
  const provider = { getMigrations: () => Promise.resolve(migrations) }
  // Each area numbers its migrations in a range of its own, so a new one may come before others that already ran.
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
