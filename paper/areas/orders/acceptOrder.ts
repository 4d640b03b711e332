import { sum } from 'effect/BigDecimal'
import { type RawBuilder, sql } from 'kysely'
import { reject, type Rejection } from '../../platform/rejection/rejection.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import { recordset } from '../../platform/database/recordset.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import type { LockedAccounts } from '../../ledger/accounts.ts'
import { available, held, move, Shortfall } from '../../ledger/entry.ts'
import { postAll } from '../../ledger/postAll.ts'
import type { Instrument } from '../../../domain/markets/market.ts'
import { lowestPrice } from '../../../domain/markets/allowedPrices.ts'
import { type Decimal, decimal, zero } from '../../../domain/money/decimal.ts'
import { type OrderTerms, type Side, sideOf, orderExpiry } from '../../../domain/orders/order.ts'
import { collarPrice, type PriceContext, reservePrice } from '../../../domain/orders/orderPrices.ts'
import { openingCost } from '../../../domain/orders/orderCost.ts'
import type { Protection, ProtectionSide } from '../../../domain/orders/protection.ts'
import { uuidv7 } from '../../platform/wireText/uuid.ts'
import type { PositionRow } from '../positions/tables.ts'
import { type AcceptedRow, ORDER_COLUMNS, type OrderRow } from './tables.ts'
import type { MarketView } from './view.ts'

/** The side of a protection, and the last price that triggered it. */
export interface Triggered {
  readonly side: ProtectionSide
  readonly price: Decimal
}

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
  /** What protects the position that it opens. */
  readonly protection?: Protection | undefined
  /** For an order that the broker places for a protection. */
  readonly triggered?: Triggered
  /** For an order that opens a day trade: when the position is squared off and when the unfilled rest expires. */
  readonly squareOffAt?: Date | undefined
  readonly at: Date
}

/** Beyond every price. */
const HIGHEST = decimal('1000000000000')

/** A bound that accepts every price of the book. */
const anyPrice = ({ ticks }: Instrument, side: Side) => (side === 'buy' ? HIGHEST : lowestPrice(ticks))

const rowOf = (order: GoodOrder): AcceptedRow => {
  const { at, clientOrderId, customerId, fingerprint, position, prices, reason = '', terms, triggered, view } = order
  const { instrument, market } = view
  const id = uuidv7(at)
  const side = sideOf(terms.action, terms.direction)
  const hold = terms.action === 'open' ? reservePrice(instrument, terms, prices) : null
  return {
    // Its direction, action, type, quantity and leverage, and what else has the same name in the table.
    ...terms,
    id,
    customer_id: customerId,
    client_order_id: clientOrderId,
    fingerprint,
    code: instrument.code,
    currency: instrument.currency,
    side,
    price: terms.price ?? null,
    worst_price:
      terms.price ?? (clientOrderId === null ? anyPrice(instrument, side) : collarPrice(instrument, side, prices)),
    hold_price: hold,
    position_id: position?.id ?? id,
    held: hold === null ? zero : openingCost(instrument, market, terms, hold).total,
    reason,
    created_at: at,
    updated_at: at,
    expires_at: order.squareOffAt ?? new Date(orderExpiry(instrument.calendar, terms, at.getTime())),
    time_in_force: terms.timeInForce,
    protects: triggered?.side ?? null,
    trigger_price: triggered?.price ?? null,
    square_off_at: order.squareOffAt ?? position?.square_off_at ?? null,
  }
}

/** An order that can be written: its row, what it claims and the market that it was checked against. */
export interface PreparedOrder {
  readonly row: AcceptedRow
  readonly position: PositionRow | undefined
  readonly protection: Protection | undefined
  readonly view: MarketView
}

/** An order that passed all checks, with the row that is written for it. */
export const prepareOrder = (good: GoodOrder): PreparedOrder => {
  const { position, protection, view } = good
  return { row: rowOf(good), position, protection, view }
}

/** A protection of the position that an order opens; both have the order's id. */
interface AttachedProtection {
  readonly id: string
  readonly protection: Protection
}

/** The columns of a protection. */
export const columnsOf = ({ stop, stopLimit, takeProfit, trail }: Protection) => ({
  stop_price: stop ?? null,
  stop_limit: stopLimit ?? null,
  take_profit: takeProfit ?? null,
  trail: trail?.distance ?? null,
  trail_unit: trail?.unit ?? null,
})

/**
 * The part of the statement that accepts orders which writes what protects their positions; nothing where no order has a
 * protection. Orders that were not accepted have none.
 */
const attachProtections = (attached: ReadonlyArray<AttachedProtection>): RawBuilder<unknown> => {
  if (attached.length === 0) return sql``
  const rows = attached.map(({ id, protection }) => ({ id, ...columnsOf(protection) }))
  const types = {
    id: 'uuid',
    stop_price: 'numeric',
    stop_limit: 'numeric',
    take_profit: 'numeric',
    trail: 'numeric',
    trail_unit: 'text',
  } as const
  return sql`, protected as (
      insert into protections (position_id, customer_id, code, direction, stop_price, stop_limit, take_profit, trail,
        trail_unit, created_at, updated_at)
      select a.id, a.customer_id, a.code, a.direction, r.stop_price, r.stop_limit, r.take_profit, r.trail, r.trail_unit,
        a.created_at, a.created_at
      from accepted a join ${recordset('r', rows, types)} on r.id = a.id)`
}

/** The quantity that orders claim of each position, with the version on which that is based. */
const claimsOf = (orders: ReadonlyArray<PreparedOrder>) => {
  const claims = new Map<string, { readonly id: string; readonly version: number; readonly quantity: Decimal }>()
  for (const { position, row } of orders) {
    if (position === undefined) continue
    const { id, version } = position
    claims.set(id, { id, version, quantity: sum(claims.get(id)?.quantity ?? zero, row.quantity) })
  }
  return [...claims.values()]
}

/**
 * Writes the orders with their new positions, and with their claims on those they close: all, or none where the client
 * id of one of them is in use.
 */
const insert = async (tx: Tx, orders: ReadonlyArray<PreparedOrder>) => {
  const rows = orders.map(({ row }) => row)
  const claims = claimsOf(orders)
  const columns = sql.join(Object.keys(ORDER_COLUMNS).map((name) => sql.ref(name)))
  const claimed = sql`, claimed as (
      update positions p set closing = p.closing + c.quantity, version = p.version + 1
      from ${recordset('c', claims, { id: 'uuid', version: 'integer', quantity: 'numeric' })}
      where p.id = c.id and p.version = c.version and (select count(*) from accepted) = ${rows.length} returning p.id)`
  const attached = orders.flatMap(({ protection, row: { id } }) => (protection ? [{ id, protection }] : []))
  const { rows: written } = await sql<OrderRow & { claims: bigint }>`
    with accepted as (
      insert into orders (${columns}) select * from ${recordset('o', rows, ORDER_COLUMNS)}
      on conflict (customer_id, client_order_id) do nothing returning *
    ), opened as (
      insert into positions (id, customer_id, code, currency, direction, leverage, created_at, square_off_at)
      select id, customer_id, code, currency, direction, leverage, created_at, square_off_at from accepted
      where action = 'open')${claims.length > 0 ? claimed : sql``}${attachProtections(attached)}
    select accepted.*, ${claims.length > 0 ? sql`(select count(*) from claimed)` : sql`0::bigint`} as claims
    from accepted`.execute(tx)
  if (written.length < rows.length) return undefined
  if (written[0]?.claims !== BigInt(claims.length)) throw new PositionChanged()
  const byId = new Map(written.map((row) => [row.id, row]))
  return rows.flatMap(({ id }) => byId.get(id) ?? [])
}

/** The position has changed since the order passed the checks: the transaction must be rolled back and repeated. */
class PositionChanged extends Error {
  readonly code = '40001'
}

/**
 * Accepts orders inside the caller's transaction: writes them in their order and holds their money, or claims what they
 * close. `taken`: the client id of one of them belongs to an order already; the caller has to roll back where there
 * are several.
 * @throws PositionChanged where a position to close was not locked before its order was checked.
 */
export const acceptAll = async (
  tx: Tx,
  clock: Clock,
  orders: ReadonlyArray<PreparedOrder>,
  locked?: LockedAccounts,
): Promise<ReadonlyArray<OrderRow> | 'taken' | Shortfall> => {
  const accepted = await insert(tx, orders)
  if (accepted === undefined) return 'taken'
  const opened = orders.flatMap(({ row: { currency, customer_id: owner, held: amount, id } }) =>
    amount.value === 0n ? [] : [{ id, owner, money: { amount, currency }, reason: 'order', reference: id }],
  )
  const transfers = opened.map(({ id, money, owner, reference }) => {
    return { id, kind: 'order', reference, entries: move(available(owner), held(owner), money) }
  })
  return (await postAll(tx, clock, { transfers, opened, ...(locked && { locked }) })) ?? accepted
}

/** Accepts one order. `taken`: its client id belongs to an order already. */
export const acceptOrder = async (
  tx: Tx,
  clock: Clock,
  good: GoodOrder,
): Promise<OrderRow | 'taken' | Rejection<'insufficient-available-balance'>> => {
  const accepted = await acceptAll(tx, clock, [prepareOrder(good)])
  if (accepted === 'taken') return 'taken'
  if (accepted instanceof Shortfall) return reject('insufficient-available-balance', '/quantity')
  const [order] = accepted
  if (order === undefined) throw new Error('an accepted order was not returned')
  return order
}
