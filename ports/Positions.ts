import { Context, type Effect } from 'effect'
import type { Decimal } from '../domain/money/decimal.ts'
import type { Currency } from '../domain/money/money.ts'
import type { Protection } from '../domain/orders/protection.ts'
import type { Failure } from './failure.ts'
import type { ClosedPosition, Position } from './generated/positions.ts'
import type { InstantRange, Page, PageRequest } from './page.ts'
import type { ProtectionChange, ProtectionRecord } from './Positions.protection.ts'

export type { PositionState } from '../domain/contract/enumerations.ts'
export type { ClosedPosition } from './generated/positions.ts'

/** A position on the server; prices and amounts in its currency. Each opening order creates its own position. */
export interface PositionRecord extends Omit<Position, 'protection' | 'protectionChanges'> {
  /** What closes it by itself. */
  readonly protection?: ProtectionRecord
  /** Oldest first; only in the detail, and only where the server records it. */
  readonly protectionChanges?: ReadonlyArray<ProtectionChange>
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
    /** Keeps a note about a position in place of `before`, which the customer saw; an empty one removes it. */
    readonly note: (
      positionId: string,
      note: string,
      before: string,
      requestId: string,
    ) => Effect.Effect<PositionRecord, Failure>
    /** Closes positions at the market, each with an order of its own; at most one for a position and a request. */
    readonly closeAll: (
      positionIds: ReadonlyArray<string>,
      requestId: string,
    ) => Effect.Effect<ReadonlyArray<ClosedPosition>, Failure>
  }
>()('ports/Positions') {}
