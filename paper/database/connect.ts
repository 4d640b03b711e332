import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { StartupFailure } from '../startupFailure.ts'
import { openCluster } from './cluster.ts'
import { columnTypes } from './parsers.ts'
import { preparing } from './prepared.ts'
import { APPLICATION } from './probe.ts'
import type { Database } from './tables.ts'
import type { Db } from './transaction.ts'

export interface DatabaseOptions {
  /** A PostgreSQL server that exists. Without it the broker runs one of its own. */
  readonly url?: string | undefined
  /** Folder of the broker's own server. */
  readonly folder: string
  /** Hears of a pooled connection that broke while idle; the pool has already replaced it. */
  readonly onIdleError?: (cause: Error) => void
}

export interface OpenDatabase {
  readonly db: Db
  readonly url: string
  /** Closes the connections, then stops the broker's own server. */
  readonly close: () => Promise<void>
}

const withoutPassword = (url: string): string => {
  try {
    const { hostname, pathname, port } = new URL(url)
    return `${hostname}:${port || '5432'}${pathname}`
  } catch {
    return 'an address that is not a URL'
  }
}

const isReachable = async (pool: pg.Pool, url: string): Promise<void> => {
  try {
    await pool.query('select 1')
  } catch (cause) {
    await pool.end()
    const { code, message } = cause as NodeJS.ErrnoException
    throw new StartupFailure(`the database at ${withoutPassword(url)} cannot be used: ${message || code}`)
  }
}

/**
 * Opens the database: the server of `DATABASE_URL`, or else the broker's own in its data folder.
 * @throws StartupFailure in one clear line when it cannot be reached or started.
 */
export const openDatabase = async (options: DatabaseOptions): Promise<OpenDatabase> => {
  const cluster = options.url === undefined ? await openCluster(options.folder) : undefined
  const url = cluster?.url ?? options.url ?? ''
  const pool = new pg.Pool({
    connectionString: url,
    application_name: APPLICATION,
    types: columnTypes,
    // Few: each is a process of the server, and on few cores more of them only stand in each other's way. Work inside a
    // transaction therefore uses its own connection: one that waited for a second could wait for itself.
    max: 8,
    // A broker at rest keeps its connections: they are how another one sees that the server is still in use.
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
  })
  pool.on('error', options.onIdleError ?? (() => {}))
  await isReachable(pool, url)
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: preparing(pool) }) })
  return {
    db,
    url,
    close: async () => {
      await db.destroy()
      await cluster?.stop()
    },
  }
}
