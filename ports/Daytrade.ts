import { Context, type Effect } from 'effect'
import type { Instant } from '../domain/calendar/zone.ts'
import type { MarketCode } from '../domain/markets/marketCode.ts'
import type { Failure } from './failure.ts'
import type { PlacedOrder } from './Orders.ts'
import type { Page, PageRequest } from './page.ts'
import type { PositionRecord } from './Positions.ts'
import type { DayTradeInstrument, DayTradingFacility } from './generated/daytrade.ts'

export type { DayTradeInstrument, DayTradingFacility } from './generated/daytrade.ts'

/** The state of the customer's application. */
export type { DayTradingStanding } from '../domain/contract/enumerations.ts'

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
