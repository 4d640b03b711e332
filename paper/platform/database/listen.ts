import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { APPLICATION } from '../postgres/probe.ts'

/** The wait before the next attempt to connect, in milliseconds. */
const PAUSE = 500
/** How long an attempt to connect may take, in milliseconds. */
const PATIENCE = 5_000

/** Listens to the notifications of other processes, over a connection of its own. */
export interface Listening {
  readonly url: () => string
  /** The channel of `NOTIFY`. */
  readonly channel: string
  /** Called for each notification with its payload, and when listening has begun: what came before was not heard. */
  readonly tell: (payload?: string) => void
}

/** Listens as long as the broker runs. A broken connection is opened again. Returns the function that stops it. */
export const startListening = ({ channel, tell, url }: Listening): (() => Promise<void>) => {
  const stopping = new AbortController()
  // Only one that is connected: the driver never ends an attempt to connect whose client is ended meanwhile.
  let connected: pg.Client | undefined
  const listen = async (): Promise<void> => {
    const client = new pg.Client({
      connectionString: url(),
      application_name: APPLICATION,
      connectionTimeoutMillis: PATIENCE,
      keepAlive: true,
    })
    client.on('notification', ({ payload }) => tell(payload))
    const ended = new Promise<void>((resolve) => {
      client.on('end', resolve)
      client.on('error', () => resolve())
    })
    try {
      await client.connect()
      if (stopping.signal.aborted) return
      connected = client
      await client.query(`listen ${pg.escapeIdentifier(channel)}`)
      tell()
      if (!stopping.signal.aborted) await ended
    } finally {
      connected = undefined
      await client.end().catch(() => {})
    }
  }
  const loop = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await listen().catch(() => {})
      await sleep(PAUSE, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }
  }
  const stopped = loop()
  return async () => {
    stopping.abort()
    await connected?.end().catch(() => {})
    await stopped
  }
}
