import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { hasCode } from '../errors/errorCode.ts'
import { ConnectionLost, lostOr } from './connectionLost.ts'

/** After so many uses a statement is worth the memory that each connection's server process then spends on it. */
const OFTEN = 10
/** At most so many statements are stored, about 100 kB each per connection; the first to be used often. */
const KEPT = 100
/** So many texts are counted at a time: some grow with their number of rows, without end. */
const COUNTED = 1_000

/** The names of statements that are used often. A statement without a name is parsed and planned again each time. */
export interface Naming {
  /** Counts a use of the statement. */
  readonly nameOf: (text: string) => string | undefined
  /** Gives the statement another name, some uses later. */
  readonly forget: (text: string) => void
}

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

/** Among others: a table has got a column since a statement that answers all of them was prepared. */
const UNSUPPORTED = '0A000'

/**
 * A pool whose connections prepare under a name what is used often: reading and planning a statement costs the server
 * more than most take to run. A newer broker on the same database may change a table; what was prepared before and no
 * longer fits fails once and goes on under another name. Where a connection breaks, the error is a `ConnectionLost`, and the
 * pool gets another one.
 */
export const preparing = (pool: pg.Pool): PostgresPool => {
  const { forget, nameOf } = makeNaming()
  const prepare = (client: pg.PoolClient): PostgresPoolClient => {
    let isLost = false
    const query = async (text: string, values: ReadonlyArray<unknown>) => {
      const name = values.length > 0 ? nameOf(text) : undefined
      try {
        return await client.query({ text, values: [...values], ...(name !== undefined && { name }) })
      } catch (cause) {
        if (hasCode(cause) && cause.code === UNSUPPORTED) forget(text)
        const error = lostOr(cause)
        isLost ||= error instanceof ConnectionLost
        throw error
      }
    }
    // Its other form is for cursors, which are not used here.
    return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release(isLost) }
  }
  const connect = async () => {
    try {
      return prepare(await pool.connect())
    } catch (cause) {
      throw lostOr(cause)
    }
  }
  return { connect, end: () => pool.end() }
}
