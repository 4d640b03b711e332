import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Broker } from '../broker/call.ts'
import { SECOND } from '../clock/instant.ts'
import { giveBack, type Lease, takeLease } from './lease.ts'

/** The wait after an error of the database. */
const PAUSE_AFTER_FAILURE = 5 * SECOND

export interface LeasedLoop {
  /** Of several processes on one database, one does what has this name. */
  readonly name: string
  /** Milliseconds from one turn to the next. */
  readonly pause: number
  readonly work: (lease: Lease) => Promise<unknown>
  /** The log message of a failed turn. */
  readonly trouble: string
}

/**
 * Does something again and again as long as the broker runs, in the one process that holds its lease. Answers how to
 * stop: the turn at hand is finished first.
 */
export const startLeased = (broker: Broker, { name, pause, trouble, work }: LeasedLoop): (() => Promise<void>) => {
  const holder = randomUUID()
  const stopping = new AbortController()
  let lease: Lease | undefined
  const turn = async (): Promise<number> => {
    try {
      lease = await takeLease(broker.db, name, holder)
      if (lease) await work(lease)
      return pause
    } catch (cause) {
      broker.log.warn({ err: cause }, trouble)
      return PAUSE_AFTER_FAILURE
    }
  }
  const loop = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const rest = await turn()
      // Stopping ends the rest early.
      await sleep(rest, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }
    // The database may be gone already: then the lease ends by itself.
    if (lease) await giveBack(broker.db, lease).catch(() => {})
  }
  const ended = loop()
  return () => {
    stopping.abort()
    return ended
  }
}
