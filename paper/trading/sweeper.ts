import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Broker } from '../contract/call.ts'
import { giveBack, type Lease, takeLease } from '../jobs/lease.ts'
import { SECOND } from '../time/instant.ts'
import { sweep } from './sweep.ts'

const NAME = 'trading'
/** Prices move once a second. */
const PAUSE = SECOND
/** After trouble with the database there is no hurry. */
const PAUSE_AFTER_FAILURE = 5 * SECOND

/**
 * Sweeps every second as long as the broker runs; of several processes on one database, one does. Answers how to stop:
 * the sweep at hand is finished first.
 */
export const startSweeper = (broker: Broker): (() => Promise<void>) => {
  const holder = randomUUID()
  const stopping = new AbortController()
  let lease: Lease | undefined
  const turn = async (): Promise<number> => {
    try {
      lease = await takeLease(broker.db, NAME, holder)
      if (lease) await sweep(broker, lease)
      return PAUSE
    } catch (cause) {
      broker.log.warn({ err: cause }, 'waiting orders could not be swept')
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
