import { sql } from 'kysely'
import type { BigDecimal } from 'effect'
import type { Side } from '../../../../domain/orders/order.ts'
import type { Broker } from '../../../platform/broker/call.ts'
import type { Lease } from '../../../platform/jobs/lease.ts'
import type { Overrides } from '../../../market/override.ts'
import { reaches } from './crossing.ts'
import { expireOrders } from '../expireOrders.ts'
import { matchEach } from './match.ts'
import { overridesFor } from '../../../market/overrides/overrides.ts'
import { sweepProtections } from '../protecting/sweepProtections.ts'
import { squareOffPositions } from '../closing/squareOff.ts'
import { stopOutPositions } from '../closing/stopOut.ts'
import { oppositeOf, viewOf } from '../view.ts'
import { noteUnfilled } from './noteFills.ts'

interface Eager {
  readonly code: string
  readonly side: Side
  readonly worst: BigDecimal.BigDecimal
  /** One of the orders had to be filled at once, and the process that accepted it could not do so. */
  readonly urgent: boolean
}

/**
 * The waiting order with the best price of each instrument and side: a step through an index for each, however many
 * orders wait. Rows are compared, not columns: the planner expects few orders of any one instrument and side, and would read and
 * sort them all, also where there are thousands. An order that has just expired may be among them; none is matched.
 */
const readEager = async ({ db }: Broker): Promise<ReadonlyArray<Eager>> => {
  const { rows } = await sql<Eager>`
    with recursive found as (
      select min(code) as code from orders where state in ('pending', 'partlyfilled')
      union all
      select (select min(code) from orders where state in ('pending', 'partlyfilled') and code > found.code)
      from found where found.code is not null
    )
    select found.code, best.side, best.worst, exists (
      select from orders where code = found.code and side = best.side
        and state in ('pending', 'partlyfilled') and time_in_force in ('ioc', 'fok')
    ) as urgent from found cross join lateral (
      (select code, side, worst_price as worst from orders
        where (code, side) <= (found.code, 'buy') and state in ('pending', 'partlyfilled')
        order by code desc, side desc, worst_price desc limit 1)
      union all
      (select code, side, worst_price as worst from orders
        where (code, side) >= (found.code, 'sell') and state in ('pending', 'partlyfilled')
        order by code, side, worst_price limit 1)
    ) best where best.code = found.code`.execute(db)
  return rows
}

/** Instruments with an order that reaches the book at this moment. */
const reached = (
  broker: Broker,
  eager: ReadonlyArray<Eager>,
  overrides: Overrides,
  now: Date,
): ReadonlyArray<string> => {
  const codes = eager.filter(({ code, side, urgent, worst }) => {
    const view = viewOf(broker.market, code, now.getTime(), overrides)
    const best = view?.trading === 'open' ? oppositeOf(view, side)[0] : undefined
    const isReached = best !== undefined && reaches(side, worst, best.price)
    if (!isReached && view) noteUnfilled(broker, { side, worst, view, best: best?.price }, now)
    return isReached || (urgent && view?.trading === 'open')
  })
  return [...new Set(codes.map(({ code }) => code))]
}

/** Seconds after which no match can use a past second any more; a clock that was moved back leaves later ones. */
const KEPT = 60

const forgetConsumption = async ({ db }: Broker, now: Date): Promise<void> => {
  const second = BigInt(Math.floor(now.getTime() / 1000))
  await db
    .deleteFrom('book_consumption')
    .where((eb) => eb.or([eb('second', '<', second - BigInt(KEPT)), eb('second', '>', second + BigInt(KEPT))]))
    .execute()
}

/** The results of a sweep. */
export interface Swept {
  readonly expired: number
  readonly matched: number
  /** Trailing stops that followed the price, and protections that were triggered. */
  readonly moved: number
  readonly triggered: number
  readonly stoppedOut: number
  readonly squaredOff: number
}

/**
 * The work that runs every second: expires orders, fills waiting ones as prices move, closes margin positions. With a
 * lease it is the sweep of the one process that holds it: instruments that another process is matching, or that a later
 * sweep has touched, are skipped.
 */
export const sweep = async (broker: Broker, lease?: Lease): Promise<Swept> => {
  const now = await broker.clock.now()
  const expired = await expireOrders(broker, now)
  const overrides = await overridesFor(broker.db)
  const codes = reached(broker, await readEager(broker), overrides, now)
  if (lease && codes.length > 0) {
    const rows = codes.map((code) => ({ code, fence: lease.fence }))
    await broker.db
      .insertInto('matching_books')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  const matched = await matchEach(broker, codes, lease && { fence: lease.fence })
  const { moved, triggered } = await sweepProtections(broker, overrides, now, lease)
  const stoppedOut = await stopOutPositions(broker, overrides, now, lease)
  const squaredOff = await squareOffPositions(broker, overrides, now, lease)
  await forgetConsumption(broker, now)
  return { expired, matched, moved, triggered, stoppedOut, squaredOff }
}
