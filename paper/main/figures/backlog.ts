import { sql } from 'kysely'
import { type Clock, realClock } from '../../platform/clock/clock.ts'
import { SECOND } from '../../platform/clock/instant.ts'
import type { Db } from '../../platform/database/transaction.ts'

/** What waits in the database to be done, sent or removed. Ages in seconds. */
export interface Backlog {
  /** How long the oldest job has been due. */
  readonly jobsLag: number
  /** Jobs that failed and wait for another try. */
  readonly jobsFailed: number
  /** The oldest event of streams that is kept: events go after a quarter of an hour. */
  readonly eventsAge: number
  /** How many of them there are, as the statistics of PostgreSQL estimate it: to count millions would cost more than it tells. */
  readonly events: number
  /** The oldest notification that could be sent now: its push service is not being left alone after a failure. */
  readonly notificationsAge: number
  /** Notifications that no push service has taken, and those of them whose service is being left alone. */
  readonly notifications: number
  readonly notificationsAlone: number
}

interface Row {
  readonly due: Date | null
  readonly failed: bigint
  readonly event_age: number
  readonly events: bigint
  readonly notified: Date | null
  readonly notifications: bigint
  readonly alone: bigint
}

const secondsSince = (then: Date | null, now: Date): number =>
  then === null ? 0 : Math.max(0, (now.getTime() - then.getTime()) / SECOND)

/** Reads what waits by one statement. `now` is the broker's time; events have that of the database. */
export const readBacklog = async (db: Db, now: Date): Promise<Backlog> => {
  const { rows } = await sql<Row>`
    with waiting as (
      select m.created_at, coalesce(s.retry_at > ${now}, false) as is_alone
      from push_deliveries d join messages m on m.id = d.message_id join push_subscriptions s on s.id = d.subscription_id
    )
    select
      (select min(due) from jobs) as due,
      (select count(*) from jobs where failures > 0) as failed,
      coalesce(extract(epoch from clock_timestamp()
        - (select at from live_events order by written_by, id limit 1)), 0)::float8 as event_age,
      coalesce((select n_live_tup from pg_stat_user_tables where relid = 'live_events'::regclass), 0) as events,
      (select min(created_at) from waiting where not is_alone) as notified,
      (select count(*) from waiting) as notifications,
      (select count(*) from waiting where is_alone) as alone`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('a statement without a table has one row')
  return {
    jobsLag: secondsSince(row.due, now),
    jobsFailed: Number(row.failed),
    eventsAge: row.event_age,
    events: Number(row.events),
    notificationsAge: secondsSince(row.notified, now),
    notifications: Number(row.notifications),
    notificationsAlone: Number(row.alone),
  }
}

/** How many seconds the clock of this machine is ahead of the database's; negative where it is behind. */
export const clockSkew = async (db: Db, ownClock: Clock = realClock): Promise<number> => {
  const before = (await ownClock.now()).getTime()
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
  const after = (await ownClock.now()).getTime()
  return ((before + after) / 2 - (rows[0]?.now ?? new Date(Number.NaN)).getTime()) / SECOND
}
