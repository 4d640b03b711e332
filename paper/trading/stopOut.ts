import { compare } from '../../domain/money/decimal.ts'
import type { OrderTerms } from '../../domain/trading/order.ts'
import { isStoppedOut } from '../../domain/trading/stopOut.ts'
import type { Broker } from '../contract/call.ts'
import { isRejection } from '../contract/rejection.ts'
import { transaction, type Tx } from '../database/transaction.ts'
import { isHeld, type Lease } from '../jobs/lease.ts'
import type { Overrides } from '../market/override.ts'
import { acceptOrder } from './acceptOrder.ts'
import { endAll } from './endAll.ts'
import { endOrder } from './endOrder.ts'
import { match } from './match.ts'
import { sumsOf } from './positionSums.ts'
import { type MarketView, viewOf } from './view.ts'

const REASON = 'stopped-out'

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
 * Takes over one position: what its customer has waiting for it ends, and the broker's own order to close all of it
 * takes their place, in one transaction. Neither the wait of fifteen minutes nor T+1 holds it up.
 */
const takeOver = async (tx: Tx, positionId: string, view: MarketView, now: Date, lease?: Lease): Promise<boolean> => {
  if (lease && !(await isHeld(tx, lease))) return false
  const waiting = await tx
    .selectFrom('orders')
    .selectAll()
    .where('position_id', '=', positionId)
    .where('state', 'in', ['pending', 'partlyfilled'])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  if (waiting.some(({ client_order_id }) => client_order_id === null)) return false
  const locked = await tx
    .selectFrom('positions')
    .selectAll()
    .where('id', '=', positionId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const price = (locked.direction === 'long' ? view.book.bids : view.book.asks)[0]?.price
  const { prices } = view
  if (price === undefined || prices === undefined || !isStoppedOut(sumsOf(locked), price)) return false
  await endAll(tx, waiting, now, (order, position) => endOrder(order, position, 'cancelled', now))
  const position = await tx.selectFrom('positions').selectAll().where('id', '=', positionId).executeTakeFirstOrThrow()
  const terms: OrderTerms = {
    action: 'close',
    direction: position.direction,
    type: 'market',
    timeInForce: 'day',
    quantity: position.quantity,
    leverage: position.leverage,
  }
  const order = { customerId: position.customer_id, clientOrderId: null, fingerprint: REASON, reason: REASON }
  const accepted = await acceptOrder(tx, { ...order, terms, position, view, prices, at: now })
  return accepted !== 'taken' && !isRejection(accepted)
}

/**
 * Closes at the market every margin position whose equity has fallen to half of its original margin or below, at the
 * bid for a long and the ask for a short, while its market trades. Answers how many. Source: RULES.md, margin.
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
      if (await transaction(broker.db, (tx) => takeOver(tx, id, view, now, lease), 'repeatable read')) taken += 1
    }
    if (taken > 0) await match(broker, [code])
    stopped += taken
  }
  return stopped
}
