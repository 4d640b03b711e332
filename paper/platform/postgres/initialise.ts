import { randomBytes } from 'node:crypto'
import { appendFile, chown, link, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hasCode } from '../errors/errorCode.ts'
import { StartupFailure } from '../startup/startupFailure.ts'
import type { Binaries, Runner } from './binaries.ts'
import { isFull } from './dataFolder.ts'
import { isAlive } from './postmaster.ts'
import { execute, reasonOf } from './programs.ts'

const SETTINGS = [
  "listen_addresses = '127.0.0.1'",
  "unix_socket_directories = ''",
  'fsync = on',
  'synchronous_commit = on',
  'full_page_writes = on',
  'max_connections = 120',
  'shared_buffers = 64MB',
  "timezone = 'UTC'",
  "log_timezone = 'UTC'",
  "lc_messages = 'C'",
]

/** Makes the password where there is none yet. Of several starts at once each finds the same one, whole. */
const makePassword = async (runner: Runner, passwordFile: string, own: string): Promise<void> => {
  try {
    await writeFile(own, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 })
    if (runner.uid !== undefined && runner.gid !== undefined) await chown(own, runner.uid, runner.gid)
    await link(own, passwordFile)
  } catch (cause) {
    if (!hasCode(cause) || cause.code !== 'EEXIST') throw cause
  } finally {
    await rm(own, { force: true })
  }
}

const fill = async (binaries: Binaries, runner: Runner, fresh: string, passwordFile: string): Promise<void> => {
  await mkdir(fresh, { mode: 0o700 })
  if (runner.uid !== undefined && runner.gid !== undefined) await chown(fresh, runner.uid, runner.gid)
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const access = ['--auth=scram-sha-256', '--username=paper', `--pwfile=${passwordFile}`]
  const made = await execute(binaries.initdb, [`--pgdata=${fresh}`, ...access, ...locale], runner)
  if (made.code !== 0) {
    const why = (await isFull(fresh)) ? 'its disk is full' : reasonOf(made.output)
    throw new StartupFailure(`PostgreSQL could not prepare ${dirname(fresh)}: ${why}`)
  }
  await appendFile(join(fresh, 'postgresql.conf'), `\n${SETTINGS.join('\n')}\n`)
}

/** Removes what starts that were killed have left half made. */
const removeAbandoned = async (data: string): Promise<void> => {
  for (const name of await readdir(dirname(data))) {
    const [, pid] = /^(?:postgres|password)\.new-?(\d*)$/.exec(name) ?? []
    if (pid === undefined || (pid !== String(process.pid) && isAlive(Number(pid || process.pid)))) continue
    await rm(join(dirname(data), name), { recursive: true, force: true })
  }
}

/**
 * Makes a new data directory beside its final place, so that an interrupted start never leaves half of one. Of several starts at
 * once each makes one, the first to finish puts its own in place, and the others use that.
 */
export const initialise = async (
  binaries: Binaries,
  runner: Runner,
  data: string,
  passwordFile: string,
): Promise<void> => {
  await removeAbandoned(data)
  const fresh = `${data}.new-${process.pid}`
  try {
    await makePassword(runner, passwordFile, `${passwordFile}.new-${process.pid}`)
    await fill(binaries, runner, fresh, passwordFile)
    await rename(fresh, data)
  } catch (cause) {
    await rm(fresh, { recursive: true, force: true })
    if (!hasCode(cause) || !['ENOTEMPTY', 'EEXIST'].includes(cause.code)) throw cause
  }
}
