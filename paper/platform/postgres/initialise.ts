import { randomBytes } from 'node:crypto'
import { appendFile, chown, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StartupFailure } from '../startup/startupFailure.ts'
import type { Binaries, Runner } from './binaries.ts'
import { isFull } from './dataFolder.ts'
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

const fill = async (binaries: Binaries, runner: Runner, fresh: string, passwordFile: string): Promise<void> => {
  await mkdir(fresh, { mode: 0o700 })
  await writeFile(passwordFile, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 })
  if (runner.uid !== undefined && runner.gid !== undefined) {
    await chown(fresh, runner.uid, runner.gid)
    await chown(passwordFile, runner.uid, runner.gid)
  }
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const access = ['--auth=scram-sha-256', '--username=paper', `--pwfile=${passwordFile}`]
  const made = await execute(binaries.initdb, [`--pgdata=${fresh}`, ...access, ...locale], runner)
  if (made.code !== 0) {
    const why = (await isFull(fresh)) ? 'its disk is full' : reasonOf(made.output)
    throw new StartupFailure(`PostgreSQL could not prepare ${dirname(fresh)}: ${why}`)
  }
  await appendFile(join(fresh, 'postgresql.conf'), `\n${SETTINGS.join('\n')}\n`)
}

/** Makes a new data directory beside its final place, so that an interrupted start never leaves half of one. */
export const initialise = async (
  binaries: Binaries,
  runner: Runner,
  data: string,
  passwordFile: string,
): Promise<void> => {
  const fresh = `${data}.new`
  await rm(fresh, { recursive: true, force: true })
  try {
    await fill(binaries, runner, fresh, passwordFile)
    await rename(fresh, data)
  } catch (cause) {
    for (const path of [fresh, passwordFile]) await rm(path, { recursive: true, force: true })
    throw cause
  }
}
