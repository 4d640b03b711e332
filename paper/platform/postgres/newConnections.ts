import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { APPLICATION } from './probe.ts'

/** From one try to the next, and how long one may take, in milliseconds. */
const PAUSE = 5_000
const PATIENCE = 5_000

/** A connection that is opened and closed again and again: whether the server takes new ones, while it serves those that are open. */
export interface NewConnections {
  readonly areTaken: () => boolean
  readonly stop: () => Promise<void>
}

/** Tries from time to time whether the database takes new connections, `pause` milliseconds apart, until it is stopped. */
export const tryNewConnections = (url: () => string, pause: number = PAUSE): NewConnections => {
  const stopping = new AbortController()
  let areTaken = true
  const tryOnce = async (): Promise<boolean> => {
    const client = new pg.Client({
      connectionString: url(),
      application_name: APPLICATION,
      connectionTimeoutMillis: PATIENCE,
    })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.end()
      return true
    } catch {
      return false
    }
  }
  const loop = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      areTaken = await tryOnce()
      await sleep(pause, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }
  }
  const stopped = loop()
  return {
    areTaken: () => areTaken,
    stop: () => {
      stopping.abort()
      return stopped
    },
  }
}
