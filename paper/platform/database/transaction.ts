import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import { isRejection } from '../rejection/rejection.ts'
import { hasCode } from '../errors/errorCode.ts'
import { ConnectionLost } from './connectionLost.ts'
import type { Database } from './database.ts'

export type Db = Kysely<Database>
export type Tx = Transaction<Database>

/** Serialization failure, deadlock: nothing happened, the same work may simply be done again. */
const RETRYABLE = new Set(['40001', '40P01'])
const ATTEMPTS = 12

class RolledBack extends Error {
  readonly rejection: unknown

  constructor(rejection: unknown) {
    super('rolled back by a rejection')
    this.rejection = rejection
  }
}

/** Whether a database error means that the work may be repeated unchanged. */
const isConflict = (cause: unknown): boolean => hasCode(cause) && RETRYABLE.has(cause.code)

/** Whether the work failed through no fault of its own, so that asking again may well help. */
export const isPassing = (cause: unknown): boolean => isConflict(cause) || cause instanceof ConnectionLost

/**
 * `serializable`: as if alone, whatever was read. `repeatable read`: one unchanging view, and two transactions never
 * update the same row. `read committed`: each statement sees what was committed before it. It never conflicts, because
 * whoever comes second waits; it is for work that locks what its rules are about before it reads that: rows that it
 * updates, or a name (`locks.ts`). Work that is sure to meet others takes it, since retries let the unlucky starve.
 */
export type Isolation = 'serializable' | 'repeatable read' | 'read committed'

/**
 * Runs work as one transaction: it happens wholly or not at all.
 *
 * Work that conflicts with other transactions is repeated, so it must have no effect outside `tx`. Work that
 * returns a Rejection is rolled back and the rejection is handed on. Work is not repeated after a lost connection, since it
 * may have been committed: whoever wants that needs an id to know it by (`once`).
 * @throws the last conflict after twelve attempts, and any other error of the work immediately.
 */
export const transaction = async <T>(
  db: Db,
  work: (tx: Tx) => Promise<T>,
  isolation: Isolation = 'serializable',
): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db
        .transaction()
        .setIsolationLevel(isolation)
        .execute(async (tx) => {
          const result = await work(tx)
          if (isRejection(result)) throw new RolledBack(result)
          return result
        })
    } catch (cause) {
      if (cause instanceof RolledBack) return cause.rejection as T
      if (!isConflict(cause) || attempt === ATTEMPTS) throw cause
      await sleep(randomInt(1, 2 ** Math.min(attempt, 7) + 2))
    }
  }
}
