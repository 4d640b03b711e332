import type { Broker } from '../../platform/broker/call.ts'
import { HOUR, SECOND } from '../../platform/clock/instant.ts'
import type { ConnectionCounts, OpenDatabase } from '../../platform/database/connect.ts'
import type { Live } from '../../areas/live/live.ts'
import { startLeased } from '../../platform/jobs/leased.ts'
import type { Metrics } from '../../platform/metrics/metrics.ts'
import { type MetricsAddress, serveMetrics } from '../../platform/metrics/serve.ts'
import type { Siblings } from '../../platform/processes/siblings.ts'
import { auditEverything } from '../audit.ts'
import { type Backlog, clockSkew, readBacklog } from './backlog.ts'
import { type Watched, watchMachine } from './machine.ts'

const countConnections = ({ gauge }: Metrics, connections: () => ConnectionCounts): void => {
  gauge('paper_database_connections', 'Open connections to the database.', () => connections().total)
  gauge('paper_database_connections_idle', 'Open connections that no call uses.', () => connections().idle)
  gauge('paper_database_waiting', 'Pieces of work that wait for a connection.', () => connections().waiting)
}

/** What asks at the same time gets one answer: a scrape reads several figures of one statement. */
const together = <T>(read: () => Promise<T>): (() => Promise<T>) => {
  let reading: Promise<T> | undefined
  return () => (reading ??= read().finally(() => (reading = undefined)))
}

const watchBacklog = ({ gauge }: Metrics, { clock, db }: Broker): void => {
  const read = together(async () => readBacklog(db, await clock.now()))
  const figure = (name: string, help: string, of: (backlog: Backlog) => number): void =>
    gauge(name, help, async () => of(await read()), 'max')
  const lag = 'How long the oldest job has been due, by the broker’s clock.'
  figure('paper_jobs_lag_seconds', lag, ({ jobsLag }) => jobsLag)
  figure('paper_jobs_failed', 'Jobs that failed and wait for another try.', ({ jobsFailed }) => jobsFailed)
  const age = 'Age of the oldest event of streams that is kept.'
  figure('paper_outbox_events_age_seconds', age, ({ eventsAge }) => eventsAge)
  figure('paper_outbox_events', 'Events of streams that are kept, estimated.', ({ events }) => events)
  const waits = 'Age of the oldest notification that could be sent now.'
  figure('paper_outbox_notifications_age_seconds', waits, ({ notificationsAge }) => notificationsAge)
  const unsent = 'Notifications that no push service has taken.'
  figure('paper_outbox_notifications', unsent, ({ notifications }) => notifications)
  const alone = 'Those of them whose push service is being left alone after a failure.'
  figure('paper_outbox_notifications_alone', alone, ({ notificationsAlone }) => notificationsAlone)
  const skew = 'How far the clocks of this machine and of the database are apart.'
  gauge('paper_clock_skew_seconds', skew, async () => Math.abs(await clockSkew(db)), 'max')
}

/** Audits everything once an hour, in the one process that holds the lease: the others have no such figure. */
const startAudits = ({ gauge }: Metrics, broker: Broker): (() => Promise<void>) => {
  let problems: number | undefined
  gauge('paper_audit_problems', 'Errors that the last hourly audit of the ledger and the records found.', () => {
    if (problems === undefined) throw new Error('no audit has ended in this process')
    return problems
  })
  return startLeased(broker, {
    name: 'audit',
    pause: HOUR,
    onLost: () => (problems = undefined),
    work: async () => {
      const found = await auditEverything(broker.db)
      problems = found.length
      if (found.length > 0) broker.log.error({ problems: found.slice(0, 20) }, 'the audit found errors')
    },
    trouble: 'the audit cannot be done',
  })
}

/** The figures of a process that serves them, or that hands them to the primary process. */
export interface Figures {
  /** Where they are served; undefined where the primary process serves those of all. */
  readonly url: string | undefined
  readonly stop: () => Promise<void>
}

/** What else has figures, and whom to hand them to. */
interface Published extends Pick<OpenDatabase, 'connections' | 'replica' | 'takesNew'> {
  readonly live: Live
  /** Whether the database can be used. */
  readonly isReady: () => boolean
  readonly siblings: Siblings
  readonly watched: Watched
}

/**
 * Publishes the figures of a broker, and audits it once an hour.
 * @throws StartupFailure when the address cannot be opened.
 */
export const startMetrics = async (
  metrics: Metrics,
  address: MetricsAddress,
  broker: Broker,
  { connections, isReady, live, replica, siblings: { publish }, takesNew, watched }: Published,
): Promise<Figures> => {
  countConnections(metrics, connections)
  metrics.gauge('paper_stream_readers', 'Open streams of events.', live.count)
  const behind = () => live.behind() / SECOND
  metrics.gauge('paper_stream_lag_seconds', 'How long open streams have waited to be told of events.', behind, 'max')
  metrics.gauge('paper_ready', '1 while the database can be used, 0 while it cannot.', () => Number(isReady()), 'min')
  const fresh = '1 while the database takes new connections; those that are open may be served all the same.'
  metrics.gauge('paper_database_takes_new', fresh, () => Number(takesNew()), 'min')
  watchBacklog(metrics, broker)
  if (replica !== undefined) {
    const lag = 'How far the replica is behind; infinite while it is not read.'
    metrics.gauge('paper_replica_lag_seconds', lag, () => replica.lag() / SECOND, 'max')
  }
  const stopWatching = watchMachine(metrics, watched)
  const own = publish === undefined ? await serveMetrics(metrics.registry, address) : undefined
  publish?.(metrics.registry)
  const stopAudits = startAudits(metrics, broker)
  return {
    url: own?.url,
    stop: async () => {
      stopWatching()
      await stopAudits()
      await own?.stop()
    },
  }
}
