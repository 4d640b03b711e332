import cluster from 'node:cluster'
import { serveMetrics } from '../platform/metrics/serve.ts'
import { figuresOfAll, startProcesses } from './processes/primary.ts'
import { openChannel, type WorkerChannel } from './processes/worker.ts'
import { type RunningBroker, startBroker } from './broker.ts'
import { killServers } from '../platform/postgres/cluster.ts'
import { DEMO, INVITER } from '../demo/prepare.ts'
import { type Environment, readEnvironment, readWords } from './environment.ts'
import { tryAddresses } from '../platform/startup/address.mjs'
import { StartupFailure } from '../platform/startup/startupFailure.ts'
import { startTracing } from '../platform/tracing/startTracing.ts'

/**
 * Under npm a single Ctrl-C arrives twice at nearly the same time; a signal after this many milliseconds is a second
 * Ctrl-C.
 */
const SAME_KEY_PRESS = 1_000
/** The most milliseconds that the database server may take when everything has to stop immediately. */
const KILL_TIMEOUT = 5_000

const greeting = (
  { databaseUrl, dataFolder, demo, http, processes }: Environment,
  { metricsUrl, url }: Pick<RunningBroker, 'metricsUrl' | 'url'>,
): string => {
  const lines = [
    `Paper broker   ${url}${http.appFolder === undefined ? '/api/vue (no app is built)' : ''}`,
    ...(http.docsFolder === undefined ? [] : [`Reference      ${url}/docs/`]),
    ...(http.control.isEnabled && http.consoleFolder !== undefined ? [`For testers    ${url}/paper`] : []),
    `Database       ${databaseUrl === undefined ? `own PostgreSQL in ${dataFolder}` : 'DATABASE_URL'}`,
    `Practice       invitation code ${INVITER.invitationCode}`,
    ...(demo ? [`Demo log-in    ${DEMO.account} / ${DEMO.password}   (simulated prices, practice money)`] : []),
    ...(processes === 1 ? [] : [`Processes      ${processes}`]),
    ...(metricsUrl === undefined ? [] : [`Metrics        ${metricsUrl}`]),
    'Stop           Ctrl-C',
  ]
  return `${lines.join('\n')}\n`
}

const endAtOnce = (): void => {
  setTimeout(() => process.exit(130), KILL_TIMEOUT)
  void killServers().then(() => process.exit(130))
}

/**
 * Calls back at the first signal to end, and says so where the broker is not ready yet; a later one, which is no second arrival of
 * the same key press, ends at once.
 */
const onEnd = (end: () => Promise<void>, isReady: () => boolean): { readonly isEnding: () => boolean } => {
  let endingSince: number | undefined
  const onSignal = (): void => {
    const now = performance.now()
    if (endingSince !== undefined) {
      if (now - endingSince > SAME_KEY_PRESS) endAtOnce()
      return
    }
    endingSince = now
    if (!isReady()) process.stdout.write('Stopped before the broker was ready. The next start makes what is missing.\n')
    end()
      .then(() => process.exit(0))
      .catch((cause: unknown) => {
        process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`)
        process.exit(1)
      })
  }
  // Installed before the broker starts: a Ctrl-C during the start must not leave a database server behind.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
  return { isEnding: () => endingSince !== undefined }
}

/** Serves in this process: alone, or as one of several that the primary process has started. */
const serve = async (environment: Environment, channel: WorkerChannel | undefined): Promise<void> => {
  const breakingOff = new AbortController()
  const stopTracing = environment.http.isTraced ? await startTracing() : undefined
  const starting = startBroker(environment, breakingOff.signal, channel?.siblings)
  let hasStarted = false
  const stop = async (): Promise<void> => {
    if (!hasStarted) breakingOff.abort()
    // An aborted start has cleaned up after itself.
    const running = await starting.catch(() => undefined)
    await running?.stop()
    await stopTracing?.()
  }
  const { isEnding } = channel === undefined ? onEnd(stop, () => hasStarted) : onStopOf(channel, stop)

  const running = await starting.catch((cause: unknown) => {
    // The user aborted the start, so no error is printed.
    if (!isEnding()) throw cause
    return undefined
  })
  if (running === undefined || isEnding()) return
  hasStarted = true
  if (channel === undefined) process.stdout.write(greeting(environment, running))
  else channel.ready(running.url)
  const cause = await running.lost
  if (isEnding()) return
  await running.stop()
  throw cause
}

/** A worker ends when the primary process says so: a Ctrl-C of the terminal reaches both. */
const onStopOf = ({ onStop }: WorkerChannel, stop: () => Promise<void>): { readonly isEnding: () => boolean } => {
  let isEnding = false
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => {})
  const end = (): void => {
    if (isEnding) return
    isEnding = true
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', end)
  onStop(end)
  return { isEnding: () => isEnding }
}

/** Starts the processes that serve, and waits for their end. */
const lead = async (environment: Environment): Promise<void> => {
  const breakingOff = new AbortController()
  const starting = startProcesses(environment.processes, breakingOff.signal)
  let stopFigures: (() => Promise<void>) | undefined
  let hasStarted = false
  const { isEnding } = onEnd(
    async () => {
      if (!hasStarted) breakingOff.abort()
      const running = await starting.catch(() => undefined)
      await stopFigures?.()
      await running?.stop()
    },
    () => hasStarted,
  )
  const running = await starting.catch((cause: unknown) => {
    if (!isEnding()) throw cause
    return undefined
  })
  if (running === undefined) return
  const figures = environment.metrics && (await serveMetrics(figuresOfAll(), environment.metrics))
  stopFigures = figures?.stop
  if (isEnding()) return
  hasStarted = true
  process.stdout.write(greeting(environment, { url: running.url, metricsUrl: figures?.url }))
  await running.lost
  if (isEnding()) return
  await running.stop()
  process.exit(2)
}

/** Opens the database, brings it up to date with all that a first start makes in it, and closes it. */
const prepare = async (environment: Environment): Promise<void> => {
  const breakingOff = new AbortController()
  const own = { ...environment, host: '127.0.0.1', port: 0, metrics: undefined, processes: 1 }
  const starting = startBroker(own, breakingOff.signal)
  const { isEnding } = onEnd(
    async () => {
      breakingOff.abort()
      await starting.catch(() => undefined)
    },
    () => false,
  )
  const running = await starting.catch((cause: unknown) => {
    if (!isEnding()) throw cause
    return undefined
  })
  await running?.stop()
}

const start = async (): Promise<void> => {
  // The broker continues when its terminal or log is closed.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  const environment = readEnvironment(process.env)
  const isPreparing = readWords(process.argv.slice(2))
  // Before a database is made. A process that the first one has started has its port from that.
  const taken = isPreparing || cluster.isWorker ? undefined : await tryAddresses(environment)
  if (taken !== undefined) throw new StartupFailure(taken)
  if (isPreparing) await prepare(environment)
  else if (cluster.isWorker) await serve(environment, openChannel())
  else await (environment.processes > 1 ? lead(environment) : serve(environment, undefined))
}

try {
  await start()
} catch (cause) {
  if (!(cause instanceof StartupFailure)) throw cause
  if (cause.message !== '') process.stderr.write(`${cause.message}\n`)
  process.exit(2)
}
