import type { Broker } from '../platform/broker/call.ts'
import { HOUR, SECOND } from '../platform/clock/instant.ts'
import type { ConnectionCounts, OpenDatabase } from '../platform/database/connect.ts'
import type { Live } from '../areas/live/live.ts'
import { startLeased } from '../platform/jobs/leased.ts'
import type { Metrics } from '../platform/metrics/metrics.ts'
import { type MetricsAddress, serveMetrics } from '../platform/metrics/serve.ts'
import type { Siblings } from '../platform/processes/siblings.ts'
import { auditEverything } from './audit.ts'

const countConnections = ({ gauge }: Metrics, connections: () => ConnectionCounts): void => {
  gauge('paper_database_connections', 'Open connections to the database.', () => connections().total)
  gauge('paper_database_connections_idle', 'Open connections that no call uses.', () => connections().idle)
  gauge('paper_database_waiting', 'Pieces of work that wait for a connection.', () => connections().waiting)
}

const watchJobs = ({ gauge }: Metrics, { clock, db }: Broker): void => {
  gauge(
    'paper_jobs_lag_seconds',
    'How long the oldest job has been due, by the broker’s clock.',
    async () => {
      const now = await clock.now()
      const { due } = await db
        .selectFrom('jobs')
        .select(({ fn }) => fn.min('due').as('due'))
        .executeTakeFirstOrThrow()
      return due === null ? 0 : Math.max(0, (now.getTime() - due.getTime()) / SECOND)
    },
    'max',
  )
  gauge(
    'paper_jobs_failed',
    'Jobs that failed and wait for another try.',
    async () => {
      const { count } = await db
        .selectFrom('jobs')
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .where('failures', '>', 0)
        .executeTakeFirstOrThrow()
      return Number(count)
    },
    'max',
  )
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
interface Published extends Pick<OpenDatabase, 'connections'> {
  readonly live: Live
  readonly siblings: Siblings
}

/**
 * Publishes the figures of a broker, and audits it once an hour.
 * @throws StartupFailure when the address cannot be opened.
 */
export const startMetrics = async (
  metrics: Metrics,
  address: MetricsAddress,
  broker: Broker,
  { connections, live, siblings: { publish } }: Published,
): Promise<Figures> => {
  countConnections(metrics, connections)
  metrics.gauge('paper_stream_readers', 'Open streams of events.', live.count)
  const behind = () => live.behind() / SECOND
  metrics.gauge('paper_stream_lag_seconds', 'How long open streams have waited to be told of events.', behind, 'max')
  watchJobs(metrics, broker)
  const own = publish === undefined ? await serveMetrics(metrics.registry, address) : undefined
  publish?.(metrics.registry)
  const stopAudits = startAudits(metrics, broker)
  return {
    url: own?.url,
    stop: async () => {
      await stopAudits()
      await own?.stop()
    },
  }
}
