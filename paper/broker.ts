import type { FastifyInstance } from 'fastify'
import { forgetExpired } from './account/sessions.ts'
import type { Broker } from './contract/call.ts'
import { openDatabase } from './database/connect.ts'
import { migrate } from './database/migrate.ts'
import { DEMO, prepareDemo } from './demo/prepare.ts'
import { prepareDemoTrades } from './demo/trades.ts'
import type { Environment } from './environment.ts'
import { startDividends } from './dividends/settle.ts'
import { makeServer } from './http/server.ts'
import { startRunner } from './jobs/runner.ts'
import { works } from './jobs/works.ts'
import { makePaperMarket } from './market/paperMarket.ts'
import { startWarmUp } from './quotes/warmUp.ts'
import { StartupFailure } from './startupFailure.ts'
import { startSweeper } from './trading/sweeper.ts'
import { openTestClock, realClock } from './time/clock.ts'
import { HOUR } from './time/instant.ts'
import { overridesFor } from './trading/overrides.ts'

/** A broker that answers. */
export interface RunningBroker {
  /** Address that it answers at, for example `http://127.0.0.1:8080`. */
  readonly url: string
  readonly broker: Broker
  /** Lets running requests finish, then closes the database. Called again, it waits for the same end. */
  readonly stop: () => Promise<void>
}

const listen = async (app: FastifyInstance, { host, port }: Environment): Promise<string> => {
  try {
    return await app.listen({ host, port })
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') throw new StartupFailure(`port ${port} of ${host} is in use: set PORT to another one`)
    if (code === 'EACCES') throw new StartupFailure(`port ${port} may not be opened: set PORT to one above 1023`)
    throw new StartupFailure(`${host}:${port} cannot be opened: ${message}`)
  }
}

/**
 * Opens the database, brings it up to date, and serves.
 * @throws StartupFailure when something outside the program is missing; nothing is left running then.
 */
export const startBroker = async (environment: Environment): Promise<RunningBroker> => {
  const { databaseUrl, dataFolder, demo, hashCost, http, reviewAfter, supportUrl } = environment
  const database = await openDatabase({ url: databaseUrl, folder: dataFolder })
  try {
    const { db } = database
    await migrate(db)
    const clock = environment.clock === 'test' ? await openTestClock(db, environment.clockStart) : realClock
    const market = makePaperMarket(environment.marketSeed)
    const parts: Array<Broker> = []
    const app = await makeServer(http, (log) => {
      const broker = { db, clock, log, market, hashCost, reviewAfter, supportUrl }
      parts.push(broker)
      return broker
    })
    const [broker] = parts as [Broker]
    if (demo) await prepareDemo(broker)
    if (demo) await prepareDemoTrades(broker, DEMO.account)
    const url = await listen(app, environment)
    const stopWarmUp = startWarmUp(broker, () => overridesFor(db))
    const stopRunner = startRunner(broker, works)
    const stopSweeper = startSweeper(broker)
    const stopDividends = startDividends(broker)
    const tidy = async () => forgetExpired(db, await clock.now())
    const hourly = setInterval(() => {
      tidy().catch((cause: unknown) => broker.log.warn({ err: cause }, 'expired sessions stay a while longer'))
    }, HOUR)
    const end = async () => {
      clearInterval(hourly)
      await app.close()
      await stopWarmUp()
      await stopRunner()
      await stopSweeper()
      await stopDividends()
      await database.close()
    }
    let ending: Promise<void> | undefined
    return { url, broker, stop: () => (ending ??= end()) }
  } catch (cause) {
    await database.close()
    throw cause
  }
}
