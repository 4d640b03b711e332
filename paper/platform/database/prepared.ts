import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { hasCode } from '../errors/errorCode.ts'
import { statementSpan } from '../tracing/spans.ts'
import { ConnectionLost, lostOr } from './connectionLost.ts'

/** After this many uses a statement is worth the memory that it takes in the server process of each connection. */
const OFTEN = 10
/** At most this many statements are prepared, about 100 kB each per connection: the first that are used often. */
const KEPT = 100
/** At most this many texts are counted at a time: the texts of some statements vary with their number of rows. */
const COUNTED = 1_000

/**
 * How long work waits for an open connection where the server refuses a new one, and the pause between two tries; in
 * milliseconds. Less than the pool's own patience: an attempt that nobody answers is not repeated.
 */
const PATIENCE = 3_000
const AGAIN = 25

/** The names of statements that are used often. A statement without a name is parsed and planned again each time. */
export interface Naming {
  /** Counts a use of the statement. */
  readonly nameOf: (text: string) => string | undefined
  /** Gives the statement another name, some uses later. */
  readonly forget: (text: string) => void
}

/** Gives names to the statements that are used often, the first ones up to a limit. */
export const makeNaming = (): Naming => {
  const names = new Map<string, string>()
  const uses = new Map<string, number>()
  let given = 0
  return {
    nameOf: (text) => {
      const name = names.get(text)
      if (name !== undefined || names.size === KEPT) return name
      const count = (uses.get(text) ?? 0) + 1
      if (count > OFTEN) {
        uses.delete(text)
        given += 1
        names.set(text, `often-${given}`)
      } else {
        if (uses.size === COUNTED) uses.clear()
        uses.set(text, count)
      }
      return names.get(text)
    },
    forget: (text) => {
      names.delete(text)
    },
  }
}

const NAMELESS: Naming = { nameOf: () => undefined, forget: () => {} }

/** Statements that Kysely counts the changed rows of; to it all others only read. */
const CHANGES = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'] as const

/** One cause: a column was added to a table after a statement that selects all columns was prepared. */
const UNSUPPORTED = '0A000'

/**
 * Sends statements to a connection, frequent ones under a name: for most statements, parsing and planning cost the server
 * more than running them. A newer broker on the same database may change a table; a statement that was prepared before and no
 * longer fits fails once and is then prepared under another name. Where the connection breaks, the error is a `ConnectionLost`.
 */
const makeAsk =
  ({ forget, nameOf }: Naming) =>
  async <R>(
    client: pg.PoolClient,
    text: string,
    values: ReadonlyArray<unknown>,
    onLost: () => void,
  ): Promise<PostgresQueryResult<R>> => {
    const name = values.length > 0 ? nameOf(text) : undefined
    try {
      const { command, rowCount, rows } = await statementSpan(text, () =>
        client.query({ text, values: [...values], ...(name !== undefined && { name }) }),
      )
      return { command: CHANGES.find((change) => change === command) ?? 'SELECT', rowCount: rowCount ?? 0, rows }
    } catch (cause) {
      if (hasCode(cause) && cause.code === UNSUPPORTED) forget(text)
      const error = lostOr(cause)
      if (error instanceof ConnectionLost) onLost()
      throw error
    }
  }

type Ask = <R>(text: string, values: ReadonlyArray<unknown>) => Promise<PostgresQueryResult<R>>

/** A connection as Kysely uses it. */
const clientOf = (ask: Ask, release: () => void): PostgresPoolClient => {
  function query<R>(text: string, values: ReadonlyArray<unknown>): Promise<PostgresQueryResult<R>>
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  function query<R>(
    text: string | PostgresCursor<R>,
    values: ReadonlyArray<unknown> = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof text !== 'string') throw new Error('cursors are not used here')
    return ask(text, values)
  }
  return { query, release }
}

/**
 * A pool whose connections prepare frequent statements; one that broke is replaced. Behind a pooler the next use may be on another
 * connection, which does not know the name: there is none then.
 */
export const preparing = (pool: pg.Pool, { isPooled = false } = {}): PostgresPool => {
  const ask = makeAsk(isPooled ? NAMELESS : makeNaming())
  const prepare = (client: pg.PoolClient): PostgresPoolClient => {
    let isLost = false
    const onLost = (): void => {
      isLost = true
    }
    return clientOf(
      (text, values) => ask(client, text, values, onLost),
      () => client.release(isLost),
    )
  }
  const connect = async () => {
    const since = performance.now()
    for (;;) {
      try {
        return prepare(await pool.connect())
      } catch (cause) {
        // A server that takes no new connection may still serve those that are open: one of them is free soon.
        if (pool.ending || pool.totalCount === 0 || performance.now() - since > PATIENCE) throw lostOr(cause)
      }
      await sleep(AGAIN)
    }
  }
  return { connect, end: () => pool.end() }
}

const READS = /^\s*select\b/i

/**
 * The same database for reads that take a moment. They share one connection of `pool`, whose clients pipeline: each is sent without
 * waiting for the answers to those before, and all that one turn of the event loop sends go out at once. Everything else, such as a
 * transaction, has a connection of `others`; so have reads while the shared one is not open. A read that takes long would delay
 * all behind it. `socketOf` tells the socket of the newest client.
 */
export const sharing = (pool: pg.Pool, others: PostgresPool, socketOf: () => Socket | undefined): PostgresPool => {
  const ask = makeAsk(makeNaming())
  let shared: pg.PoolClient | undefined
  let [isOpening, isHeld] = [false, false]
  const leave = (client: pg.PoolClient): void => {
    if (shared !== client) return
    shared = undefined
    client.release(true)
  }
  const open = async (): Promise<void> => {
    isOpening = true
    try {
      const client = await pool.connect()
      shared = client
      client.once('error', () => leave(client)).once('end', () => leave(client))
      if (pool.ending) leave(client)
    } catch {
      // The others serve meanwhile, or say what is wrong. The next read tries again.
    } finally {
      isOpening = false
    }
  }
  const hold = (): void => {
    if (isHeld) return
    isHeld = true
    const socket = socketOf()
    socket?.cork()
    setImmediate(() => {
      isHeld = false
      socket?.uncork()
    })
  }
  const connect = async () => {
    let own: Promise<PostgresPoolClient> | undefined
    const query = async <R>(text: string, values: ReadonlyArray<unknown>): Promise<PostgresQueryResult<R>> => {
      const client = shared
      if (own === undefined && READS.test(text)) {
        if (client !== undefined) {
          hold()
          return ask<R>(client, text, values, () => leave(client))
        }
        if (!isOpening && !pool.ending) void open()
      }
      own ??= others.connect()
      return (await own).query<R>(text, values)
    }
    const release = (): void => {
      own?.then((client) => client.release()).catch(() => {})
    }
    return clientOf(query, release)
  }
  const end = async (): Promise<void> => {
    const ended = pool.end()
    await shared?.end()
    await ended
  }
  return { connect, end }
}
