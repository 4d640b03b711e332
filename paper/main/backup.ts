// npm run backup -- <folder>, npm run restore -- <folder>: a copy of the broker's own database, and its way back.
import { backUp } from '../platform/postgres/backup/backUp.ts'
import { restore } from '../platform/postgres/backup/restore.ts'
import { StartupFailure } from '../platform/startup/startupFailure.ts'
import { readEnvironment } from './environment.ts'

const OWN_ONLY = 'DATABASE_URL is set: back up that PostgreSQL with its own tools, pg_dump or pg_basebackup'

let isStopped = false
// Half a copy does not stay; a second Ctrl-C ends it as it is.
process.once('SIGINT', () => (isStopped = true))
const STOPPED = 'stopped: nothing was copied'
const goOn = (): void => {
  if (isStopped) throw new StartupFailure(STOPPED)
}

try {
  const [verb, folder, ...others] = process.argv.slice(2)
  if ((verb !== 'backup' && verb !== 'restore') || folder === undefined || others.length > 0)
    throw new StartupFailure('name one folder: npm run backup -- <folder>, or npm run restore -- <folder>')
  const { databaseUrl, dataFolder } = readEnvironment(process.env)
  if (databaseUrl !== undefined) throw new StartupFailure(OWN_ONLY)
  await (verb === 'backup' ? backUp(dataFolder, folder, goOn) : restore(dataFolder, folder, goOn))
  const done = verb === 'backup' ? `${dataFolder} was copied to` : `${dataFolder} was restored from`
  process.stdout.write(`${done} ${folder}\n`)
} catch (cause) {
  // The server of a backup without a broker hears Ctrl-C too, and ends its connection.
  if (!isStopped && !(cause instanceof StartupFailure)) throw cause
  process.stderr.write(`${cause instanceof StartupFailure ? cause.message : STOPPED}\n`)
  process.exit(isStopped ? 130 : 2)
}
