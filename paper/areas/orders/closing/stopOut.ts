import { sql } from 'kysely'
import { formatDecimal } from '../../../../domain/money/decimal.ts'
import { isStoppedOut } from '../../../../domain/positions/stopOut.ts'
import type { Broker } from '../../../platform/broker/call.ts'
import { recordset } from '../../../platform/database/recordset.ts'
import type { Lease } from '../../../platform/jobs/lease.ts'
import type { Overrides } from '../../../market/override.ts'
import { sumsOf } from '../../positions/storedPosition.ts'
import { type MarketView, viewOf } from '../view.ts'
import { notBeingClosed } from './beingClosed.ts'
import { closeInBatches } from './closeInBatches.ts'
import { dueIn } from './closeTogether.ts'
import { type ForcedClose, forcedCloses } from './forceClose.ts'

const STOP_OUT: ForcedClose = {
  reason: 'stopped-out',
  isDue: (position, price) => isStoppedOut(sumsOf(position), price),
}

interface Candidate {
  readonly id: string
  readonly customer_id: string
  readonly code: string
}

/**
 * Held positions on margin that the best prices would stop out, by their stop prices: one statement for all instruments.
 * Not those that the broker is closing already.
 */
const candidates = async ({ db }: Broker, views: ReadonlyArray<MarketView>): Promise<ReadonlyArray<Candidate>> => {
  const books = views.map(({ book, instrument: { code } }) => {
    const [bid, ask] = [book.bids[0]?.price, book.asks[0]?.price]
    return { code, bid: bid ?? null, ask: ask ?? null }
  })
  if (books.length === 0) return []
  const { rows } = await sql<Candidate>`
    select p.id, p.customer_id, p.code from ${recordset('w', books, { code: 'text', bid: 'numeric', ask: 'numeric' })}
    cross join lateral (
      select id, customer_id, code from positions where code = w.code and direction = 'long' and stop_price >= w.bid
      union all
      select id, customer_id, code from positions where code = w.code and direction = 'short' and stop_price <= w.ask
    ) p where ${notBeingClosed} order by p.id`.execute(db)
  return rows
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

const noteConsidered = ({ events }: Broker, id: string, view: MarketView, at: Date): void =>
  events?.note({ at, topic: 'position', text: `considered for a stop-out: ${bestOf(view)}`, subject: id })

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
  const views = (await codesOnMargin(broker)).flatMap(
    (code) => viewOf(broker.market, code, now.getTime(), overrides) ?? [],
  )
  for (const view of views) noteSpared(broker, view, now)
  const open = views.filter(({ trading }) => trading === 'open')
  const due = dueIn(open, await candidates(broker, open))
  for (const { id, view } of due) noteConsidered(broker, id, view, now)
  return (await closeInBatches(broker, due, { now, lease, decide: forcedCloses(STOP_OUT, now) })).size
}
