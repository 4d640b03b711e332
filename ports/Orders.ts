import type { OrderState } from '../domain/orders/states.ts'
import { Context, type Effect } from 'effect'
import type { Instant } from '../domain/calendar/zone.ts'
import type { FeeName } from '../domain/markets/market.ts'
import type { Decimal } from '../domain/money/decimal.ts'
import type { Currency } from '../domain/money/money.ts'
import type { Direction, OrderAction, OrderTerms, OrderType, TimeInForce } from '../domain/orders/order.ts'
import type { Protection } from '../domain/orders/protection.ts'
import type { Failure } from './failure.ts'
import type { InstantRange, Page, PageRequest } from './page.ts'
import type { ProtectionRecord } from './Positions.protection.ts'
import type { Listing } from './quote.ts'

/** An order as the ticket fills it in. An order that closes names its position; only a limit order has a price. */
export interface NewOrder extends OrderTerms {
  readonly code: string
  readonly positionId?: string | undefined
  /** Opens a day trade. An order that closes is a day trade if its position is one. */
  readonly isDayTrade?: boolean | undefined
  /** What protects the position that it opens. */
  readonly protection?: Protection | undefined
}

export type { OrderState }

/** An order; prices and amounts in its currency. Fills remain valid in every state. */
export interface PlacedOrder extends Listing {
  readonly id: string
  /** The client's own id; null where the broker placed the order. */
  readonly clientOrderId: string | null
  /** IANA zone in which its times are shown. */
  readonly zone: string
  readonly decimals: number
  readonly direction: Direction
  readonly action: OrderAction
  readonly type: OrderType
  /** The limit; null for a market order. */
  readonly price: Decimal | null
  readonly quantity: Decimal
  readonly filled: Decimal
  /** Mean price of the fills; null before the first. */
  readonly averagePrice: Decimal | null
  /** Price times quantity over the fills. */
  readonly amount: Decimal
  readonly leverage: number
  /** Money still held for the unfilled quantity. */
  readonly held: Decimal
  /** Fees charged so far. */
  readonly fees: Decimal
  readonly state: OrderState
  /** Why it was rejected or why the broker placed it, as a code of the message catalogue. */
  readonly reason: string | null
  readonly positionId: string | null
  readonly createdAt: Instant
  readonly updatedAt: Instant
  /** When the unfilled quantity expires: a close of its market. */
  readonly expiresAt: Instant
  readonly timeInForce: TimeInForce
  /** For an order of a protection, the last price that triggered it. */
  readonly triggerPrice?: Decimal
  /** What protects the position that it opens. */
  readonly protection?: ProtectionRecord
  /** When the day trade that it opens or closes is squared off; null for every other order. */
  readonly squareOffAt: Instant | null
}

/** Fields of what an order may carry beyond its price and quantity. */
type ProblemOfTerms = 'gooduntil' | 'stoploss' | 'stoplimit' | 'takeprofit' | 'trailamount'

/**
 * A problem or warning that the ticket shows before the order is sent; with an `error` the order would be refused now.
 */
export interface OrderProblem {
  readonly field: 'code' | 'direction' | 'price' | 'quantity' | 'leverage' | 'positionid' | ProblemOfTerms
  /** A code of the message catalogue, or a warning's. */
  readonly code: string
  readonly severity: 'error' | 'warning'
}

/** One fee of an order: `rate` in percentage points of the amount, null where the charge is fixed. */
export interface FeeCharge {
  readonly name: FeeName
  readonly rate: Decimal | null
  readonly amount: Decimal
}

/** What an order would cost or pay, completely filled at `estimatedPrice`; null where a figure cannot be calculated. */
export interface OrderPreview {
  readonly code: string
  readonly currency: Currency
  readonly estimatedPrice: Decimal | null
  /** The worst price of a fill, at which money is held; null for an order that closes. */
  readonly holdPrice: Decimal | null
  readonly amount: Decimal | null
  readonly fees: ReadonlyArray<FeeCharge>
  readonly feeTotal: Decimal | null
  readonly margin: Decimal | null
  /** Margin and fees: what opening costs the wallet. */
  readonly cost: Decimal | null
  /** Margin and fees at `holdPrice`: what is held until it is filled. */
  readonly held: Decimal | null
  /** The amount that closing pays into the wallet. */
  readonly proceeds: Decimal | null
  readonly profit: Decimal | null
  /** Available money in `currency` before the order, and after it; below zero it is the shortfall. */
  readonly buyingPower: Decimal | null
  readonly buyingPowerAfter: Decimal | null
  /** The price at which the broker would close the position for lack of margin; null for a long without leverage. */
  readonly stopPrice: Decimal | null
  /** When the day trade that it opens would be squared off; null where it opens none. */
  readonly squareOffAt: Instant | null
  readonly maxQuantity: Decimal | null
  readonly problems: ReadonlyArray<OrderProblem>
  readonly time: Instant
}

/** One trade that filled an order in whole or in part. */
export interface Fill {
  readonly id: string
  readonly orderId: string
  readonly positionId: string
  readonly code: string
  readonly currency: Currency
  readonly direction: Direction
  readonly action: OrderAction
  readonly price: Decimal
  readonly quantity: Decimal
  readonly amount: Decimal
  readonly fees: Decimal
  /** Realised after all fees; null for a fill that opens. */
  readonly profit: Decimal | null
  /** Loss beyond the margin that the broker bears. */
  readonly writtenOff: Decimal
  readonly time: Instant
}

export interface PendingRequest extends PageRequest {
  readonly code?: string | undefined
}

export interface HistoryRequest extends PendingRequest {
  /** A range of times of creation; for fills, of times of trade. */
  readonly range?: InstantRange | undefined
}

export interface FillsRequest extends HistoryRequest {
  readonly orderId?: string | undefined
  readonly positionId?: string | undefined
}

/** New fields of a waiting order; the quantity is the whole one, the filled part included. */
export interface OrderChange {
  readonly price?: Decimal | undefined
  readonly quantity?: Decimal | undefined
}

/** Placing orders and following them. */
export class Orders extends Context.Service<
  Orders,
  {
    /** Changes nothing. Reasons for which `place` would refuse are returned as problems. */
    readonly preview: (order: NewOrder) => Effect.Effect<OrderPreview, Failure>
    /** `clientOrderId` is the id of this intent, made by the client; the same id returns the order that it created. */
    readonly place: (order: NewOrder, clientOrderId: string) => Effect.Effect<PlacedOrder, Failure>
    readonly cancel: (orderId: string, requestId: string) => Effect.Effect<PlacedOrder, Failure>
    /** Changes price or quantity of a waiting order; a field that is absent stays. */
    readonly amend: (orderId: string, change: OrderChange, requestId: string) => Effect.Effect<PlacedOrder, Failure>
    /** Cancels all waiting orders of the customer, or those of one instrument; returns them. */
    readonly cancelAll: (
      code: string | undefined,
      requestId: string,
    ) => Effect.Effect<ReadonlyArray<PlacedOrder>, Failure>
    readonly byId: (orderId: string) => Effect.Effect<PlacedOrder, Failure>
    /** The order that an id created; null where none was ever accepted under it. */
    readonly byClientId: (clientOrderId: string) => Effect.Effect<PlacedOrder | null, Failure>
    readonly pending: (request: PendingRequest) => Effect.Effect<Page<PlacedOrder>, Failure>
    /** Orders that are final. */
    readonly history: (request: HistoryRequest) => Effect.Effect<Page<PlacedOrder>, Failure>
    readonly fills: (request: FillsRequest) => Effect.Effect<Page<Fill>, Failure>
  }
>()('ports/Orders') {}
