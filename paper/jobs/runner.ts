import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Broker } from '../contract/call.ts'
import { giveBack, type Lease, takeLease } from './lease.ts'
import { runDue, type Works } from './run.ts'

const PAUSE = 250
/** After trouble with the database there is no hurry. */
const PAUSE_AFTER_FAILURE = 5_000
const NAME = 'jobs'

/**
 * Looks for due jobs as long as the broker runs; of several processes on one database, one does. Answers how to
 * stop: the job at hand is finished first.
 */
export const startRunner = (broker: Broker, works: Works): (() => Promise<void>) => {
  const holder = randomUUID()
  const stopping = new AbortController()
  let lease: Lease | undefined
  const turn = async (): Promise<number> => {
    try {
      lease = await takeLease(broker.db, NAME, holder)
      if (lease) await runDue(broker, works, lease)
      return PAUSE
    } catch (cause) {
      broker.log.warn({ err: cause }, 'jobs cannot be looked for')
      return PAUSE_AFTER_FAILURE
    }
  }
  const loop = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const pause = await turn()
      await sleep(pause, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }
    if (lease) await giveBack(broker.db, lease).catch(() => {})
  }
  const ended = loop()
  return () => {
    stopping.abort()
    return ended
  }
}
