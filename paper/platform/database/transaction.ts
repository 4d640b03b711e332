import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import { isRejection } from '../rejection/rejection.ts'
import { hasCode } from '../errors/errorCode.ts'
import { noteCommit } from './committed.ts'
import { ConnectionLost } from './connectionLost.ts'
import type { Database } from './database.ts'

export type Db = Kysely<Database>
export type Tx = Transaction<Database>

/** Serialization failure, deadlock: nothing was committed, so the same work may be done again. */
const RETRYABLE = new Set(['40001', '40P01'])
const ATTEMPTS = 12

/** Whether a database error means that the work may be repeated unchanged. */
const isConflict = (cause: unknown): boolean => hasCode(cause) && RETRYABLE.has(cause.code)

/** Whether the work failed because of the load or the connection, so that a retry may succeed. */
export const isPassing = (cause: unknown): boolean => isConflict(cause) || cause instanceof ConnectionLost

/**
 * `serializable`: as if it ran alone. `repeatable read`: one unchanging snapshot, and two transactions never update the
 * same row. `read committed`: each statement sees what was committed before it. It never conflicts, because the second
 * transaction waits; it is for work that locks the data of its rules before it reads them: rows that it updates, or a
 * name (`locks.ts`). Work that is sure to conflict uses it, because retries could starve some transactions.
 */
export type Isolation = 'serializable' | 'repeatable read' | 'read committed'

/**
 * Runs work as one transaction.
 *
 * Work that conflicts with other transactions is repeated, so it must have no effect outside `tx`. Work that returns a
 * Rejection is rolled back, and the rejection is returned. Work is not repeated after a lost connection, since it may
 * have been committed: a repetition needs an id that identifies the request (`once`).
 * @throws the last conflict after twelve attempts, and any other error of the work immediately.
 */
export const transaction = async <T>(
  db: Db,
  work: (tx: Tx) => Promise<T>,
  isolation: Isolation = 'serializable',
): Promise<T> => {
  class RolledBack extends Error {
    readonly rejection: T

    constructor(rejection: T) {
      super('rolled back by a rejection')
      this.rejection = rejection
    }
  }
  for (let attempt = 1; ; attempt++) {
    try {
      const done = await db
        .transaction()
        .setIsolationLevel(isolation)
        .execute(async (tx) => {
          const result = await work(tx)
          if (isRejection(result)) throw new RolledBack(result)
          return result
        })
      noteCommit(db)
      return done
    } catch (cause) {
      if (cause instanceof RolledBack) return cause.rejection
      if (!isConflict(cause) || attempt === ATTEMPTS) throw cause
      await sleep(randomInt(1, 2 ** Math.min(attempt, 7) + 2))
    }
  }
}
