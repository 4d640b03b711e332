import { setImmediate as afterReading, setTimeout as sleep } from 'node:timers/promises'
import { makePool } from './pool.ts'
import { APPLICATION } from '../postgres/probe.ts'
import { makeSockets } from '../postgres/sockets.ts'

/** How often it looks whether anything has arrived while a query is not answered, in milliseconds. */
const LOOK = 1_000
/**
 * After so many looks at nothing a server counts as silent: ten seconds, half of what the app waits for an answer. A machine
 * that is short of processor time often takes five. A server that answers other queries is slow, not silent: cutting their
 * connections would add to its work.
 */
const SILENT = 10
/** After so many looks the connection of the query is replaced, though the server answers others. */
const ALONE = 30
/** From one query to the next. A broken connection is noticed immediately. */
const PAUSE = { ready: 1_000, first: 50, longest: 1_000 }

/** The monitored database. */
export interface Watched {
  readonly url: () => string
  /** Ends every connection that the broker works with. */
  readonly cut: () => void
  /** How many bytes the server has sent over them. */
  readonly heard: () => number
  /** Throws where the data of the broker's own server was removed, though the server answers. */
  readonly expectData: () => Promise<void>
  /**
   * Starts the server again if it is the broker's own and has ended. Returns why that has to wait, where it does. Throws
   * where it cannot be started.
   */
  readonly revive: () => Promise<string | undefined>
}

/** The receiver of changes. */
export interface Watcher {
  /** Called with the reason why the database cannot be used; with undefined when it can be used again. */
  readonly onChange: (trouble: string | undefined) => void
  /** The broker's own server cannot be restarted, or its data is gone. The monitoring ends then. */
  readonly onLost: (cause: unknown) => void
}

interface Trouble {
  readonly why: string
  /** Connections may still be open, but they are of no use. */
  readonly isUseless: boolean
}

const messageOf = (cause: unknown): string =>
  cause instanceof Error && cause.message !== '' ? cause.message : String(cause)

/** Queries the state of the server, over a connection of its own. */
const makeQuestion = ({ heard, url }: Watched, look: number, onBreak: () => void) => {
  const sockets = makeSockets()
  const pool = makePool(url, sockets, {
    max: 1,
    application_name: APPLICATION,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: SILENT * LOOK,
  })
  pool.on('error', onBreak)
  const useless = (why: string): Trouble => {
    sockets.cut()
    return { why, isUseless: true }
  }
  const answer = async (): Promise<Trouble | undefined> => {
    try {
      const { rows } = await pool.query<{ standby: boolean }>('select pg_is_in_recovery() as standby')
      // After a failover the old address may lead to a server that takes no writes.
      return rows[0]?.standby === true ? useless('the database server is a standby') : undefined
    } catch (cause) {
      return { why: messageOf(cause), isUseless: false }
    }
  }
  /** Ends where the server is silent, or answers everything but the question. */
  const silence = async (signal: AbortSignal): Promise<Trouble | undefined> => {
    let silent = 0
    for (let looks = 0; looks < ALONE; looks += 1) {
      const before = heard()
      await sleep(look, undefined, { signal, ref: false })
      // If this process itself was busy, the answer has arrived and has not been read.
      await afterReading()
      if (signal.aborted) return undefined
      silent = heard() === before ? silent + 1 : 0
      if (silent === SILENT) return useless('the database server is silent')
    }
    sockets.cut()
    return undefined
  }
  const ask = async (): Promise<Trouble | undefined> => {
    const answered = new AbortController()
    const silent = silence(answered.signal).catch(() => undefined)
    try {
      return await Promise.race([answer(), silent])
    } finally {
      answered.abort()
    }
  }
  const close = () => {
    sockets.cut()
    return pool.end()
  }
  return { ask, close }
}

/** Monitors a database as long as the broker runs. Returns the function that stops it. */
export const startWatch = (
  watched: Watched,
  { onChange, onLost }: Watcher,
  look: number = LOOK,
): (() => Promise<void>) => {
  const { cut, expectData, revive } = watched
  const stopping = new AbortController()
  let resting = new AbortController()
  const { ask, close } = makeQuestion(watched, look, () => resting.abort())
  let known: string | undefined
  let failures = 0
  const tell = (why: string | undefined): void => {
    if (why !== known) onChange((known = why))
  }
  /** Returns how long to wait. */
  const turn = async (): Promise<number> => {
    const trouble = await ask()
    if (stopping.signal.aborted) return 0
    if (trouble === undefined) await expectData()
    if (trouble?.isUseless) cut()
    failures = trouble === undefined ? 0 : failures + 1
    if (trouble === undefined) {
      tell(undefined)
      return PAUSE.ready
    }
    // Calls are refused from here on, also while the server is being started.
    tell(known ?? trouble.why)
    tell((await revive()) ?? trouble.why)
    return Math.min(PAUSE.first * 2 ** (failures - 1), PAUSE.longest)
  }
  const loop = async (): Promise<void> => {
    try {
      while (!stopping.signal.aborted) {
        resting = new AbortController()
        const rest = await turn()
        const signal = AbortSignal.any([stopping.signal, resting.signal])
        await sleep(rest, undefined, { signal, ref: false }).catch(() => {})
      }
    } catch (cause) {
      if (!stopping.signal.aborted) onLost(cause)
    }
    await close()
  }
  const ended = loop()
  return () => {
    stopping.abort()
    return ended
  }
}
