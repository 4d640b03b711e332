import { type RunningBroker, startBroker } from './broker.ts'
import { killServers } from '../platform/postgres/cluster.ts'
import { DEMO, INVITER } from '../demo/prepare.ts'
import { type Environment, readEnvironment } from './environment.ts'
import { StartupFailure } from '../platform/startup/startupFailure.ts'

/**
 * Under npm a single Ctrl-C arrives twice at nearly the same time; a signal after this many milliseconds is a second
 * Ctrl-C.
 */
const SAME_KEY_PRESS = 1_000
/** The most milliseconds that the database server may take when everything has to stop immediately. */
const KILL_TIMEOUT = 5_000

const greeting = ({ databaseUrl, dataFolder, demo, http }: Environment, { metricsUrl, url }: RunningBroker): string => {
  const lines = [
    `Paper broker   ${url}${http.appFolder === undefined ? '/api/vue (no app is built)' : ''}`,
    ...(http.docsFolder === undefined ? [] : [`Reference      ${url}/docs/`]),
    ...(http.control.isEnabled && http.consoleFolder !== undefined ? [`For testers    ${url}/paper`] : []),
    `Database       ${databaseUrl === undefined ? `own PostgreSQL in ${dataFolder}` : 'DATABASE_URL'}`,
    `Practice       invitation code ${INVITER.invitationCode}`,
    ...(demo ? [`Demo log-in    ${DEMO.account} / ${DEMO.password}   (simulated prices, practice money)`] : []),
    ...(metricsUrl === undefined ? [] : [`Metrics        ${metricsUrl}`]),
    'Stop           Ctrl-C',
  ]
  return `${lines.join('\n')}\n`
}

const endAtOnce = (): void => {
  setTimeout(() => process.exit(130), KILL_TIMEOUT)
  void killServers().then(() => process.exit(130))
}

const start = async (): Promise<void> => {
  // The broker continues when its terminal or log is closed.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  const environment = readEnvironment(process.env)
  const breakingOff = new AbortController()
  const starting = startBroker(environment, breakingOff.signal)
  let hasStarted = false
  let endingSince: number | undefined

  const end = async (): Promise<void> => {
    if (!hasStarted) breakingOff.abort()
    // An aborted start has cleaned up after itself.
    const running = await starting.catch(() => undefined)
    await running?.stop()
    process.exit(0)
  }
  const onSignal = (): void => {
    const now = performance.now()
    if (endingSince !== undefined) {
      if (now - endingSince > SAME_KEY_PRESS) endAtOnce()
      return
    }
    endingSince = now
    end().catch((cause: unknown) => {
      process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`)
      process.exit(1)
    })
  }
  // Installed before the broker starts: a Ctrl-C during the start must not leave a database server behind.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)

  const running = await starting.catch((cause: unknown) => {
    // The user aborted the start, so no error is printed.
    if (endingSince === undefined) throw cause
    return undefined
  })
  if (running === undefined || endingSince !== undefined) return
  hasStarted = true
  process.stdout.write(greeting(environment, running))
  const cause = await running.lost
  if (endingSince !== undefined) return
  await running.stop()
  throw cause
}

try {
  await start()
} catch (cause) {
  if (!(cause instanceof StartupFailure)) throw cause
  process.stderr.write(`${cause.message}\n`)
  process.exit(2)
}
