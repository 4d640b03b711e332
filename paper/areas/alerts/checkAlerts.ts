import { sql } from 'kysely'
import type { Instant } from '../../../domain/calendar/zone.ts'
import { overridesFor } from '../../market/overrides/overrides.ts'
import type { Broker } from '../../platform/broker/call.ts'
import { MINUTE, SECOND } from '../../platform/clock/instant.ts'
import type { Db } from '../../platform/database/transaction.ts'
import type { Lease } from '../../platform/jobs/lease.ts'
import { startLeased } from '../../platform/jobs/leased.ts'
import { meetAlerts } from './meet.ts'
import { reachOf, tradedSeconds } from './secondsOf.ts'

/** Seconds longer ago are not compared any more after an interruption of the broker. Source: RULES.md, alerts. */
const CATCH_UP = 15 * MINUTE
/** Quotes that are calculated without a break, so that requests are served between. */
const QUOTES_AT_ONCE = 1_000

/** The instruments with a waiting alert: one step through an index for each, however many wait. */
const readCodes = async (db: Db): Promise<ReadonlyArray<string>> => {
  const { rows } = await sql<{ code: string }>`
    with recursive found as (
      select min(code) as code from alerts where met_at is null
      union all
      select (select min(code) from alerts where met_at is null and code > found.code)
      from found where found.code is not null
    )
    select code from found where code is not null`.execute(db)
  return rows.map(({ code }) => code)
}

/** The last second whose quotes were compared. */
const readMark = async (db: Db): Promise<Instant> => {
  const row = await db.selectFrom('alert_checks').select('checked_to').executeTakeFirst()
  return row?.checked_to.getTime() ?? 0
}

/** A process that lost its lease may come later: its mark is behind. A test clock that was moved back is followed. */
const writeMark = async (db: Db, before: Instant, to: Instant): Promise<void> => {
  await sql`
    insert into alert_checks as c (checked_to) values (${new Date(to)})
    on conflict (is_only) do update set checked_to = excluded.checked_to
    where c.checked_to <= ${new Date(before)}`.execute(db)
}

/**
 * Compares the waiting alerts with the quotes of every second that is over and was not compared yet: also of the seconds
 * in which no process ran, up to a quarter of an hour. A second is compared when it is over, as every call showed it.
 * Returns how many alerts were met. Source: RULES.md, alerts.
 */
export const checkAlerts = async ({ clock, db, market }: Broker, lease?: Lease): Promise<number> => {
  const now = await clock.now()
  const to = Math.floor(now.getTime() / SECOND) * SECOND - SECOND
  const [mark, codes] = await Promise.all([readMark(db), readCodes(db)])
  if (codes.length === 0 || mark === to) return 0
  const overrides = await overridesFor(db)
  const step = Math.max(1, Math.floor(QUOTES_AT_ONCE / codes.length)) * SECOND
  let met = 0
  // A mark ahead of the clock is of a test clock that was moved back.
  let from = mark > to ? to - SECOND : Math.max(mark, to - CATCH_UP)
  while (from < to) {
    const span = { from, to: Math.min(to, from + step) }
    const seconds = new Map(codes.map((code) => [code, tradedSeconds(market, code, overrides, span)]))
    const reaches = [...seconds].flatMap(([code, some]) => reachOf(code, some) ?? [])
    if (reaches.length > 0) met += await meetAlerts(db, seconds, reaches, now, lease)
    from = span.to
  }
  await writeMark(db, mark, to)
  return met
}

/** Checks every second; one of several processes on a database does so. */
export const startAlerts = (broker: Broker): (() => Promise<void>) =>
  startLeased(broker, {
    name: 'alerts',
    pause: SECOND,
    work: (lease) => checkAlerts(broker, lease),
    trouble: 'price alerts could not be compared with the quotes; they are with the next turn',
  })
