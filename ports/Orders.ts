import { Context, type Effect } from 'effect'
import type { Decimal } from '../domain/money/decimal.ts'
import type { OrderTerms, TimeInForce } from '../domain/orders/order.ts'
import type { Protection } from '../domain/orders/protection.ts'
import type { Failure } from './failure.ts'
import type { Fill, Order, OrderPreview } from './generated/orders.ts'
import type { InstantRange, Page, PageRequest } from './page.ts'
import type { ProtectionRecord } from './Positions.protection.ts'

/** An order as the ticket fills it in. An order that closes names its position; only a limit order has a price. */
export interface NewOrder extends OrderTerms {
  readonly code: string
  readonly positionId?: string | undefined
  /** Opens a day trade. An order that closes is a day trade if its position is one. */
  readonly isDayTrade?: boolean | undefined
  /** What protects the position that it opens. */
  readonly protection?: Protection | undefined
}

export type { OrderState } from '../domain/contract/enumerations.ts'
export type { FeeCharge, Fill, OrderPreview, OrderProblem } from './generated/orders.ts'

/** An order; prices and amounts in its currency. Fills remain valid in every state. */
export interface PlacedOrder extends Omit<Order, 'timeInForce' | 'triggerPrice' | 'protection'> {
  readonly timeInForce: TimeInForce
  /** For an order of a protection, the last price that triggered it. */
  readonly triggerPrice?: Decimal
  /** What protects the position that it opens. */
  readonly protection?: ProtectionRecord
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
