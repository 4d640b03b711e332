import cluster, { type Worker } from 'node:cluster'
import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { AggregatorRegistry } from 'prom-client'
import type { PublishedFigures } from '../../platform/metrics/serve.ts'
import { SECOND } from '../../platform/clock/instant.ts'
import { StartupFailure } from '../../platform/startup/startupFailure.ts'
import { type Message, messageOf, type NoticeMessage } from './messages.ts'

/** The exit code of a process that says in one line why it cannot work. */
const HOPELESS = 2
/** How long a process waits to be started again that ended soon after its start. */
const PAUSE = { first: SECOND / 10, longest: 10 * SECOND }
/** A process that has worked for this long did not end because of its start. */
const STEADY = 10 * SECOND
/** How long all may take to drain: what each takes at most, and the end of the database. */
const LONGEST_END = 20 * SECOND

/** The broker's processes on one port. */
interface Processes {
  /** Address that they answer at. */
  readonly url: string
  /** Asks all of them to drain, and waits until they have ended. */
  readonly stop: () => Promise<void>
  /** Resolves when the broker cannot go on: a process said so, and it would say so again. */
  readonly lost: Promise<void>
}

interface Started {
  /** Its address; undefined where it ended before it was ready. */
  readonly ready: Promise<string | undefined>
  readonly ended: Promise<number | null>
  /** Asks it to drain and to end. */
  readonly stop: () => void
}

const send = (worker: Worker, message: Message): void => {
  if (worker.isConnected()) worker.send(message, () => {})
}

const relay = (from: Worker, notice: NoticeMessage): void => {
  for (const other of Object.values(cluster.workers ?? {})) if (other && other.id !== from.id) send(other, notice)
}

/** The figures of all processes, added up or, of what they share, the highest. */
export const figuresOfAll = (): PublishedFigures => {
  const registry = new AggregatorRegistry()
  return { contentType: registry.contentType, metrics: () => registry.clusterMetrics() }
}

/**
 * Starts a number of processes that serve one port together, the first of them alone: it prepares the database. One that
 * dies is started again. Connections are given to the processes in turn.
 * `signal` breaks off the start of the first one.
 * @throws StartupFailure when the first one cannot start; it has said why.
 */
export const startProcesses = async (count: number, signal: AbortSignal): Promise<Processes> => {
  const consoleKey = randomBytes(32).toString('base64url')
  let isStopping = false
  let giveUp = (): void => {}
  const lost = new Promise<void>((done) => (giveUp = done))

  const exitOf = (worker: Worker): Promise<number | null> =>
    new Promise((done) => worker.once('exit', (code: number | null) => done(code)))

  const start = (): Started => {
    const worker = cluster.fork({ PAPER_CONSOLE_KEY: consoleKey })
    const ended = exitOf(worker)
    const address = new Promise<string>((done) => {
      worker.on('message', (received) => {
        const message = messageOf(received)
        if (message?.kind === 'ready') done(message.url)
        else if (message !== undefined && message.kind !== 'stop') relay(worker, message)
      })
    })
    worker.on('error', () => {})
    const stop = (): void => send(worker, { kind: 'stop' })
    return { ready: Promise.race([address, ended.then(() => undefined)]), ended, stop }
  }

  /** Starts a process again whenever it ends. */
  const keepUp = async (first: Started): Promise<void> => {
    let [process, pause, since] = [first, PAUSE.first, performance.now()]
    for (;;) {
      const code = await process.ended
      if (isStopping) return
      // One that could not even start may find its database again.
      if (code === HOPELESS && (await process.ready) !== undefined) return giveUp()
      pause = performance.now() - since > STEADY ? PAUSE.first : Math.min(pause * 2, PAUSE.longest)
      await sleep(pause)
      if (isStopping) return
      since = performance.now()
      process = start()
    }
  }

  const first = start()
  signal.addEventListener('abort', first.stop)
  const url = await first.ready
  signal.removeEventListener('abort', first.stop)
  if (url === undefined) throw new StartupFailure('')
  const others = Array.from({ length: count - 1 }, start)
  const kept = [first, ...others].map(keepUp)
  await Promise.all(others.map(({ ready }) => ready))

  return {
    url,
    lost,
    stop: async () => {
      isStopping = true
      const running = Object.values(cluster.workers ?? {}).flatMap((worker) => worker ?? [])
      for (const worker of running) send(worker, { kind: 'stop' })
      const late = setTimeout(() => {
        for (const worker of running) worker.process.kill('SIGKILL')
      }, LONGEST_END)
      await Promise.all(running.filter((worker) => !worker.isDead()).map(exitOf))
      clearTimeout(late)
      await Promise.all(kept.map((one) => Promise.race([one, sleep(SECOND, undefined, { ref: false })])))
    },
  }
}
