import { isWarningCode } from '../../../domain/orders/violation.ts'
import type { Broker } from '../../platform/broker/call.ts'
import { isRejection, reject, type Rejection } from '../../platform/rejection/rejection.ts'
import { inTurn } from '../../platform/database/inTurn.ts'
import { type Db, transaction, type Tx } from '../../platform/database/transaction.ts'
import { findListing } from '../../market/listing/listings.ts'
import { openDayTrade } from './dayTrade.ts'
import { acceptOrder, type GoodOrder } from './acceptOrder.ts'
import { reaches } from './matching/crossing.ts'
import { type Finding, checkOrder, type OrderFailure, termsOf } from './checkOrder.ts'
import { matchSoon } from './matching/match.ts'
import { isOwn } from '../../platform/paging/own.ts'
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

/** How often an order is tried: again where the same order, sent twice at the same time, has used its id. */
const ATTEMPTS = 3

/** Locks the position: the quantity that an order may claim must not change before the claim is written. */
const lockPosition = (tx: Tx, customerId: string, id: string) =>
  tx.selectFrom('positions').select('id').where(isOwn(customerId, id)).forNoKeyUpdate().execute()

const isRefusal = (finding: Finding): finding is Finding & { readonly code: OrderFailure } =>
  !isWarningCode(finding.code)

/**
 * The current state of the order that an id created before; other fields with the same id are an error of the client.
 */
const repeated = async (
  db: Db,
  made: NonNullable<OrderFacts['made']>,
  request: OrderRequest,
): Promise<OrderRow | Rejection<'request-id-reused'>> =>
  made.fingerprint === fingerprintOf(request)
    ? db.selectFrom('orders').selectAll().where('id', '=', made.id).executeTakeFirstOrThrow()
    : reject('request-id-reused', '/clientorderid')

const readAgain = ({ db }: Broker, { id }: OrderRow): Promise<OrderRow> =>
  db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/**
 * A first attempt to fill an accepted order, if its price reaches the book. Where the attempt changed nothing, a sweep
 * or another process may have filled the order before it, so the order is read again. A failure here does not affect
 * the order: the sweep tries again.
 */
const attempt = async (broker: Broker, order: OrderRow, view: MarketView): Promise<OrderRow> => {
  const best = oppositeOf(view, order.side)[0]
  if (best && !reaches(order.side, order.worst_price, best.price)) return order
  try {
    return (await matchSoon(broker, order.code, order.id)).get(order.id) ?? (await readAgain(broker, order))
  } catch (cause) {
    broker.log.warn({ err: cause, order: order.id }, 'an accepted order could not be matched yet')
    return order
  }
}

type Outcome = OrderRow | 'again' | Rejection<OrderFailure>

interface Judged {
  readonly good: GoodOrder
  readonly view: MarketView
}

/** Checks an order at this moment, or returns the order that its id created before. */
const judgeNow = async (
  broker: Broker,
  db: Db,
  { clientOrderId, customerId, now, request }: NewOrder,
): Promise<Judged | { readonly before: OrderRow } | Rejection<OrderFailure>> => {
  const listing = findListing(request.code)
  if (listing === undefined) return reject('product-not-found', '/code')
  const facts = await readFacts(db, customerId, request, listing.instrument.currency, clientOrderId)
  if (facts.made) {
    const before = await repeated(db, facts.made, request)
    return isRejection(before) ? before : { before }
  }
  const view = viewOf(broker.market, request.code, now.getTime(), facts.overrides)
  if (view === undefined) return reject('product-not-found', '/code')
  const dayTrade = await openDayTrade(db, customerId, request, view.instrument, now)
  const wrong = checkOrder(request, facts, view, now, dayTrade).find(isRefusal)
  if (wrong) return reject(wrong.code, `/${wrong.field}`)
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
  return { good, view }
}

/** An order that was accepted in a transaction, after which the first attempt to fill it follows. */
interface Accepted {
  readonly accepted: OrderRow
  readonly view: MarketView
}

/**
 * An order that opens is checked before its transaction: the unique client id and the locked accounts of the ledger
 * protect what must not change. An order that closes competes with every other one of its position, so it is checked
 * when the position is locked. Both wait for other transactions instead of conflicting with them; within a process an
 * account's orders wait without a connection.
 */
const accept = async (
  broker: Broker,
  order: NewOrder,
): Promise<Accepted | { readonly before: OrderRow } | 'again' | Rejection<OrderFailure>> => {
  const { db } = broker
  const { customerId, request } = order
  const { positionId } = request
  const judged = positionId === undefined ? await judgeNow(broker, db, order) : undefined
  if (judged && !('good' in judged)) return judged
  const work = async (tx: Tx) => {
    if (positionId !== undefined) await lockPosition(tx, customerId, positionId)
    const found = judged ?? (await judgeNow(broker, tx, order))
    if (!('good' in found)) return found
    const accepted = await acceptOrder(tx, found.good)
    if (accepted === 'taken') return 'again'
    return isRejection(accepted) ? accepted : { accepted, view: found.view }
  }
  return inTurn(db, `orders:${customerId}`, () => transaction(db, work, 'read committed'))
}

const tryOnce = async (broker: Broker, order: NewOrder): Promise<Outcome> => {
  const outcome = await accept(broker, order)
  if (outcome === 'again' || isRejection(outcome)) return outcome
  return 'before' in outcome ? outcome.before : attempt(broker, outcome.accepted, outcome.view)
}

/**
 * Places an order: checks it, accepts it with its money held, and tries once to fill it. The same client id returns the
 * order that it created, in its current state. Returns the first failure in the contract's order.
 */
export const placeOrder = async (broker: Broker, order: NewOrder): Promise<OrderRow | Rejection<OrderFailure>> => {
  for (let attempts = 0; attempts < ATTEMPTS; attempts += 1) {
    const outcome = await tryOnce(broker, order)
    if (outcome !== 'again') return outcome
  }
  return reject('system-busy')
}
