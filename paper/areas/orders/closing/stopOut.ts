import { sql } from 'kysely'
import { formatDecimal } from '../../../../domain/money/decimal.ts'
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
  const { rows } = await sql<{ id: string }>`
    select id from positions where code = ${instrument.code} and direction = 'long'
      and stop_price >= ${bid ? formatDecimal(bid) : null}::numeric
    union all
    select id from positions where code = ${instrument.code} and direction = 'short'
      and stop_price <= ${ask ? formatDecimal(ask) : null}::numeric`.execute(db)
  return rows.map(({ id }) => id)
}

/** Instruments with positions on margin: one step through an index for each, however many positions there are. */
const codesOnMargin = async ({ db }: Broker): Promise<ReadonlyArray<string>> => {
  const { rows } = await sql<{ code: string }>`
    with recursive found as (
      select min(code) as code from positions where stop_price is not null
      union all
      select (select min(code) from positions where stop_price is not null and code > found.code)
      from found where found.code is not null
    )
    select code from found where code is not null`.execute(db)
  return rows.map(({ code }) => code)
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
  let stopped = 0
  for (const code of await codesOnMargin(broker)) {
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
