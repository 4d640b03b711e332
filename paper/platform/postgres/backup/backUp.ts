import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import pg from 'pg'
import { hasCode } from '../../errors/errorCode.ts'
import { StartupFailure } from '../../startup/startupFailure.ts'
import { openCluster } from '../cluster.ts'
import { inDataFolder, makeFolder } from '../dataFolder.ts'
import { copyOne, copyTree } from './copyTree.ts'

/**
 * What a base backup leaves out: the server makes it again, or it belongs to the running server. Source: PostgreSQL's
 * manual, "Making a Base Backup Using the Low Level API".
 */
const LEFT_OUT =
  /^(?:pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/|^postmaster\.(?:pid|opts)$|(?:^|\/)(?:pgsql_tmp|pg_internal\.init)/

/** The name of the lock of those that are being made. */
const LOCK = 'backup'

interface Span {
  readonly first: string
  readonly last: string
  readonly label: string
}

/** Copies a data directory while `client` keeps the server from recycling the log since the beginning. */
const copyWithLog = async (client: pg.Client, data: string, target: string, goOn: () => void): Promise<Span> => {
  const slot = `backup_${randomBytes(8).toString('hex')}`
  await client.query('select pg_create_physical_replication_slot($1, true, true)', [slot])
  const began = await client.query<{ first: string }>(
    `select pg_walfile_name(pg_backup_start('paper broker', true)) as first`,
  )
  await copyTree(data, target, {}, (path) => {
    goOn()
    return !LEFT_OUT.test(path)
  })
  const ended = await client.query<{ last: string; label: string }>(
    `select pg_walfile_name(lsn) as last, labelfile as label from pg_backup_stop(false)`,
  )
  return { first: began.rows[0]?.first ?? '', last: ended.rows[0]?.last ?? '', label: ended.rows[0]?.label ?? '' }
}

const isEmptyOrMissing = async (folder: string): Promise<boolean> => {
  try {
    return (await readdir(folder)).length === 0
  } catch (cause) {
    if (hasCode(cause) && cause.code === 'ENOENT') return true
    throw cause
  }
}

const PLACE = { what: 'the folder of the backup', remedy: 'name another folder' }

/**
 * Copies the database of a data folder into another folder, while a broker uses it or not. What was acknowledged before
 * the call is in the copy; what happens meanwhile may be. The copy gets its name when it is complete.
 *
 * @param goOn is asked before each file: what it throws ends the copy, of which nothing stays
 * @throws StartupFailure where the data folder has no database, the target has files or is being written, or one of the
 * folders cannot be used.
 */
export const backUp = async (folder: string, target: string, goOn = (): void => {}): Promise<void> => {
  const [home, place] = [resolve(folder), resolve(target)]
  // A server would be made here, and its empty database copied.
  if (!existsSync(join(home, 'postgres')))
    throw new StartupFailure(`${home} has no database: set PAPER_DATA to the data folder of the broker`)
  if (!(await inDataFolder(place, () => isEmptyOrMissing(place), PLACE)))
    throw new StartupFailure(`${place} has files: name a folder that does not exist`)
  const cluster = await openCluster(folder)
  const client = new pg.Client(cluster.url())
  const partial = join(dirname(place), `.${basename(place)}.partial`)
  try {
    await client.connect()
    // Until the connection ends. Another one would remove what this one has copied.
    const { rows } = await client.query('select pg_try_advisory_lock(hashtext($1), hashtext($2)) as free', [
      LOCK,
      place,
    ])
    if (!rows[0].free) throw new StartupFailure(`another backup into ${place} is being made`)
    const copyAll = async (): Promise<void> => {
      await rm(partial, { recursive: true, force: true })
      await makeFolder(partial, 0o700)
      const copy = join(partial, 'postgres')
      const { first, label, last } = await copyWithLog(client, join(home, 'postgres'), copy, goOn)
      await writeFile(join(copy, 'backup_label'), label, { flush: true })
      const log = (await readdir(join(home, 'postgres', 'pg_wal'))).filter((name) => name >= first && name <= last)
      for (const name of log) await copyOne(join(home, 'postgres', 'pg_wal', name), join(copy, 'pg_wal', name), {})
      await copyOne(join(home, 'password'), join(partial, 'password'), {})
      await rm(place, { recursive: true, force: true })
      await rename(partial, place)
    }
    try {
      await inDataFolder(place, copyAll, PLACE)
    } finally {
      await rm(partial, { recursive: true, force: true })
    }
  } finally {
    await client.end()
    await cluster.stop()
  }
}
