import type { Broker } from '../contract/call.ts'
import { isRejection, reject, type Rejection } from '../contract/rejection.ts'
import { transaction } from '../database/transaction.ts'
import { findListing } from '../market/listings.ts'
import { openDayTrade } from './dayTrade.ts'
import { acceptOrder, type GoodOrder, PositionChanged } from './acceptOrder.ts'
import { reaches } from './crossing.ts'
import { type Finding, judge, type OrderFailure, termsOf } from './judge.ts'
import { matchSoon } from './matchSoon.ts'
import { type OrderFacts, readFacts } from './orderFacts.ts'
import { fingerprintOf, type OrderRequest } from './orderRequest.ts'
import type { OrderRow } from './tables.ts'
import { type MarketView, oppositeOf, viewOf } from './view.ts'

export interface NewOrder {
  readonly customerId: string
  /** The id that the client made; an account uses it for one order only. */
  readonly clientOrderId: string
  readonly request: OrderRequest
  readonly now: Date
}

/** How often an order is judged anew because its position changed while it was being accepted. */
const ATTEMPTS = 8

const isError = ({ severity }: Finding): boolean => severity === 'error'

/** The order that an id made before, as it is now; with other fields it is a mistake of the client. */
const repeated = async (
  { db }: Broker,
  made: NonNullable<OrderFacts['made']>,
  request: OrderRequest,
): Promise<OrderRow | Rejection<'request-id-reused'>> =>
  made.fingerprint === fingerprintOf(request)
    ? db.selectFrom('orders').selectAll().where('id', '=', made.id).executeTakeFirstOrThrow()
    : reject('request-id-reused', '/clientorderid')

/**
 * A first attempt to fill what was accepted, if it reaches the book at all. The order stands whatever comes of it: the
 * sweep tries again, so a failure here is not the customer's.
 */
const attempt = async (broker: Broker, order: OrderRow, view: MarketView): Promise<OrderRow> => {
  const best = oppositeOf(view, order.side)[0]
  if (best && !reaches(order.side, order.worst_price, best.price)) return order
  try {
    return (await matchSoon(broker, order.code, order.id)).get(order.id) ?? order
  } catch (cause) {
    broker.log.warn({ err: cause, order: order.id }, 'an accepted order could not be matched yet')
    return order
  }
}

type Outcome = OrderRow | 'again' | Rejection<OrderFailure>

/**
 * Needs no serializable view: the client's id and the claim on the position are held by constraints, the money by
 * locked accounts. So customers who order at the same time do not wait for each other.
 */
const accept = async (broker: Broker, good: GoodOrder): Promise<Outcome> => {
  try {
    const accepted = await transaction(broker.db, (tx) => acceptOrder(tx, good), 'repeatable read')
    return accepted === 'taken' ? 'again' : accepted
  } catch (cause) {
    if (cause instanceof PositionChanged) return 'again'
    throw cause
  }
}

const tryOnce = async (broker: Broker, { clientOrderId, customerId, now, request }: NewOrder): Promise<Outcome> => {
  const listing = findListing(request.code)
  if (listing === undefined) return reject('product-not-found', '/code')
  const facts = await readFacts(broker.db, customerId, request, listing.instrument.currency, clientOrderId)
  if (facts.made) return repeated(broker, facts.made, request)
  const view = viewOf(broker.market, request.code, now.getTime(), facts.overrides)
  if (view === undefined) return reject('product-not-found', '/code')
  const dayTrade = await openDayTrade(broker.db, customerId, request, view.instrument, now)
  const wrong = judge(request, facts, view, now, dayTrade).find(isError)
  if (wrong) return reject(wrong.code as OrderFailure, `/${wrong.field}`)
  const { prices } = view
  if (prices === undefined) return reject('price-not-obtained', '/code')
  const good: GoodOrder = {
    customerId,
    clientOrderId,
    view,
    prices,
    fingerprint: fingerprintOf(request),
    terms: termsOf(request, facts),
    position: facts.position,
    squareOffAt: isRejection(dayTrade) ? undefined : dayTrade,
    at: now,
  }
  const accepted = await accept(broker, good)
  if (accepted === 'again') return 'again'
  return isRejection(accepted) ? accepted : attempt(broker, accepted, view)
}

/**
 * Places an order: judged, accepted with its money held, tried once. The same client id again answers the order that
 * it made, however it stands now. Answers the first failure in the contract's order.
 */
export const placeOrder = async (broker: Broker, order: NewOrder): Promise<OrderRow | Rejection<OrderFailure>> => {
  for (let attempts = 0; attempts < ATTEMPTS; attempts += 1) {
    const outcome = await tryOnce(broker, order)
    if (outcome !== 'again') return outcome
  }
  return reject('system-busy')
}
