import { sql } from 'kysely'
import { formatDecimal } from '../../../../../domain/money/decimal.ts'
import { overridesFor } from '../../../../market/overrides/overrides.ts'
import type { Broker } from '../../../../platform/broker/call.ts'
import { later, MINUTE } from '../../../../platform/clock/instant.ts'
import { viewOf } from '../../view.ts'

/**
 * What must never be, with every position of a database named that has it: a protection of which both sides closed
 * something, a trigger that happened twice or was missed, more sold than was held. For a moment after a sweep.
 */
export const broken = async (
  { clock, db, market }: Pick<Broker, 'clock' | 'db' | 'market'>,
  code: string,
): Promise<ReadonlyArray<string>> => {
  const now = await clock.now()
  const view = viewOf(market, code, now.getTime(), await overridesFor(db))
  const last = view?.trading === 'open' && view.prices ? formatDecimal(view.prices.last) : null
  const { rows } = await sql<{ problem: string }>`
    with closing as (
      select o.position_id, o.protects, o.trigger_price, o.state, o.created_at, o.quantity, o.filled, r.triggered_at
      from orders o join protections r using (position_id) where o.protects is not null
    )
    select 'position ' || position_id || ' was closed by ' || string_agg(distinct protects, ' and ') as problem
      from closing where created_at >= coalesce(triggered_at, created_at)
      group by position_id having count(distinct protects) > 1
    union all
    select 'the protection of ' || position_id || ' was triggered at ' || string_agg(distinct trigger_price::text, ' and ')
      from closing where created_at >= coalesce(triggered_at, created_at)
      group by position_id having count(distinct trigger_price) > 1
    union all
    select 'position ' || position_id || ' has several orders of one protection at ' || created_at
      from closing group by position_id, created_at having count(*) > 1
    union all
    select 'position ' || id || ' closed ' || closed || ' of ' || opened from positions where closed > opened
    union all
    select 'position ' || id || ' may close ' || closing || ' of ' || quantity from positions where closing > quantity
    union all
    select 'position ' || p.id || ' holds something though nothing of its protection waits: ' || p.quantity
      from positions p join protections r on r.position_id = p.id
      where r.state = 'triggered' and r.ended_at is null and r.triggered_at > p.last_closed_at and p.quantity > 0
        and not exists (select from orders o where o.position_id = p.id and o.protects is not null)
    union all
    select 'the protection of ' || p.id || ' was not triggered at ' || ${last}::numeric
      from positions p join protections r on r.position_id = p.id
      where r.ended_at is null and r.state = 'armed' and p.quantity > 0 and p.lent = 0 and p.code = ${code}
        and case r.direction when 'long' then ${last}::numeric <= r.stop_price or ${last}::numeric >= r.take_profit
          else ${last}::numeric >= r.stop_price or ${last}::numeric <= r.take_profit end
        -- The shares may be sold, and the broker does not close them for another reason.
        and not exists (select from fills f where f.position_id = p.id and f.action = 'open'
          and f.at > ${later(now, -16 * MINUTE)})
        and not exists (select from orders o where o.position_id = p.id and o.state in ('pending', 'partlyfilled')
          and o.client_order_id is null)
    union all
    select 'the stop of ' || position_id || ' trails nothing' from protections
      where trail is not null and (trail_price is null) <> (stop_price is null)`.execute(db)
  return rows.map(({ problem }) => problem)
}

/** What the lives so far contained. A run without all of it proves nothing. */
export const seenIn = async ({ db }: Pick<Broker, 'db'>) => {
  const orders = await db.selectFrom('orders').select(['protects', 'filled', 'quantity']).execute()
  const protecting = orders.filter(({ protects }) => protects !== null)
  const { rows } = await sql<{ gaps: string; parts: string }>`
    select count(*) filter (where f.price < r.stop_price) as gaps,
      count(*) filter (where f.quantity < o.quantity) as parts
    from orders o join protections r using (position_id) join fills f on f.order_id = o.id
    where o.protects in ('stop-loss', 'trailing-stop') and o.direction = 'long'`.execute(db)
  return {
    sides: new Set(protecting.map(({ protects }) => protects)).size,
    gaps: Number(rows[0]?.gaps),
    parts: Number(rows[0]?.parts),
  }
}
