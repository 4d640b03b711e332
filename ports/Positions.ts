import { Context, type Effect } from 'effect'
import type { Instant } from '../domain/calendar/zone.ts'
import type { Decimal } from '../domain/money/decimal.ts'
import type { Currency } from '../domain/money/money.ts'
import type { Direction } from '../domain/orders/order.ts'
import type { SaleBlock } from '../domain/orders/sellable.ts'
import type { Protection } from '../domain/orders/protection.ts'
import type { Failure } from './failure.ts'
import type { InstantRange, Page, PageRequest } from './page.ts'
import type { ProtectionChange, ProtectionRecord } from './Positions.protection.ts'
import type { Listing } from './quote.ts'

export type PositionState = 'pending' | 'holding' | 'closing' | 'closed' | 'cancelled'

/** A position on the server; prices and amounts in its currency. Each opening order creates its own position. */
export interface PositionRecord extends Listing {
  readonly id: string
  /** The order that opened it. */
  readonly orderId: string
  readonly zone: string
  readonly decimals: number
  readonly direction: Direction
  readonly state: PositionState
  /** Held now. */
  readonly quantity: Decimal
  /** The total quantity opened. */
  readonly openedQuantity: Decimal
  /** The quantity that may be closed now. */
  readonly closable: Decimal
  /** The lent quantity: it cannot be closed until it is returned. */
  readonly lent: Decimal
  /** The opening amount of the held quantity, without fees. */
  readonly cost: Decimal
  /** Cost of one share: the cost line of a chart; null where nothing is held. */
  readonly averageCost: Decimal | null
  readonly price: Decimal | null
  readonly marketValue: Decimal | null
  /** Without fees; null where there is no price. */
  readonly floatingProfit: Decimal | null
  /** After the fees of opening and closing: the sum of `profit` over the fills that closed. */
  readonly realisedProfit: Decimal
  /** Loss beyond the margin that the broker bore. */
  readonly writtenOff: Decimal
  readonly fees: Decimal
  readonly leverage: number
  /** Original margin of the held quantity. */
  readonly margin: Decimal
  readonly addedMargin: Decimal
  /** The price at which the broker closes it for lack of margin; null for a long without leverage. */
  readonly stopPrice: Decimal | null
  readonly buyPrice: Decimal | null
  readonly sellPrice: Decimal | null
  readonly boughtAt: Instant | null
  readonly soldAt: Instant | null
  /** When the next locked part may be sold; null where nothing is locked. */
  readonly sellableFrom: Instant | null
  /** Why it is locked until `sellableFrom`; null where nothing is. */
  readonly lockReason: SaleBlock | null
  /** For a day trade, when it is squared off; null for every other position. */
  readonly squareOffAt: Instant | null
  /** What closes it by itself. */
  readonly protection?: ProtectionRecord
  /** Oldest first; only in the detail, and only where the server records it. */
  readonly protectionChanges?: ReadonlyArray<ProtectionChange>
}

/** The outcome of closing one position: an order, or why there is none, as a code of the catalogue. */
export interface ClosedPosition {
  readonly positionId: string
  readonly orderId: string | null
  readonly code: string | null
  readonly problem: string | null
}

export interface PositionsRequest extends PageRequest {
  /** `held`: pending, holding, closing. `past`: closed, cancelled. */
  readonly which: 'held' | 'past'
  readonly code?: string | undefined
  readonly currency?: Currency | undefined
  /** Of the opening. */
  readonly range?: InstantRange | undefined
}

/** The customer's current and past positions. A position is closed by an order that names it (`Orders.place`). */
export class Positions extends Context.Service<
  Positions,
  {
    readonly list: (request: PositionsRequest) => Effect.Effect<Page<PositionRecord>, Failure>
    readonly detail: (positionId: string) => Effect.Effect<PositionRecord, Failure>
    /** Adds a positive whole amount of the position's currency to its margin. `requestId` is the id of the intent. */
    readonly addMargin: (
      positionId: string,
      amount: Decimal,
      requestId: string,
    ) => Effect.Effect<PositionRecord, Failure>
    /** Sets the whole protection of a position; an empty one removes it. */
    readonly protect: (
      positionId: string,
      protection: Protection,
      requestId: string,
    ) => Effect.Effect<PositionRecord, Failure>
    /** Closes positions at the market, each with an order of its own; at most one for a position and a request. */
    readonly closeAll: (
      positionIds: ReadonlyArray<string>,
      requestId: string,
    ) => Effect.Effect<ReadonlyArray<ClosedPosition>, Failure>
  }
>()('ports/Positions') {}
