import { startBroker } from './broker.ts'
import { DEMO, INVITER } from './demo/prepare.ts'
import { readEnvironment } from './environment.ts'
import { StartupFailure } from './startupFailure.ts'

const start = async (): Promise<void> => {
  const environment = readEnvironment(process.env)
  const starting = startBroker(environment)

  // Ready before the broker is: a Ctrl-C during the start must not leave a database server behind. Under npm it
  // arrives twice, so a repeated signal must not cut the orderly end short.
  let isEnding = false
  const end = (): void => {
    if (isEnding) return
    isEnding = true
    starting
      .then((running) => running.stop())
      .then(
        () => process.exit(0),
        (cause: unknown) => {
          process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`)
          process.exit(1)
        },
      )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  const running = await starting
  if (isEnding) return

  const { demo, http } = environment
  const lines = [
    `Paper broker   ${running.url}${http.appFolder === undefined ? '/api/vue (no app is built)' : ''}`,
    `Database       ${environment.databaseUrl === undefined ? `own PostgreSQL in ${environment.dataFolder}` : 'DATABASE_URL'}`,
    ...(demo
      ? [
          `Practice       invitation code ${INVITER.invitationCode}`,
          `Demo log-in    ${DEMO.account} / ${DEMO.password}   (simulated prices, practice money)`,
        ]
      : []),
    'Stop           Ctrl-C',
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

try {
  await start()
} catch (cause) {
  if (!(cause instanceof StartupFailure)) throw cause
  process.stderr.write(`${cause.message}\n`)
  process.exit(2)
}
