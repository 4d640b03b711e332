import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Broker } from '../broker/call.ts'
import { SECOND } from '../clock/instant.ts'
import { giveBack, type Lease, RENEWED_AFTER, takeLease } from './lease.ts'

/** The wait after an error of the database. */
const PAUSE_AFTER_FAILURE = 5 * SECOND

export interface LeasedLoop {
  /** One of several processes on a database does the work of this name. */
  readonly name: string
  /** Milliseconds from one run to the next. */
  readonly pause: number
  readonly work: (lease: Lease) => Promise<unknown>
  /** Another process does the work from now on: what is known here of the last run is old. */
  readonly onLost?: () => void
  /** The log message of a failed run. */
  readonly trouble: string
}

/**
 * Repeats some work as long as the broker runs, in the one process that holds its lease. Returns the function that
 * stops it after the current run.
 */
export const startLeased = (
  broker: Broker,
  { name, onLost, pause, trouble, work }: LeasedLoop,
): (() => Promise<void>) => {
  const holder = randomUUID()
  const stopping = new AbortController()
  let lease: Lease | undefined
  let taken = Number.NEGATIVE_INFINITY
  const turn = async (): Promise<number> => {
    try {
      const asked = performance.now()
      if (lease === undefined || asked - taken >= RENEWED_AFTER) {
        lease = await takeLease(broker.db, name, holder)
        taken = asked
      }
      if (lease) {
        await work(lease)
        broker.noteWork?.(name, pause)
      } else onLost?.()
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
    // The database may be closed already: then the lease expires.
    if (lease) await giveBack(broker.db, lease).catch(() => {})
  }
  broker.noteWork?.(name, pause)
  const ended = loop()
  return () => {
    stopping.abort()
    return ended
  }
}
