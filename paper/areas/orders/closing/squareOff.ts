import type { Broker } from '../../../platform/broker/call.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { Lease } from '../../../platform/jobs/lease.ts'
import type { Overrides } from '../../../market/override.ts'
import { SQUARED_OFF } from '../../../../domain/daytrade/dayTrading.ts'
import { match } from '../matching/match.ts'
import { type ForcedClose, forceClose } from './forceClose.ts'
import { viewOf } from '../view.ts'

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
  const due = await broker.db
    .selectFrom('positions')
    .select(['id', 'code'])
    .where('square_off_at', '<=', now)
    .where('state', '=', 'holding')
    .orderBy('id')
    .execute()
  const rule: ForcedClose = {
    reason: SQUARED_OFF,
    isDue: ({ square_off_at, state }) => state === 'holding' && square_off_at !== null && square_off_at <= now,
  }
  let squared = 0
  for (const code of new Set(due.map((position) => position.code))) {
    const view = viewOf(broker.market, code, now.getTime(), overrides)
    if (view?.trading !== 'open') continue
    let taken = 0
    for (const { id } of due.filter((position) => position.code === code)) {
      const work = { ...rule, view, now }
      if (await transaction(broker.db, (tx) => forceClose(tx, id, work, lease), 'repeatable read')) taken += 1
    }
    if (taken > 0) await match(broker, [code])
    squared += taken
  }
  return squared
}
