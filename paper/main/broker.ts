import type { FastifyInstance } from 'fastify'
import type { Broker } from '../platform/broker/call.ts'
import { isOutside } from '../platform/database/connectionLost.ts'
import { openDatabase } from '../platform/database/connect.ts'
import { migrate, OtherTables } from '../platform/database/migrate.ts'
import { prepareDemo, prepareInviter } from '../demo/prepare.ts'
import type { Environment } from './environment.ts'
import { startAlerts } from '../areas/alerts/checkAlerts.ts'
import { startDeliveries } from '../areas/push/deliver.ts'
import { openPush } from '../areas/push/service.ts'
import { startDividends } from '../areas/dividends/settle.ts'
import type { Readiness } from './health.ts'
import { makeServer } from './server.ts'
import { makeSharedLog } from '../platform/processes/sharedLog.ts'
import { alone, type Siblings } from '../platform/processes/siblings.ts'
import { startRunner } from '../platform/jobs/runner.ts'
import { jobHandlers } from './jobs.ts'
import { makeMetrics } from '../platform/metrics/metrics.ts'
import { type Figures, startMetrics } from './figures/metrics.ts'
import { makePaperMarket } from '../market/paperMarket.ts'
import { startWarmUp } from './warmUp.ts'
import { startRecording } from '../areas/wealth/recordWorth.ts'
import { prune, startPruning } from './retention/prune.ts'
import { keepBeginning } from '../platform/snapshots/snapshots.ts'
import { whyNotOpened } from '../platform/startup/address.mjs'
import { StartupFailure } from '../platform/startup/startupFailure.ts'
import { startSweeper } from '../areas/orders/matching/sweeper.ts'
import { openTestClock, realClock } from '../platform/clock/clock.ts'
import { overridesFor } from '../market/overrides/overrides.ts'

/** A running broker. */
export interface RunningBroker {
  /** Address that it answers at, for example `http://127.0.0.1:8080`. */
  readonly url: string
  /** Where it serves figures, if it does. */
  readonly metricsUrl: string | undefined
  readonly broker: Broker
  /** Lets running requests finish, then closes the database. A second call waits for the same end. */
  readonly stop: () => Promise<void>
  /**
   * Resolves with the reason why the broker cannot continue: its own database server has ended and cannot be started
   * again.
   */
  readonly lost: Promise<StartupFailure>
}

const listen = async (app: FastifyInstance, { host, port }: Environment): Promise<string> => {
  try {
    return await app.listen({ host, port })
  } catch (cause) {
    throw new StartupFailure(whyNotOpened(cause instanceof Error ? cause : new Error(String(cause)), { host, port }))
  }
}

/** The error of a start as one line, where its cause is outside the program. */
const startupFailureOf = (cause: unknown, place: string): unknown => {
  if (!(cause instanceof Error) || cause instanceof StartupFailure) return cause
  return isOutside(cause) || cause instanceof OtherTables
    ? new StartupFailure(`the database at ${place} cannot be used: ${cause.message}`, { cause })
    : cause
}

/** A database of another owner may not allow it: testers then have no reset, and the broker serves all the same. */
const keepBeginningOf = async ({ clock, db, log }: Broker): Promise<void> => {
  try {
    await keepBeginning(db, await clock.now())
  } catch (cause) {
    log.warn({ err: cause }, 'the state of the first start is not kept: POST /control/reset will refuse')
  }
}

/**
 * Opens the database, brings it up to date, and serves. `signal` aborts the start.
 * @throws StartupFailure when something outside the program is missing; nothing is left running then.
 */
export const startBroker = async (
  environment: Environment,
  signal?: AbortSignal,
  siblings: Siblings = alone,
): Promise<RunningBroker> => {
  const { databaseUrl: url, dataFolder: folder, directUrl: direct, replicaUrl: replica, processes } = environment
  const { demo, hashCost, http, passkeys, reviewAfter, supportUrl } = environment
  const database = await openDatabase({ url, direct, replica, folder, signal, processes })
  let figures: Figures | undefined
  try {
    const { db } = database
    await migrate(db)
    const clock = environment.clock === 'test' ? await openTestClock(db, environment.clockStart) : realClock
    const market = makePaperMarket(environment.marketSeed)
    const push = await openPush(db, environment.push)
    const readiness: Readiness = { trouble: undefined }
    const metrics = environment.metrics && makeMetrics()
    const noted = metrics && { countBatch: metrics.countBatch, noteWork: metrics.noteWork }
    const { app, broker, live } = await makeServer(
      { settings: http, readiness, metrics, siblings, quick: database.quick, replica: database.replica },
      (log) => {
        const events = http.control.isEnabled ? makeSharedLog(siblings) : undefined
        const services = { passkeys, push, supportUrl }
        return { db, clock, log, market, hashCost, reviewAfter, ...services, events, ...noted }
      },
    )
    // What a start that is broken off was doing fails, which is no error.
    signal?.addEventListener('abort', () => (app.log.level = 'silent'))
    if (demo) await prepareDemo(broker, { jobHandlers, prune })
    else await prepareInviter(broker)
    if (environment.keepBeginning) await keepBeginningOf(broker)
    signal?.throwIfAborted()
    figures =
      metrics &&
      environment.metrics &&
      (await startMetrics(metrics, environment.metrics, broker, {
        connections: database.connections,
        replica: database.replica,
        takesNew: database.takesNew,
        isReady: () => readiness.trouble === undefined,
        live,
        siblings,
        watched: environment.watched,
      }))
    const address = await listen(app, environment)
    const lost = new Promise<StartupFailure>((resolve) => {
      database.watch({
        onChange: (trouble) => {
          readiness.trouble = trouble
          if (trouble === undefined) broker.log.warn({}, 'the database can be used again')
          else broker.log.error({ trouble }, 'the database cannot be used')
        },
        onLost: (cause) =>
          resolve(cause instanceof StartupFailure ? cause : new StartupFailure(String(cause), { cause })),
      })
    })
    database.replica?.start({
      onChange: (trouble) =>
        broker.log.warn({ trouble }, trouble === undefined ? 'the replica is read' : 'the replica is not read'),
      count: metrics?.countRead,
    })
    const stopWarmUp = startWarmUp(broker, () => overridesFor(db))
    const stopRunner = startRunner(broker, jobHandlers)
    const stopSweeper = startSweeper(broker)
    const stopAlerts = startAlerts(broker)
    const stopDeliveries = startDeliveries(broker)
    const stopDividends = startDividends(broker)
    const stopPruning = startPruning(broker)
    const stopLive = live.start(database.listen)
    const stopRecording = startRecording(broker)
    const end = async () => {
      // Streams would not end by themselves.
      await stopLive()
      await app.close()
      await stopWarmUp()
      await stopRunner()
      await stopSweeper()
      await stopAlerts()
      await stopDeliveries()
      await stopDividends()
      await stopPruning()
      await stopRecording()
      await figures?.stop()
      await database.close()
    }
    let ending: Promise<void> | undefined
    return { url: address, metricsUrl: figures?.url, broker, lost, stop: () => (ending ??= end()) }
  } catch (cause) {
    await figures?.stop()
    await database.close()
    throw startupFailureOf(cause, database.place)
  }
}
