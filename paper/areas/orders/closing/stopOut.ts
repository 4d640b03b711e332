import { compare, formatDecimal } from '../../../../domain/money/decimal.ts'
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

const bestOf = ({ book }: MarketView): string => {
  const [bid, ask] = [book.bids[0]?.price, book.asks[0]?.price]
  return `the bid is ${bid ? formatDecimal(bid) : 'missing'}, the ask ${ask ? formatDecimal(ask) : 'missing'}`
}

/** Notes why no position of an instrument can be stopped out, when the reason changes. */
const noteSpared = ({ events }: Broker, { book, instrument, prices, trading }: MarketView, at: Date): void => {
  if (events === undefined) return
  const { code } = instrument
  const spare = (why: string) =>
    events.note({ at, topic: 'position', text: `positions in ${code} not stopped out: ${why}`, subject: code })
  if (trading !== 'open') return spare(`the market is ${trading}`)
  if (prices === undefined) return spare('there is no price')
  if (book.bids.length === 0) return spare('nobody bids, so no long position has a price')
  if (book.asks.length === 0) return spare('nobody offers, so no short position has a price')
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
    if (view) noteSpared(broker, view, now)
    if (view?.trading !== 'open') continue
    let taken = 0
    for (const id of await candidates(broker, view)) {
      if (
        await transaction(broker.db, (tx) => forceClose(tx, id, { ...STOP_OUT, view, now }, lease), 'repeatable read')
      )
        taken += 1
      broker.events?.note({
        at: now,
        topic: 'position',
        text: `considered for a stop-out: ${bestOf(view)}`,
        subject: id,
      })
    }
    if (taken > 0) await match(broker, [code])
    stopped += taken
  }
  return stopped
}
