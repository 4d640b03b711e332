import { SQUARED_OFF } from '../../../../domain/daytrade/dayTrading.ts'
import type { Broker } from '../../../platform/broker/call.ts'
import type { Lease } from '../../../platform/jobs/lease.ts'
import type { Overrides } from '../../../market/override.ts'
import { viewOf } from '../view.ts'
import { closeInBatches } from './closeInBatches.ts'
import { dueIn } from './closeTogether.ts'
import { notBeingClosed } from './beingClosed.ts'
import { type ForcedClose, forcedCloses } from './forceClose.ts'

/**
 * Closes at the market every day trade that is due, while its market trades; where that was impossible (a halt, an
 * empty book), as soon as it trades again. Returns how many. Source: RULES.md, day trading.
 */
export const squareOffPositions = async (
  broker: Broker,
  overrides: Overrides,
  now: Date,
  lease?: Lease,
): Promise<number> => {
  const rows = await broker.db
    .selectFrom('positions as p')
    .select(['p.id', 'p.customer_id', 'p.code'])
    .where('p.square_off_at', '<=', now)
    .where('p.state', '=', 'holding')
    .where(notBeingClosed)
    .orderBy('p.id')
    .execute()
  const rule: ForcedClose = {
    reason: SQUARED_OFF,
    isDue: ({ square_off_at, state }) => state === 'holding' && square_off_at !== null && square_off_at <= now,
  }
  const codes = [...new Set(rows.map(({ code }) => code))]
  const views = codes.flatMap((code) => viewOf(broker.market, code, now.getTime(), overrides) ?? [])
  const due = dueIn(views, rows)
  return (await closeInBatches(broker, due, { now, lease, decide: forcedCloses(rule, now) })).size
}
