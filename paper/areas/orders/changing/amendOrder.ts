import { normalize, subtract, sum } from 'effect/BigDecimal'
import { compare, type Decimal, decimal } from '../../../../domain/money/decimal.ts'
import { heldForRest, keepsPlace } from '../../../../domain/orders/amendment.ts'
import type { OrderTerms } from '../../../../domain/orders/order.ts'
import { reservePrice } from '../../../../domain/orders/orderPrices.ts'
import type { Broker } from '../../../platform/broker/call.ts'
import type { FailureCodeOf, Handler } from '../../../platform/contract/operations.ts'
import { inTurn } from '../../../platform/database/inTurn.ts'
import { transaction, type Tx } from '../../../platform/database/transaction.ts'
import { intentOf, once } from '../../../platform/idempotency/once.ts'
import { isOwn } from '../../../platform/paging/ownRows.ts'
import { isRejection, reject, type Rejection } from '../../../platform/rejection/rejection.ts'
import { protectionOf, readProtections } from '../../positions/protection/storedProtection.ts'
import { checkOrder, type Finding, wrongProtection } from '../checkOrder.ts'
import { match } from '../matching/match.ts'
import { type OrderFacts, readFacts } from '../orderFacts.ts'
import type { OrderRequest } from '../orderRequest.ts'
import type { WireOrder } from '../orderWire.ts'
import { wireWithProtection } from '../protecting/wireWithProtection.ts'
import { isWaiting, type OrderRow } from '../tables.ts'
import { type MarketView, viewOf } from '../view.ts'
import { type ChangedOrder, writeAmendment } from './writeAmendment.ts'

type Failure = FailureCodeOf<'/trade/amendorder'>

/** The fields of the request. */
interface Wanted {
  readonly price: Decimal | undefined
  readonly quantity: Decimal | undefined
}

/** The reasons to refuse a new order that can also refuse a change. */
const REFUSALS = new Set<Finding['code']>([
  'trading-halted',
  'non-trading-time',
  'price-not-obtained',
  'below-one-lot',
  'not-whole-lots',
  'above-largest-order',
  'off-tick',
  'price-limit-exceeded',
  'above-position',
  'sell-blocked-t1',
  'sell-blocked-15-minutes',
  'invalid-parameters',
])

const isRefusal = (finding: Finding): finding is Finding & { readonly code: Exclude<Failure, 'account-frozen'> } =>
  finding.severity === 'error' && REFUSALS.has(finding.code)

const lockOwn = (tx: Tx, customerId: string, orderId: string): Promise<OrderRow | undefined> =>
  tx.selectFrom('orders').selectAll().where(isOwn(customerId, orderId)).forNoKeyUpdate().executeTakeFirst()

/** The order with its new fields, as a request for what of it is not filled. */
const requestOf = (order: OrderRow, { price, quantity }: Wanted): OrderRequest => {
  const whole = quantity ?? order.quantity
  const limit = price ?? order.price ?? undefined
  const terms: OrderTerms = {
    action: order.action,
    direction: order.direction,
    type: order.type,
    timeInForce: 'day',
    quantity: order.action === 'open' ? whole : subtract(whole, order.filled),
    ...(limit && { price: limit }),
    leverage: order.leverage,
  }
  return {
    code: order.code,
    terms,
    positionId: order.action === 'close' ? order.position_id : undefined,
    isDayTrade: false,
  }
}

/** What the order itself holds and claims is free for it. */
const withoutOwn = (facts: OrderFacts, order: OrderRow): OrderFacts => {
  const rest = subtract(order.quantity, order.filled)
  const { position } = facts
  return {
    ...facts,
    available: sum(facts.available, order.held),
    position: position && { ...position, closing: subtract(position.closing, rest) },
  }
}

/**
 * Whether what protects the position of the order would be on the wrong side of a new limit. Its position is locked, so
 * nobody changes it meanwhile.
 */
const isAgainstProtection = async (tx: Tx, order: OrderRow, price: Decimal, view: MarketView): Promise<boolean> => {
  if (order.action === 'close') return false
  const row = (await readProtections(tx, [{ id: order.position_id }])).get(order.position_id)
  if (row === undefined || row.ended_at !== null) return false
  return wrongProtection(protectionOf(row), { direction: order.direction, price }, view).length > 0
}

/** The changed order with what it holds; its money is checked by the ledger. */
const changed = (
  order: OrderRow,
  { terms }: OrderRequest,
  whole: Decimal,
  view: MarketView,
): ChangedOrder | undefined => {
  const { instrument, market, prices } = view
  if (prices === undefined) return undefined
  const price = terms.price ?? null
  const hasNewPrice = price !== null && (order.price === null || compare(price, order.price) !== 0)
  const hold = order.hold_price && (hasNewPrice ? reservePrice(instrument, terms, prices) : order.hold_price)
  const rest = subtract(whole, order.filled)
  return {
    before: order,
    keepsPlace: keepsPlace(
      { price: order.price ?? undefined, quantity: order.quantity },
      { price: terms.price, quantity: whole },
    ),
    after: {
      ...order,
      price,
      quantity: whole,
      worst_price: price ?? order.worst_price,
      hold_price: hold,
      held: hold === null ? order.held : heldForRest(order, market, rest, hold),
    },
  }
}

const amend = async (
  tx: Tx,
  broker: Broker,
  { customerId, now, orderId, wanted }: { customerId: string; orderId: string; wanted: Wanted; now: Date },
) => {
  const order = await lockOwn(tx, customerId, orderId)
  if (order === undefined) return reject('order-not-found', '/orderid')
  const isChangeable = order.client_order_id !== null && isWaiting(order) && order.expires_at > now
  if (!isChangeable) return reject('order-not-pending', '/orderid')
  if (wanted.price !== undefined && order.type === 'market') return reject('invalid-parameters', '/price')
  await tx.selectFrom('positions').select('id').where('id', '=', order.position_id).forNoKeyUpdate().execute()
  const request = requestOf(order, wanted)
  const facts = await readFacts(tx, { customerId, clientOrderId: null, request, currency: order.currency, now })
  const view = viewOf(broker.market, order.code, now.getTime(), facts.overrides)
  if (view === undefined) return reject('price-not-obtained', '/orderid')
  const wrong = checkOrder(request, withoutOwn(facts, order), view, now, undefined).find(isRefusal)
  if (wrong) return reject(wrong.code, wrong.field === 'price' ? '/price' : '/quantity')
  const whole = wanted.quantity ?? order.quantity
  if (compare(whole, order.filled) <= 0) return reject('below-filled-quantity', '/quantity')
  const { price } = wanted
  if (price !== undefined && order.price !== null && compare(price, order.price) !== 0)
    if (await isAgainstProtection(tx, order, price, view)) return reject('price-against-protection', '/price')
  const change = changed(order, request, whole, view)
  if (change === undefined) return reject('price-not-obtained', '/orderid')
  const written = await writeAmendment(tx, broker.clock, change, now)
  return isRejection(written) ? written : (await wireWithProtection(tx, [written]))(written)
}

const read = (text: string | undefined): Decimal | undefined =>
  text === undefined ? undefined : normalize(decimal(text))

/**
 * Changes price or quantity of a waiting order, once for an id. Afterwards it may fill, like a new one; the answer is the
 * order as it was changed. Source: RULES.md, orders.
 */
export const amendOrder: Handler<'/trade/amendorder'> = async (form, { broker, customer, now }) => {
  const { orderid, price, quantity, requestid } = form
  if (price === undefined && quantity === undefined) return reject('invalid-parameters', '/price')
  const wanted = { price: read(price), quantity: read(quantity) }
  const intent = intentOf('/trade/amendorder', { orderid, price, quantity, requestid }, { customer, now })
  const answer = await inTurn(broker.db, `cancel:${customer.id}`, () =>
    transaction(
      broker.db,
      (tx) => once(tx, intent, () => amend(tx, broker, { customerId: customer.id, orderId: orderid, wanted, now })),
      'read committed',
    ),
  )
  if (!isRejection(answer)) await match(broker, [answer.code])
  return answer satisfies Rejection<Failure> | WireOrder
}
