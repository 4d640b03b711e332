import { Context, type Effect } from 'effect'
import type { Instant } from '../domain/calendar/zone.ts'
import type { MarketCode } from '../domain/markets/marketCode.ts'
import type { Decimal } from '../domain/money/decimal.ts'
import type { Currency } from '../domain/money/money.ts'
import type { FundingKind, MovementKind, TradingKind } from '../domain/records/kinds.ts'
import type { Failure } from './failure.ts'
import type { InstantRange, Page, PageRequest } from './page.ts'
import type { Direction } from '../domain/contract/enumerations.ts'

/** One change of a wallet; amounts are in its currency. */
export interface WalletMovement {
  readonly id: string
  readonly currency: Currency
  readonly kind: MovementKind
  /** The change of the free balance. */
  readonly amount: Decimal
  /** The change of the frozen cash. */
  readonly frozenAmount: Decimal
  /** Free balance of the wallet after it. */
  readonly balance: Decimal
  readonly frozen: Decimal
  /** The deposit, withdrawal, exchange or order of the change. */
  readonly reference: string | null
  readonly name: string | null
  readonly code: string | null
  /** IANA zone of the market of the event; null for events of money and account. */
  readonly zone: string | null
  readonly at: Instant
}

/** A closed position, or a closed part of one. Prices and amounts are in its currency. */
export interface ClosedPosition {
  readonly id: string
  readonly orderId: string
  readonly code: string
  readonly name: string
  /** Absent where the server does not send it. */
  readonly market?: MarketCode
  /** IANA zone of its market; null where the server does not send it. */
  readonly zone: string | null
  readonly currency: Currency
  readonly direction: Direction
  /** Leverage multiple; 1 without leverage. */
  readonly leverage: Decimal
  /** Null where an older record lacks it, like prices, margin, fees and balance. */
  readonly quantity: Decimal | null
  readonly openPrice: Decimal | null
  readonly closePrice: Decimal | null
  readonly margin: Decimal | null
  readonly fees: Decimal | null
  /** After fees. */
  readonly profit: Decimal
  /** Realised by all positions closed up to this one. */
  readonly profitSoFar: Decimal
  readonly balance: Decimal | null
  readonly openedAt: Instant
  readonly closedAt: Instant
}

export interface MovementFilter extends InstantRange {
  readonly currency: Currency | null
  /** Empty for all kinds. */
  readonly kinds: ReadonlyArray<FundingKind | TradingKind>
}

export type PositionFilter = InstantRange & {
  readonly currency: Currency | null
  readonly direction: Direction | null
}

/** The history of the customer's money and positions, newest first. Source: RULES.md, records. */
export class Movements extends Context.Service<
  Movements,
  {
    readonly funding: (filter: MovementFilter, page: PageRequest) => Effect.Effect<Page<WalletMovement>, Failure>
    readonly trading: (filter: MovementFilter, page: PageRequest) => Effect.Effect<Page<WalletMovement>, Failure>
    readonly closed: (filter: PositionFilter, page: PageRequest) => Effect.Effect<Page<ClosedPosition>, Failure>
  }
>()('ports/Movements') {}
