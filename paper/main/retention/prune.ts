import type { Broker } from '../../platform/broker/call.ts'
import type { Db } from '../../platform/database/transaction.ts'
import { startLeased } from '../../platform/jobs/leased.ts'
import { MINUTE } from '../../platform/clock/instant.ts'
import { PRUNINGS } from './prunings.ts'

/** Rows of one statement: none of them holds its locks for long. */
const AT_ONCE = 1_000

/** Removes rows whose retention is over, batch by batch. Returns the number of rows. */
export const prune = async (db: Db, now: Date, atOnce = AT_ONCE): Promise<number> => {
  let removed = 0
  for (const pruning of Object.values(PRUNINGS)) {
    let batch: number
    do {
      batch = (await pruning(now, atOnce).execute(db)).rows.length
      removed += batch
    } while (batch === atOnce)
  }
  return removed
}

/** Prunes as long as the broker runs; one of several processes on a database does so. */
export const startPruning = (broker: Broker): (() => Promise<void>) =>
  startLeased(broker, {
    name: 'retention',
    pause: 10 * MINUTE,
    work: async () => prune(broker.db, await broker.clock.now()),
    trouble: 'rows past their retention could not be removed; they stay until the next run',
  })
