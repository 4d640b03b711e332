import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import pg from 'pg'
import { StartupFailure } from '../../startup/startupFailure.ts'
import { openCluster } from '../cluster.ts'
import { inDataFolder } from '../dataFolder.ts'
import { copyOne, copyTree } from './copyTree.ts'

/**
 * What a base backup leaves out: the server makes it again, or it belongs to the running server. Source: PostgreSQL's
 * manual, "Making a Base Backup Using the Low Level API".
 */
const LEFT_OUT =
  /^(?:pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/|^postmaster\.(?:pid|opts)$|(?:^|\/)(?:pgsql_tmp|pg_internal\.init)/

interface Span {
  readonly first: string
  readonly last: string
  readonly label: string
}

/** Copies a data directory while `client` keeps the server from recycling the log since the beginning. */
const copyWithLog = async (client: pg.Client, data: string, target: string): Promise<Span> => {
  const slot = `backup_${randomBytes(8).toString('hex')}`
  await client.query('select pg_create_physical_replication_slot($1, true, true)', [slot])
  const began = await client.query<{ first: string }>(
    `select pg_walfile_name(pg_backup_start('paper broker', true)) as first`,
  )
  await copyTree(data, target, {}, (path) => !LEFT_OUT.test(path))
  const ended = await client.query<{ last: string; label: string }>(
    `select pg_walfile_name(lsn) as last, labelfile as label from pg_backup_stop(false)`,
  )
  return { first: began.rows[0]?.first ?? '', last: ended.rows[0]?.last ?? '', label: ended.rows[0]?.label ?? '' }
}

const isEmptyOrMissing = async (folder: string): Promise<boolean> => {
  try {
    return (await readdir(folder)).length === 0
  } catch {
    return true
  }
}

/**
 * Copies the database of a data folder into another folder, while a broker uses it or not. What was acknowledged before
 * the call is in the copy; what happens meanwhile may be. The copy gets its name when it is complete.
 *
 * @throws StartupFailure where the target has files, or one of the folders cannot be used.
 */
export const backUp = async (folder: string, target: string): Promise<void> => {
  const place = resolve(target)
  if (!(await isEmptyOrMissing(place)))
    throw new StartupFailure(`${place} has files: name a folder that does not exist`)
  const cluster = await openCluster(folder)
  const client = new pg.Client(cluster.url())
  const partial = join(dirname(place), `.${basename(place)}.partial`)
  try {
    await client.connect()
    const home = resolve(folder)
    await inDataFolder(place, async () => {
      await rm(partial, { recursive: true, force: true })
      await mkdir(partial, { recursive: true, mode: 0o700 })
      const copy = join(partial, 'postgres')
      const { first, label, last } = await copyWithLog(client, join(home, 'postgres'), copy)
      await writeFile(join(copy, 'backup_label'), label, { flush: true })
      const log = (await readdir(join(home, 'postgres', 'pg_wal'))).filter((name) => name >= first && name <= last)
      for (const name of log) await copyOne(join(home, 'postgres', 'pg_wal', name), join(copy, 'pg_wal', name), {})
      await copyOne(join(home, 'password'), join(partial, 'password'), {})
      await rm(place, { recursive: true, force: true })
      await rename(partial, place)
    })
  } finally {
    await client.end()
    await cluster.stop()
    await rm(partial, { recursive: true, force: true })
  }
}
