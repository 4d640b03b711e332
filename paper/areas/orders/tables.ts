import type { Generated, Selectable } from 'kysely'
import type { Currency } from '../../../domain/money/money.ts'
import type { Direction, OrderAction, OrderType, Side, TimeInForce } from '../../../domain/orders/order.ts'
import type { ProtectionSide } from '../../../domain/orders/protection.ts'
import type { OrderState } from '../../../domain/contract/enumerations.ts'
import { isWaitingOrder } from '../../../domain/orders/states.ts'
import type { ColumnTypeName } from '../../platform/database/recordset.ts'
import type { Counted, NullableNumeric, Numeric } from '../../platform/database/columns.ts'
import type { Database } from '../../platform/database/database.ts'

declare module '../../platform/database/database.ts' {
  interface Database {
    orders: {
      /** For an order that opens, also the id of its position and of the hold that pays for it. */
      id: string
      /** The sequence of acceptance: the earlier order is filled first. */
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
      /** The price at which money is held; no fill needs more. Null for an order that closes. */
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
      time_in_force: Generated<TimeInForce>
      /** The side of a protection for which the broker placed it, and the last price that triggered that. */
      protects: ProtectionSide | null
      trigger_price: NullableNumeric
      /** For a day trade: when the broker squares it off. Null for every other order. */
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
      /** The payout of a closing fill; it can be withdrawn from `settles_at` on. */
      proceeds: Numeric
      settles_at: Date
      at: Date
    }
    /** What customers changed of waiting orders, oldest first by its id. */
    order_changes: {
      id: Generated<bigint>
      order_id: string
      customer_id: string
      at: Date
      old_price: NullableNumeric
      price: NullableNumeric
      old_quantity: Numeric
      quantity: Numeric
    }
    /** Locked while an instrument's orders are matched. */
    matching_books: { code: string; fence: bigint }
    /** The quantity that the broker's customers took of a level of the book in one second. */
    book_consumption: { code: string; second: bigint; side: 'bid' | 'ask'; price: Numeric; quantity: Numeric }
    /** Accounts whose two-way margin a tester switched off. */
    customers_without_margin: { customer_id: string }
    /** One row per close. */
    realised_profits: {
      id: string
      customer_id: string
      currency: Currency
      code: string
      name: string
      profit: Numeric
      realised_at: Date
      order_id: string
      side: Direction
      leverage: Numeric
      quantity: Numeric
      open_price: Numeric
      close_price: Numeric
      margin: Numeric
      fee: Numeric
      balance: Numeric
      opened_at: Date
    }
    /** The sum of a customer's realised profits, kept by the database with each close. */
    realised_sums: { customer_id: string; currency: Currency; profit: Numeric }
  }
}

export type OrderRow = Selectable<Database['orders']>
export type FillRow = Selectable<Database['fills']>

/** An order as it is accepted: the rest begins with what the table says. */
export type AcceptedRow = Omit<OrderRow, 'sequence' | 'filled' | 'amount' | 'fees' | 'state' | 'version'>

/** The columns that are written when an order is accepted and never again, with their types in the database. */
const ORDER_STAYS = {
  id: 'uuid',
  customer_id: 'uuid',
  client_order_id: 'uuid',
  fingerprint: 'text',
  code: 'text',
  currency: 'text',
  direction: 'text',
  action: 'text',
  side: 'text',
  type: 'text',
  leverage: 'integer',
  position_id: 'uuid',
  created_at: 'timestamptz',
  time_in_force: 'text',
  protects: 'text',
  trigger_price: 'numeric',
  square_off_at: 'timestamptz',
} as const satisfies { readonly [Column in keyof AcceptedRow]?: ColumnTypeName }

/** What never changes of an order. */
export type OrderStays = Exclude<keyof typeof ORDER_STAYS, 'id'> | 'sequence'

/** Every column that is written when an order is accepted. */
export const ORDER_COLUMNS = {
  ...ORDER_STAYS,
  price: 'numeric',
  worst_price: 'numeric',
  hold_price: 'numeric',
  quantity: 'numeric',
  held: 'numeric',
  reason: 'text',
  updated_at: 'timestamptz',
  expires_at: 'timestamptz',
} as const satisfies Readonly<Record<keyof AcceptedRow, ColumnTypeName>>

/** The columns that the contract has by the same name and in the same form. */
export const ANSWERED_AS_KEPT = ['id', 'direction', 'action', 'leverage', 'state', 'reason'] as const

/** Whether an order has not ended yet. */
export const isWaiting = ({ state }: Pick<OrderRow, 'state'>): boolean => isWaitingOrder(state)

/** The broker placed it, and not for a protection that the customer set. */
export const isTheBrokers = ({ client_order_id, protects }: Pick<OrderRow, 'client_order_id' | 'protects'>): boolean =>
  client_order_id === null && protects === null
