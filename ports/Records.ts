import { Context, type Effect } from 'effect'
import type { Currency } from '../domain/money/money.ts'
import type { FundingKind, MovementKind, TradingKind } from '../domain/records/kinds.ts'
import type { Failure } from './failure.ts'
import type { InstantRange, Page, PageRequest } from './page.ts'
import type { Direction } from '../domain/contract/enumerations.ts'
import type { Movement, PositionRecord as ClosedPosition } from './generated/records.ts'

export type { PositionRecord as ClosedPosition } from './generated/records.ts'

/** One change of a wallet. */
export interface WalletMovement extends Omit<Movement, 'kind'> {
  readonly kind: MovementKind
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
