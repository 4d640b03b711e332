import { isImmediate } from '../../../domain/orders/order.ts'
import { batchesOf } from '../../platform/batch/batch.ts'
import type { Broker } from '../../platform/broker/call.ts'
import { type Db, transaction, type Tx } from '../../platform/database/transaction.ts'
import { isOwn } from '../../platform/paging/ownRows.ts'
import { isRejection, reject, type Rejection } from '../../platform/rejection/rejection.ts'
import { partSpan } from '../../platform/tracing/spans.ts'
import { findListing } from '../../market/listing/listings.ts'
import { acceptOrder, type GoodOrder } from './acceptOrder.ts'
import { acceptTogether } from './grouping/acceptTogether.ts'
import { judgeOrder, type Made, type NewOrder, type OrderFailure, type Outcome, repeatOf } from './checkOrder.ts'
import { reaches } from './matching/crossing.ts'
import { matchSoon } from './matching/match.ts'
import { readFacts } from './orderFacts.ts'
import type { OrderRow } from './tables.ts'
import { type MarketView, oppositeOf } from './view.ts'

/** How often an order is tried: again where the same order, sent twice at the same time, has used its id. */
const ATTEMPTS = 3

/** The most orders of one transaction. */
const AT_MOST = 100

/** Locks the position: the quantity that an order may claim must not change before the claim is written. */
const lockPosition = (tx: Tx, customerId: string, id: string) =>
  tx.selectFrom('positions').select('id').where(isOwn(customerId, id)).forNoKeyUpdate().execute()

type Judged = { readonly good: GoodOrder } | { readonly before: Made } | Rejection<OrderFailure>

/** Checks an order at this moment, or returns the order that its id created before. */
const judgeNow = async (broker: Broker, db: Db, order: NewOrder): Promise<Judged> => {
  const facts = await readFacts(db, order)
  if (facts.made) {
    const before = repeatOf(facts.made, order.request)
    return isRejection(before) ? before : { before }
  }
  const good = judgeOrder(broker, order, facts)
  return isRejection(good) ? good : { good }
}

/**
 * Accepts one order in a transaction of its own. An order that opens is checked before: the unique client id and the
 * locked accounts of the ledger protect what must not change. An order that closes competes with every other one of its
 * position, so it is checked when the position is locked. Both wait for other transactions instead of conflicting with
 * them. `again`: the same order, sent twice at the same time, has used the id.
 */
export const acceptAlone = async (broker: Broker, order: NewOrder): Promise<Outcome | 'again'> => {
  const { db } = broker
  const { customerId, request } = order
  const { positionId } = request
  const judged = positionId === undefined ? await judgeNow(broker, db, order) : undefined
  if (judged && !('good' in judged)) return judged
  const work = async (tx: Tx): Promise<Outcome | 'again'> => {
    if (positionId !== undefined) await lockPosition(tx, customerId, positionId)
    const found = judged ?? (await judgeNow(broker, tx, order))
    if (!('good' in found)) return found
    const accepted = await acceptOrder(tx, broker.clock, found.good)
    if (accepted === 'taken') return 'again'
    return isRejection(accepted) ? accepted : { accepted, view: found.good.view }
  }
  return transaction(db, work, 'read committed')
}

const readAgain = ({ db }: Broker, { id }: { readonly id: string }): Promise<OrderRow> =>
  db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/**
 * A first attempt to fill an accepted order, if its price reaches the book. Where the attempt changed nothing, a sweep
 * or another process may have filled the order before it, so the order is read again. A failure here does not affect
 * the order: the sweep tries again.
 */
const attempt = async (broker: Broker, order: OrderRow, view: MarketView): Promise<OrderRow> => {
  const best = oppositeOf(view, order.side)[0]
  if (best && !reaches(order.side, order.worst_price, best.price) && !isImmediate(order.time_in_force)) return order
  try {
    return (await matchSoon(broker, order.code, order.id)).get(order.id) ?? (await readAgain(broker, order))
  } catch (cause) {
    broker.log.warn({ err: cause, order: order.id }, 'an accepted order could not be matched yet')
    return order
  }
}

type Answer = OrderRow | Rejection<OrderFailure>

/** The answer to an order after its acceptance: one that was made before has its current state. */
const answerTo = async (broker: Broker, outcome: Outcome): Promise<Answer> => {
  if (isRejection(outcome)) return outcome
  return 'before' in outcome ? readAgain(broker, outcome.before) : attempt(broker, outcome.accepted, outcome.view)
}

const placeAlone = async (broker: Broker, order: NewOrder): Promise<Answer> => {
  for (let attempts = 0; attempts < ATTEMPTS; attempts += 1) {
    const outcome = await acceptAlone(broker, order)
    if (outcome !== 'again') return answerTo(broker, outcome)
  }
  return reject('system-busy')
}

/** A repetition within a batch gets the answer to the order that it repeats. */
const placeTogether = async (broker: Broker, orders: ReadonlyArray<NewOrder>) => {
  broker.countBatch?.(orders.length)
  const work = (tx: Tx) => acceptTogether(tx, broker, orders)
  const accept = () => transaction(broker.db, work, 'read committed')
  const outcomes = await partSpan('accept orders', { 'paper.orders': orders.length }, accept).catch(
    (cause: unknown) => {
      broker.log.warn({ err: cause, orders: orders.length }, 'orders could not be accepted together')
      throw cause
    },
  )
  const answers = new Map<Outcome, Promise<Answer>>()
  return outcomes.map((outcome) => {
    const answer = answers.get(outcome) ?? answerTo(broker, outcome)
    answers.set(outcome, answer)
    return answer
  })
}

const place = batchesOf<Broker, NewOrder, Answer>((broker) => ({
  together: (orders) => placeTogether(broker, orders),
  alone: (order) => placeAlone(broker, order),
  laneOf: ({ customerId }) => customerId,
  atMost: AT_MOST,
}))

/** Whether an order has the customer's client id: that is checked before the instrument, as the contract has it. */
const isUsed = async ({ db }: Broker, { customerId, clientOrderId }: Omit<NewOrder, 'currency'>): Promise<boolean> => {
  const made = db
    .selectFrom('orders')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('client_order_id', '=', clientOrderId)
  return (await made.executeTakeFirst()) !== undefined
}

/**
 * Places an order: checks it, accepts it with its money held, and tries once to fill it. Orders that arrive at the same
 * time are accepted in one transaction, in the order of their arrival. The same client id returns the order that it
 * created, in its current state. Returns the first failure in the contract's order.
 */
export const placeOrder = async (broker: Broker, order: Omit<NewOrder, 'currency'>): Promise<Answer> => {
  const listing = findListing(order.request.code)
  if (listing === undefined)
    return (await isUsed(broker, order))
      ? reject('request-id-reused', '/clientorderid')
      : reject('product-not-found', '/code')
  return place(broker, { ...order, currency: listing.instrument.currency })
}
