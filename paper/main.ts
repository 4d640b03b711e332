import { startBroker } from './broker.ts'
import { DEMO, INVITER } from './demo/prepare.ts'
import { readEnvironment } from './environment.ts'
import { StartupFailure } from './startupFailure.ts'

const start = async (): Promise<void> => {
  const environment = readEnvironment(process.env)
  const running = await startBroker(environment)

  // Ctrl-C under npm arrives twice, so a repeated signal must not cut the orderly end short.
  let isEnding = false
  const end = (): void => {
    if (isEnding) return
    isEnding = true
    running.stop().then(
      () => process.exit(0),
      (cause: unknown) => {
        process.stderr.write(`${String(cause)}\n`)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)

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
