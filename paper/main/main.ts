import { startBroker } from './broker.ts'
import { killServers } from '../platform/postgres/cluster.ts'
import { DEMO, INVITER } from '../demo/prepare.ts'
import { type Environment, readEnvironment } from './environment.ts'
import { StartupFailure } from '../platform/startup/startupFailure.ts'

/** Under npm a single Ctrl-C arrives twice at nearly the same time; later than this it is a second one. In milliseconds. */
const SAME_KEY_PRESS = 1_000
/** As many seconds and no more for the database server, when everything has to stop immediately. */
const LAST_PATIENCE = 5_000

const greeting = ({ databaseUrl, dataFolder, demo, http }: Environment, url: string): string => {
  const lines = [
    `Paper broker   ${url}${http.appFolder === undefined ? '/api/vue (no app is built)' : ''}`,
    `Database       ${databaseUrl === undefined ? `own PostgreSQL in ${dataFolder}` : 'DATABASE_URL'}`,
    `Practice       invitation code ${INVITER.invitationCode}`,
    ...(demo ? [`Demo log-in    ${DEMO.account} / ${DEMO.password}   (simulated prices, practice money)`] : []),
    'Stop           Ctrl-C',
  ]
  return `${lines.join('\n')}\n`
}

const endAtOnce = (): void => {
  setTimeout(() => process.exit(130), LAST_PATIENCE)
  void killServers().then(() => process.exit(130))
}

const start = async (): Promise<void> => {
  // A terminal or a log that has gone away is no reason to end.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  const environment = readEnvironment(process.env)
  const breakingOff = new AbortController()
  const starting = startBroker(environment, breakingOff.signal)
  let hasStarted = false
  let endingSince: number | undefined

  const end = async (): Promise<void> => {
    if (!hasStarted) breakingOff.abort()
    // A start that was broken off has put away what it had begun.
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
  // Ready before the broker is: a Ctrl-C during the start must not leave a database server behind.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)

  const running = await starting.catch((cause: unknown) => {
    // Whoever broke it off wants no reason for that.
    if (endingSince === undefined) throw cause
    return undefined
  })
  if (running === undefined || endingSince !== undefined) return
  hasStarted = true
  process.stdout.write(greeting(environment, running.url))
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
