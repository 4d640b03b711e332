import { Migrator } from 'kysely'
import { migrations } from '../../migrations/index.ts'
import type { Db } from './transaction.ts'

/**
 * Brings the tables up to date. An advisory lock lets one process do it while the others wait.
 * @throws the error of the migration that failed; neither it nor a later one is applied.
 */
export const migrate = async (db: Db): Promise<void> => {
  const provider = { getMigrations: () => Promise.resolve(migrations) }
  // Each area numbers its migrations in a range of its own, so a new one may come before others that already ran.
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
