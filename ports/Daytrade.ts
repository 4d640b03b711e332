import { Context, type Effect } from 'effect'
import type { Instant } from '../domain/calendar/zone.ts'
import type { MarketCode } from '../domain/markets/marketCode.ts'
import type { Decimal } from '../domain/money/decimal.ts'
import type { Failure } from './failure.ts'
import type { PlacedOrder } from './Orders.ts'
import type { Page, PageRequest } from './page.ts'
import type { PositionRecord } from './Positions.ts'
import type { Listing } from './quote.ts'
import type { DayTradingStanding } from '../domain/contract/enumerations.ts'

/** The state of the customer's application. */
export type { DayTradingStanding } from '../domain/contract/enumerations.ts'

export interface DayTradingFacility {
  readonly standing: DayTradingStanding
  readonly appliedAt: Instant | null
  readonly approvedAt: Instant | null
  /** How many minutes before the close of its market every day trade is squared off. */
  readonly minutes: number
}

/** An instrument that can be day traded. */
export interface DayTradeInstrument extends Listing {
  /** IANA zone of its times. */
  readonly zone: string
  readonly decimals: number
  readonly price: Decimal | null
  readonly previousClose: Decimal | null
  /** Whether a day trade can be opened now. */
  readonly isOpen: boolean
  /** The square-off of day trades opened now, or at the next opening. */
  readonly squareOffAt: Instant
}

/** A position that was opened as a day trade. */
export interface DayTrade extends PositionRecord {
  readonly squareOffAt: Instant
  /** Whether the broker closed it, or the rest of it, at the square-off. */
  readonly isSquaredOff: boolean
}

export interface DayTradesRequest extends PageRequest {
  /** Open trades, or finished ones. */
  readonly which: 'held' | 'closed'
}

/**
 * Trades that end on the day on which they begin. Each begins as an order (`Orders.place`). Source: RULES.md, day
 * trading.
 */
export class DayTrading extends Context.Service<
  DayTrading,
  {
    readonly facility: () => Effect.Effect<DayTradingFacility, Failure>
    /** `requestId` is the id of the intent. */
    readonly apply: (requestId: string) => Effect.Effect<DayTradingFacility, Failure>
    readonly instruments: (market: MarketCode) => Effect.Effect<ReadonlyArray<DayTradeInstrument>, Failure>
    /** Orders of the last 24 hours, newest first. */
    readonly orders: (page: PageRequest) => Effect.Effect<Page<PlacedOrder>, Failure>
    readonly trades: (request: DayTradesRequest) => Effect.Effect<Page<DayTrade>, Failure>
  }
>()('ports/DayTrading') {}
