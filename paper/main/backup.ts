// npm run backup -- <folder>, npm run restore -- <folder>: a copy of the broker's own database, and its way back.
import { backUp } from '../platform/postgres/backup/backUp.ts'
import { restore } from '../platform/postgres/backup/restore.ts'
import { StartupFailure } from '../platform/startup/startupFailure.ts'
import { readEnvironment } from './environment.ts'

const OWN_ONLY = 'DATABASE_URL is set: back up that PostgreSQL with its own tools, pg_dump or pg_basebackup'

try {
  const [verb, folder, ...others] = process.argv.slice(2)
  if ((verb !== 'backup' && verb !== 'restore') || folder === undefined || others.length > 0)
    throw new StartupFailure('name one folder: npm run backup -- <folder>, or npm run restore -- <folder>')
  const { databaseUrl, dataFolder } = readEnvironment(process.env)
  if (databaseUrl !== undefined) throw new StartupFailure(OWN_ONLY)
  await (verb === 'backup' ? backUp(dataFolder, folder) : restore(dataFolder, folder))
  const done = verb === 'backup' ? `${dataFolder} was copied to` : `${dataFolder} was restored from`
  process.stdout.write(`${done} ${folder}\n`)
} catch (cause) {
  if (!(cause instanceof StartupFailure)) throw cause
  process.stderr.write(`${cause.message}\n`)
  process.exit(2)
}
