import { Context, type Effect } from 'effect'
import type { DayNumber } from '../domain/calendar/day.ts'
import type { Session } from '../domain/calendar/sessions.ts'
import type { Instant } from '../domain/calendar/zone.ts'
import type { SaleRule } from '../domain/markets/market.ts'
import type { MarketCode } from '../domain/markets/marketCode.ts'
import type { Currency } from '../domain/money/money.ts'
import type { Failure } from './failure.ts'
import type { TradingState } from './quote.ts'

/** A market and its current state. */
export interface MarketNow {
  readonly code: MarketCode
  /** English name; the app has its own name for every code. */
  readonly name: string
  readonly currency: Currency
  /** IANA zone of its days and sessions. */
  readonly zone: string
  readonly state: TradingState
  /** When `state` changes next; null for a market that never closes. */
  readonly changesAt: Instant | null
  /** Trading day whose figures count now, in `zone`. */
  readonly day: DayNumber
  /** Sessions of that day, in order. */
  readonly sessions: ReadonlyArray<Session>
  /**
   * Whether each instrument has the hours of its own home market: then `state` is open while any of them is open, and
   * `sessions` is empty.
   */
  readonly hasHomeHours: boolean
  readonly sale: SaleRule
  /** Trading days from a trade to its settlement. */
  readonly settlementDays: number
  readonly shorting: boolean
  /** False for indices: they are quoted, never ordered. */
  readonly tradable: boolean
  /** Multiples offered, ascending, 1 first. */
  readonly leverages: ReadonlyArray<number>
}

/** All markets, in display order, with their hours and states. */
export class Markets extends Context.Service<
  Markets,
  { readonly list: () => Effect.Effect<ReadonlyArray<MarketNow>, Failure> }
>()('ports/Markets') {}
