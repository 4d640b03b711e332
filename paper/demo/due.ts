import { sql } from 'kysely'
import type { Instant } from '../../domain/calendar/zone.ts'
import type { Broker } from '../platform/broker/call.ts'
import { eventsBetween } from '../areas/dividends/events.ts'
import { snapshotEntitlements } from '../areas/dividends/snapshotEntitlements.ts'
import { payDividends } from '../areas/dividends/pay.ts'
import { runDue, type JobHandlers } from '../platform/jobs/run.ts'
import { dayOf, recordWorths } from '../areas/wealth/recordWorth.ts'
import { DAY } from '../platform/clock/instant.ts'
import { expireOrders } from '../areas/orders/expireOrders.ts'

interface Due {
  readonly job: Date | null
  readonly expiry: Date | null
  readonly payment: Date | null
}

/** When the next job is due, the next order expires and the next dividend is paid. */
const readDue = async ({ db }: Broker): Promise<Due | undefined> => {
  const { rows } = await sql<Due>`
    select (select min(due) from jobs) as job,
      (select min(expires_at) from orders where state in ('pending', 'partlyfilled')) as expiry,
      (select min(pay_at) from dividend_payments where paid_at is null) as payment`.execute(db)
  return rows[0]
}

/** The next ex-date of a held instrument. */
const nextExDate = async ({ db, market }: Broker, after: Instant, until: Instant): Promise<Instant | undefined> => {
  const held = await db.selectFrom('positions').select('code').distinct().where('state', '=', 'holding').execute()
  const codes = held.map(({ code }) => code)
  return (await eventsBetween(db, market, codes, after, until))[0]?.exAt
}

/**
 * Does what falls due after an instant and until another, each at its own time: jobs, the end of orders, dividends, the
 * record of each day's worth.
 * Prices are not followed in between, so nothing may wait meanwhile that they could fill or stop out.
 */
export const doWhatIsDue = async (
  brokerAt: (at: Instant) => Broker,
  jobHandlers: JobHandlers,
  after: Instant,
  until: Instant,
): Promise<void> => {
  let at = after
  while (at <= until) {
    const broker = brokerAt(at)
    const due = await readDue(broker)
    const [job, expiry, payment] = [due?.job, due?.expiry, due?.payment].map((time) => time?.getTime() ?? Infinity)
    const exDate = (await nextExDate(broker, at, until)) ?? Infinity
    const day = dayOf(new Date(at)).getTime() + DAY
    const next = Math.min(job ?? Infinity, expiry ?? Infinity, payment ?? Infinity, exDate, day)
    if (next > until) return
    at = Math.max(at, next)
    const then = brokerAt(at)
    if (next === exDate) await snapshotEntitlements(then)
    if (next === payment) await payDividends(then)
    if (next === expiry) await expireOrders(then, new Date(at))
    if (next === job) await runDue(then, jobHandlers)
    if (next === day) await recordWorths(then, new Date(at))
  }
}
