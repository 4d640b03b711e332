import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { hasCode } from '../errors/errorCode.ts'
import { StartupFailure } from '../startup/startupFailure.ts'
import { openCluster } from '../postgres/cluster.ts'
import { startListening } from './listen.ts'
import { columnTypes } from './parsers.ts'
import { makePool } from './pool.ts'
import { type NewConnections, tryNewConnections } from '../postgres/newConnections.ts'
import { preparing, sharing } from './prepared.ts'
import { APPLICATION } from '../postgres/probe.ts'
import { makeSockets, type Sockets } from '../postgres/sockets.ts'
import { makeReplica, type Replica } from './replica.ts'
import type { Database } from './database.ts'
import type { Db } from './transaction.ts'
import { startWatch, type Watcher } from './watch.ts'

export interface DatabaseOptions {
  /** An existing PostgreSQL server. Without it the broker runs its own. */
  readonly url?: string | undefined
  /**
   * The same server directly, where `url` leads to a pooler that gives a connection for one transaction. Then nothing is
   * kept on a connection of the pool: no prepared statements, and no time-outs, which belong to the role.
   */
  readonly direct?: string | undefined
  /** A server that follows it, for reads that may be a moment old. */
  readonly replica?: string | undefined
  /** Folder of the broker's own server. */
  readonly folder: string
  /** Aborts the start, whatever it waits for. Not used after the start. */
  readonly signal?: AbortSignal | undefined
  /** How many processes of this broker share the server; 1 where it is omitted. */
  readonly processes?: number
}

/** The connections of one process to the database, and the pieces of work that wait for one. */
export interface ConnectionCounts {
  readonly total: number
  readonly idle: number
  readonly waiting: number
}

export interface OpenDatabase {
  readonly db: Db
  /** The same database for reads that take a moment: they share a connection, so each costs a fraction. */
  readonly quick: Db
  readonly replica: Replica | undefined
  /** The address of the server, without the password. */
  readonly place: string
  readonly connections: () => ConnectionCounts
  /** Whether the server took a new connection at the last try; those that are open may work all the same. */
  readonly takesNew: () => boolean
  /** Begins to monitor the server; `close` ends that too. */
  readonly watch: (watcher: Watcher) => void
  /** Calls back for each notification on a channel. Returns the function that stops it. */
  readonly listen: (channel: string, tell: (payload?: string) => void) => () => Promise<void>
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

const isReachable = async (pool: pg.Pool, place: string): Promise<void> => {
  try {
    await pool.query('select 1')
  } catch (cause) {
    // Node.js reports only a code where it tried several addresses of a host.
    const code = hasCode(cause) ? cause.code : undefined
    const why = (cause instanceof Error && cause.message) || code
    throw new StartupFailure(`the database at ${place} cannot be used: ${why}`)
  }
}

/** Connections of one process: eight where it is alone, at least four where the server has many such processes. */
const connectionsOf = (processes: number): number => Math.max(4, Math.ceil(8 / Math.sqrt(processes)))

/** The one connection that quick reads share. */
const openShared = (url: () => string, sockets: Sockets, config: pg.PoolConfig, others: PostgresPool) => {
  let socket: Socket | undefined
  const make = () => (socket = sockets.make())
  const one = makePool(url, { ...sockets, make }, { ...config, max: 1, pipeline: true })
  return { count: () => one.totalCount, pool: sharing(one, others, () => socket) }
}

/** A silent server never reports that a connection is closed. */
const PATIENCE_AT_THE_END = 5_000

/**
 * Opens the database: the server of `DATABASE_URL`, or else the broker's own in its data folder.
 * @throws StartupFailure with a message of one line when it cannot be reached or started.
 */
export const openDatabase = async ({
  direct,
  folder,
  processes = 1,
  replica: replicaUrl,
  signal,
  url: given,
}: DatabaseOptions): Promise<OpenDatabase> => {
  const cluster = given === undefined ? await openCluster(folder, signal) : undefined
  const url = () => cluster?.url() ?? given ?? ''
  const place = cluster === undefined ? withoutPassword(url()) : folder
  const sockets = makeSockets()
  signal?.addEventListener('abort', sockets.cut)
  const connect = (): string => {
    signal?.throwIfAborted()
    return url()
  }
  const config = {
    application_name: APPLICATION,
    types: columnTypes,
    // Few: each is a process of the server, and on few cores more of them only compete. Work inside a transaction must
    // use the connection of that transaction: waiting for a second one could be a deadlock.
    max: connectionsOf(processes),
    // An idle broker keeps its connections open: by them another broker sees that the server is still in use.
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 5_000,
    ...(direct === undefined && { statement_timeout: 30_000, idle_in_transaction_session_timeout: 30_000 }),
    keepAlive: true,
  }
  const pool = makePool(connect, sockets, config)
  const isPooled = direct !== undefined
  const prepared = preparing(pool, { isPooled })
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: prepared }) })
  // Behind a pooler each statement may be on another connection.
  const shared = isPooled ? undefined : openShared(connect, sockets, config, prepared)
  const quick =
    shared === undefined ? db : new Kysely<Database>({ dialect: new PostgresDialect({ pool: shared.pool }) })
  const replica = replicaUrl === undefined ? undefined : makeReplica(replicaUrl, db, config, isPooled)
  let stopWatch: (() => Promise<void>) | undefined
  let newConnections: NewConnections | undefined
  const close = async (): Promise<void> => {
    await stopWatch?.()
    await newConnections?.stop()
    await replica?.close()
    const ended = new AbortController()
    sleep(PATIENCE_AT_THE_END, undefined, { signal: ended.signal }).then(sockets.cut, () => {})
    await shared?.pool.end()
    await db.destroy()
    // Kysely does not close a pool through which it has not run a query yet.
    if (!pool.ending) await pool.end()
    ended.abort()
    await cluster?.stop()
  }
  const revive = cluster?.revive ?? (() => Promise.resolve(undefined))
  const expectData = cluster?.expectData ?? (() => Promise.resolve())
  const watch = (watcher: Watcher): void => {
    stopWatch = startWatch({ url, cut: sockets.cut, heard: sockets.heard, expectData, revive }, watcher)
    newConnections = tryNewConnections(url)
  }
  try {
    await isReachable(pool, place)
  } catch (cause) {
    await close()
    throw cause
  }
  const connections = () => ({
    total: pool.totalCount + (shared?.count() ?? 0),
    // No call has the shared one to itself.
    idle: pool.idleCount + (shared?.count() ?? 0),
    waiting: pool.waitingCount,
  })
  const listen = (channel: string, tell: (payload?: string) => void) =>
    startListening({ url: () => direct ?? url(), channel, tell })
  return {
    db,
    quick,
    replica,
    place,
    connections,
    takesNew: () => newConnections?.areTaken() ?? true,
    watch,
    listen,
    close,
  }
}
