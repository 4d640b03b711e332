import { compare } from '../../../../domain/money/decimal.ts'
import { isStoppedOut } from '../../../../domain/positions/stopOut.ts'
import type { Broker } from '../../../platform/broker/call.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { Lease } from '../../../platform/jobs/lease.ts'
import type { Overrides } from '../../../market/override.ts'
import { match } from '../matching/match.ts'
import { sumsOf } from '../../positions/storedPosition.ts'
import { type ForcedClose, forceClose } from './forceClose.ts'
import { type MarketView, viewOf } from '../view.ts'

const STOP_OUT: ForcedClose = {
  reason: 'stopped-out',
  isDue: (position, price) => isStoppedOut(sumsOf(position), price),
}

/** Held positions on margin that this price would stop out, by their stop prices. */
const candidates = async ({ db }: Broker, { book, instrument }: MarketView): Promise<ReadonlyArray<string>> => {
  const [bid, ask] = [book.bids[0]?.price, book.asks[0]?.price]
  const rows = await db
    .selectFrom('positions')
    .select(['id', 'direction', 'stop_price'])
    .where('code', '=', instrument.code)
    .where('stop_price', 'is not', null)
    .execute()
  return rows
    .filter(({ direction, stop_price }) => {
      if (stop_price === null) return false
      return direction === 'long' ? bid && compare(bid, stop_price) <= 0 : ask && compare(ask, stop_price) >= 0
    })
    .map(({ id }) => id)
}

/**
 * Closes at the market every margin position whose equity has fallen to half of its original margin or below, at the
 * bid for a long and the ask for a short, while its market trades. Returns how many. Source: RULES.md, margin.
 */
export const stopOutPositions = async (
  broker: Broker,
  overrides: Overrides,
  now: Date,
  lease?: Lease,
): Promise<number> => {
  const codes = await broker.db
    .selectFrom('positions')
    .select('code')
    .distinct()
    .where('stop_price', 'is not', null)
    .execute()
  let stopped = 0
  for (const { code } of codes) {
    const view = viewOf(broker.market, code, now.getTime(), overrides)
    if (view?.trading !== 'open') continue
    let taken = 0
    for (const id of await candidates(broker, view)) {
      if (
        await transaction(broker.db, (tx) => forceClose(tx, id, { ...STOP_OUT, view, now }, lease), 'repeatable read')
      )
        taken += 1
    }
    if (taken > 0) await match(broker, [code])
    stopped += taken
  }
  return stopped
}
