import { sql } from 'kysely'
import type { Instrument } from '../../../domain/markets/market.ts'
import { lowestPrice } from '../../../domain/markets/allowedPrices.ts'
import { decimal, formatDecimal, zero } from '../../../domain/money/decimal.ts'
import { dayOrderExpiry, type OrderTerms, type Side, sideOf } from '../../../domain/orders/order.ts'
import { collarPrice, type PriceContext, reservePrice } from '../../../domain/orders/orderPrices.ts'
import { openingCost } from '../../../domain/orders/orderCost.ts'
import { reject, type Rejection } from '../../platform/rejection/rejection.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { uuidv7 } from '../../platform/wireText/uuid.ts'
import { available, held, move, Shortfall } from '../../ledger/entry.ts'
import { postAll } from '../../ledger/postAll.ts'
import type { OrderRow } from './tables.ts'
import type { PositionRow } from '../positions/tables.ts'
import type { MarketView } from './view.ts'

/** An order that passed all checks, or that the broker itself places. */
export interface GoodOrder {
  readonly customerId: string
  /** Null where the broker places it; it then accepts any price. */
  readonly clientOrderId: string | null
  readonly fingerprint: string
  readonly terms: OrderTerms
  /** The position to close, as it was when the order passed the checks. */
  readonly position: PositionRow | undefined
  readonly view: MarketView
  readonly prices: PriceContext
  readonly reason?: string
  /** For an order that opens a day trade: when the position is squared off and when the unfilled rest expires. */
  readonly squareOffAt?: Date | undefined
  readonly at: Date
}

type New = Omit<OrderRow, 'sequence' | 'filled' | 'amount' | 'fees' | 'state' | 'version'>

/** Beyond every price. */
const HIGHEST = decimal('1000000000000')

/** A bound that accepts every price of the book. */
const anyPrice = ({ ticks }: Instrument, side: Side) => (side === 'buy' ? HIGHEST : lowestPrice(ticks))

const rowOf = (order: GoodOrder): New => {
  const { at, clientOrderId, customerId, fingerprint, position, prices, reason = '', terms, view } = order
  const { instrument, market } = view
  const id = uuidv7(at)
  const side = sideOf(terms.action, terms.direction)
  const hold = terms.action === 'open' ? reservePrice(instrument, terms, prices) : null
  return {
    id,
    customer_id: customerId,
    client_order_id: clientOrderId,
    fingerprint,
    code: instrument.code,
    currency: instrument.currency,
    direction: terms.direction,
    action: terms.action,
    side,
    type: terms.type,
    price: terms.price ?? null,
    worst_price:
      clientOrderId === null ? anyPrice(instrument, side) : (terms.price ?? collarPrice(instrument, side, prices)),
    hold_price: hold,
    quantity: terms.quantity,
    leverage: terms.leverage,
    position_id: position?.id ?? id,
    held: hold === null ? zero : openingCost(instrument, market, terms, hold).total,
    reason,
    created_at: at,
    updated_at: at,
    expires_at: order.squareOffAt ?? new Date(dayOrderExpiry(instrument.calendar, at.getTime())),
    square_off_at: order.squareOffAt ?? position?.square_off_at ?? null,
  }
}

const text = (n: OrderRow['price']) => sql`${n && formatDecimal(n)}::numeric`

/**
 * Writes the order with its new position, or with its claim on the one it closes. Undefined: its client id is in use.
 */
const insert = async (tx: Tx, o: New, position: PositionRow | undefined) => {
  const touched =
    position === undefined
      ? sql`insert into positions (id, customer_id, code, currency, direction, leverage, created_at, square_off_at)
          select id, customer_id, code, currency, direction, leverage, created_at, square_off_at from accepted returning id`
      : sql`update positions set closing = closing + ${text(o.quantity)}, version = version + 1
          where id = ${position.id} and version = ${position.version} and exists (select from accepted) returning id`
  const { rows } = await sql<OrderRow & { positions: bigint }>`
    with accepted as (
      insert into orders (id, customer_id, client_order_id, fingerprint, code, currency, direction, action, side, type,
        price, worst_price, hold_price, quantity, leverage, position_id, held, reason, created_at, updated_at, expires_at,
        square_off_at)
      values (${o.id}, ${o.customer_id}, ${o.client_order_id}, ${o.fingerprint}, ${o.code}, ${o.currency}, ${o.direction},
        ${o.action}, ${o.side}, ${o.type}, ${text(o.price)}, ${text(o.worst_price)}, ${text(o.hold_price)},
        ${text(o.quantity)}, ${o.leverage}, ${o.position_id}, ${text(o.held)}, ${o.reason}, ${o.created_at},
        ${o.updated_at}, ${o.expires_at}, ${o.square_off_at})
      on conflict (customer_id, client_order_id) do nothing returning *
    ), touched as (${touched})
    select accepted.*, (select count(*) from touched) as positions from accepted`.execute(tx)
  return rows[0]
}

/** The position has changed since the order passed the checks: the transaction must be rolled back and repeated. */
class PositionChanged extends Error {
  readonly code = '40001'
}

/**
 * Accepts an order inside the caller's transaction: writes it and holds its money, or claims what it closes. `taken`:
 * its client id belongs to an order already.
 * @throws PositionChanged where the position to close was not locked before the order was checked.
 */
export const acceptOrder = async (
  tx: Tx,
  good: GoodOrder,
): Promise<OrderRow | 'taken' | Rejection<'insufficient-available-balance'>> => {
  const { at, customerId, position } = good
  const order = rowOf(good)
  const accepted = await insert(tx, order, position)
  if (accepted === undefined) return 'taken'
  if (accepted.positions === 0n) throw new PositionChanged()
  if (order.held.value === 0n) return accepted
  const money = { amount: order.held, currency: order.currency }
  const entries = move(available(customerId), held(customerId), money)
  const short = await postAll(tx, {
    at,
    transfers: [{ id: order.id, kind: 'order', reference: order.id, at, entries }],
    opened: [{ id: order.id, owner: customerId, money, reason: 'order', reference: order.id }],
  })
  return short instanceof Shortfall ? reject('insufficient-available-balance', '/quantity') : accepted
}
