import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Broker } from '../../platform/broker/call.ts'

/** Commits of this many milliseconds share a notification. */
const TOGETHER = 10

/** Wakes the streams of other processes. */
export interface Notifying {
  readonly soon: () => void
  /** Whether a notification with this payload is one that was sent here. */
  readonly isOwn: (payload: string | undefined) => boolean
  readonly stop: () => void
}

/**
 * Sends a notification after commits, outside of their transactions: within them PostgreSQL would let commits wait for
 * each other. One that is lost with its process only delays an event, since every process also reads once a second; so
 * its commit does not wait for the disk either, beside those of orders.
 */
export const startNotifying = ({ db, log }: Broker, channel: string): Notifying => {
  const sender = randomUUID()
  let timer: NodeJS.Timeout | undefined
  const send = async (): Promise<void> => {
    timer = undefined
    try {
      await sql`select set_config('synchronous_commit', 'off', true), pg_notify(${channel}, ${sender})`.execute(db)
    } catch (cause) {
      log.warn({ err: cause }, 'other processes could not be notified; they read by themselves')
    }
  }
  return {
    isOwn: (payload) => payload === sender,
    soon: () => (timer ??= setTimeout(() => void send(), TOGETHER)),
    stop: () => clearTimeout(timer),
  }
}
