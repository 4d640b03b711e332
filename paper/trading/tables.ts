import type { Generated, Selectable } from 'kysely'
import type { CalendarCode } from '../../domain/calendar/calendars.ts'
import type { Currency } from '../../domain/money/money.ts'
import type { Direction, OrderAction, OrderType, Side } from '../../domain/trading/order.ts'
import type { Counted, CountedNumeric, NullableNumeric, Numeric } from '../database/columns.ts'

export type OrderState = 'pending' | 'partlyfilled' | 'filled' | 'cancelled' | 'rejected' | 'expired'

/** `closing`, which customers see as well, is held with an order to close it waiting. */
export type PositionState = 'pending' | 'holding' | 'closed' | 'cancelled'

export interface TradingTables {
  market_overrides: {
    id: Counted
    kind: 'price' | 'halt' | 'no-price' | 'session'
    code: string | null
    calendar: CalendarCode | null
    state: 'open' | 'closed' | null
    price: NullableNumeric
    since: Date
    until: Date | null
  }
  market_overrides_version: { id: Generated<boolean>; version: string }
  orders: {
    /** Of an order that opens also the id of its position and of the hold that pays for it. */
    id: string
    /** The order of acceptance: who came first is filled first. */
    sequence: Counted
    customer_id: string
    /** Null where the broker placed it. */
    client_order_id: string | null
    fingerprint: string
    code: string
    currency: Currency
    direction: Direction
    action: OrderAction
    side: Side
    type: OrderType
    /** The limit. */
    price: NullableNumeric
    /** The limit or the collar: no fill is beyond it. An order of the broker names a price beyond every other. */
    worst_price: Numeric
    /** What money is held at; no fill asks for more. Null for an order that closes. */
    hold_price: NullableNumeric
    quantity: Numeric
    leverage: number
    position_id: string
    filled: Numeric
    amount: Numeric
    fees: Numeric
    held: Numeric
    state: OrderState
    reason: string
    created_at: Date
    updated_at: Date
    expires_at: Date
    /** Of a day trade: when the broker squares it off. Null of every other order. */
    square_off_at: Date | null
    version: number
  }
  /** What the sums mean: `domain/trading/position.ts`. */
  positions: {
    id: string
    customer_id: string
    code: string
    currency: Currency
    direction: Direction
    leverage: number
    quantity: Numeric
    cost: Numeric
    opening_fees: Numeric
    original_margin: Numeric
    margin: Numeric
    /** Quantity and amount of all opening fills, and of all closing ones. */
    opened: Numeric
    opened_amount: Numeric
    closed: Numeric
    closed_amount: Numeric
    /** Quantity that waiting orders to close have spoken for. */
    closing: Numeric
    /** Quantity that is lent to somebody. */
    lent: CountedNumeric
    fees: Numeric
    realised: Numeric
    written_off: Numeric
    stop_price: NullableNumeric
    /** Whether the order that opens it still waits. */
    opening: boolean
    state: PositionState
    first_opened_at: Date | null
    last_closed_at: Date | null
    created_at: Date
    square_off_at: Date | null
    version: number
  }
  fills: {
    id: string
    order_id: string
    filled_before: Numeric
    position_id: string
    customer_id: string
    code: string
    currency: Currency
    direction: Direction
    action: OrderAction
    price: Numeric
    quantity: Numeric
    amount: Numeric
    fees: Numeric
    /** Realised; null for an opening fill. */
    profit: NullableNumeric
    written_off: Numeric
    /** What a closing fill paid out; it can be withdrawn from `settles_at` on. */
    proceeds: Numeric
    settles_at: Date
    at: Date
  }
  /** Locked while an instrument's orders are matched. */
  matching_books: { code: string; fence: bigint }
  /** What our customers took of a level of the book in one second. */
  book_consumption: { code: string; second: bigint; side: 'bid' | 'ask'; price: Numeric; quantity: Numeric }
  /** Accounts whose two-way margin a tester switched off. */
  customers_without_margin: { customer_id: string }
}

export type OrderRow = Selectable<TradingTables['orders']>
export type PositionRow = Selectable<TradingTables['positions']>
export type FillRow = Selectable<TradingTables['fills']>

export const isWaiting = ({ state }: Pick<OrderRow, 'state'>): boolean =>
  state === 'pending' || state === 'partlyfilled'
