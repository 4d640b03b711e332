import { Kysely, PostgresDialect, sql } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { isRejection } from '../rejection/rejection.ts'
import { asOne } from './asOne.ts'
import type { Database } from './database.ts'
import { makePool } from './pool.ts'
import { preparing } from './prepared.ts'
import { makeSockets } from '../postgres/sockets.ts'
import type { Db } from './transaction.ts'

/** A replica that lacks what the primary had written this long ago is not asked, in milliseconds. Source: RULES.md, replicas. */
const LATEST = 10_000
/** The interval between two checks of it, in milliseconds. */
const PAUSE = 500
/** How long a connection and the answer to a check may take, in milliseconds. What waits for an answer meanwhile goes to the primary. */
const PATIENCE = 2_000
/** Checks that are remembered: those of an hour. */
const CHECKS = 7_200

/** Who answered a read: the replica, or the primary, and why. */
export type ReadOutcome =
  | 'replica'
  /** The replica lacks the last change for the customer. */
  | 'own'
  | 'late'
  | 'away'
  /** The replica refused, as where it misses what was just made, or failed while it answered. */
  | 'refused'
  | 'failed'

type Attempt<T> =
  | { readonly outcome: 'replica'; readonly found: T }
  | { readonly outcome: Exclude<ReadOutcome, 'replica'> }

/** A copy of the database that follows it a little later. */
export interface Replica {
  /**
   * Reads in one snapshot of the replica where that has all that transactions up to `written` have changed, and otherwise from
   * the primary. What the replica refuses or fails at is read from the primary too, so the work must only read.
   */
  readonly read: <T>(
    written: bigint | undefined,
    onReplica: (db: Db) => Promise<T>,
    onPrimary: () => Promise<T>,
  ) => Promise<T>
  /** How far it is behind the primary, in milliseconds; infinite while it cannot be asked. */
  readonly lag: () => number
  /** Begins to check it: nothing is read from it before. */
  readonly start: (watcher: ReplicaWatcher) => void
  readonly close: () => Promise<void>
}

interface ReplicaWatcher {
  /** Called with the reason why the replica is not asked; with undefined when it is. */
  readonly onChange: (trouble: string | undefined) => void
  readonly count?: ((outcome: ReadOutcome) => void) | undefined
}

/** A place in the log of the primary, as PostgreSQL writes it: two hexadecimal halves. */
const placeOf = (text: string): bigint => {
  const [high = '0', low = '0'] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

interface State {
  readonly standby: boolean
  /** Every transaction before it has ended here. */
  readonly until: string
  readonly replayed: string | null
}
const STATE = sql<State>`
  select pg_is_in_recovery() as standby, pg_snapshot_xmin(pg_current_snapshot())::text as until,
    pg_last_wal_replay_lsn()::text as replayed`
const NO_STANDBY = 'it is not a standby'

/** How far the replica is behind, by what the primary had written at each check: the clocks of the two are not compared. */
const makeDelay = () => {
  let checks: ReadonlyArray<{ readonly at: number; readonly place: bigint }> = []
  return {
    note: (at: number, place: string) => {
      checks = [...checks.slice(1 - CHECKS), { at, place: placeOf(place) }]
    },
    /** Infinite where even at the oldest check there was more. */
    of: (replayed: string | null): number => {
      if (replayed === null) return Number.POSITIVE_INFINITY
      const place = placeOf(replayed)
      const found = checks.findLast((check) => check.place <= place)
      return found === undefined ? Number.POSITIVE_INFINITY : Math.max(0, performance.now() - found.at)
    },
  }
}

export const makeReplica = (
  url: string,
  primary: Db,
  config: pg.PoolConfig,
  isPooled: boolean,
  latest: number = LATEST,
): Replica => {
  const [sockets, lookSockets] = [makeSockets(), makeSockets()]
  const pool = makePool(() => url, sockets, { ...config, connectionTimeoutMillis: PATIENCE })
  const looking = makePool(() => url, lookSockets, {
    ...config,
    max: 1,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
  })
  const dbOf = (some: pg.Pool) =>
    new Kysely<Database>({ dialect: new PostgresDialect({ pool: preparing(some, { isPooled }) }) })
  const [db, look] = [dbOf(pool), dbOf(looking)]
  const delay = makeDelay()
  let trouble: string | undefined = 'it has not been checked yet'
  let lag = Number.POSITIVE_INFINITY
  let count: ReplicaWatcher['count']
  const stopping = new AbortController()
  let stopped: Promise<void> | undefined

  /** Why it is not asked. */
  const findTrouble = async (): Promise<string | undefined> => {
    const at = performance.now()
    const { rows } = await sql<{ place: string }>`select pg_current_wal_flush_lsn()::text as place`.execute(primary)
    if (rows[0] !== undefined) delay.note(at, rows[0].place)
    try {
      const [state] = (await STATE.execute(look)).rows
      if (state?.standby !== true) return NO_STANDBY
      lag = delay.of(state.replayed)
      return undefined
    } catch (cause) {
      return cause instanceof Error ? cause.message : String(cause)
    }
  }
  const watch = async ({ onChange }: ReplicaWatcher): Promise<void> => {
    let known: string | undefined
    while (!stopping.signal.aborted) {
      // Without the primary nothing is asked at all.
      const found = await findTrouble().catch(() => 'the primary does not answer')
      if (found !== undefined) {
        lag = Number.POSITIVE_INFINITY
        // Reads that wait for an answer go to the primary now.
        sockets.cut()
        lookSockets.cut()
      }
      trouble = found
      const reason = found ?? (lag > latest ? 'it is too far behind' : undefined)
      if (reason !== known && !stopping.signal.aborted) onChange((known = reason))
      await sleep(PAUSE, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }
  }

  /** Whether this very connection may answer: a proxy may lead each to another server. */
  const judge = (state: State | undefined, written: bigint | undefined): ReadOutcome => {
    if (state?.standby !== true) return 'away'
    if (delay.of(state.replayed) > latest) return 'late'
    return written !== undefined && written >= BigInt(state.until) ? 'own' : 'replica'
  }
  const attempt = async <T>(written: bigint | undefined, work: (db: Db) => Promise<T>): Promise<Attempt<T>> => {
    if (trouble !== undefined) return { outcome: 'away' }
    if (lag > latest) return { outcome: 'late' }
    try {
      return await db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(async (tx): Promise<Attempt<T>> => {
          const outcome = judge((await STATE.execute(tx)).rows[0], written)
          if (outcome !== 'replica') return { outcome }
          const found = await work(asOne(tx))
          return isRejection(found) ? { outcome: 'refused' } : { outcome, found }
        })
    } catch {
      return { outcome: 'failed' }
    }
  }

  return {
    read: async (written, onReplica, onPrimary) => {
      const tried = await attempt(written, onReplica)
      count?.(tried.outcome)
      return tried.outcome === 'replica' ? tried.found : onPrimary()
    },
    lag: () => lag,
    start: (watcher) => {
      count = watcher.count
      stopped = watch(watcher)
    },
    close: async () => {
      stopping.abort()
      await stopped
      sockets.cut()
      lookSockets.cut()
      await Promise.all([pool.end(), looking.end()])
    },
  }
}
