import { Context, type Effect } from 'effect'
import type { Month } from '../domain/calendar/month.ts'
import type { Instant } from '../domain/calendar/zone.ts'
import type { MarketCode } from '../domain/markets/marketCode.ts'
import type { Decimal } from '../domain/money/decimal.ts'
import type { Currency } from '../domain/money/money.ts'
import type { Failure } from './failure.ts'
import type { Statement } from './Wealth.statement.ts'
import type { Period } from '../domain/contract/enumerations.ts'

/** How far back a report reaches. */
export type { Period } from '../domain/contract/enumerations.ts'

/** What a report is about: without currency and market everything, in EUR. */
export interface PerformanceQuery {
  readonly period: Period
  readonly currency?: Currency | undefined
  readonly market?: MarketCode | undefined
  /** Code of an index to compare with. */
  readonly index?: string | undefined
}

/** Growth since the beginning of the report, in percentage points; null where it is unknown. */
export interface GrowthPoint {
  readonly at: Instant
  readonly growth: Decimal | null
}

/** Money that came in and went out. */
interface Paid {
  readonly paidIn: Decimal
  readonly paidOut: Decimal
}

/** A valuation, and what came in and went out since the one before. */
export interface PerformanceDay extends GrowthPoint, Paid {
  readonly total: Decimal
}

/** What came in and went out on a day of UTC: `2026-05-31`. */
export interface FlowDay extends Paid {
  readonly day: string
}

/** What an instrument contributed, dividends, lending, fees and taxes included. */
export interface PositionGain {
  readonly code: string
  readonly name: string
  readonly market: MarketCode | null
  readonly gain: Decimal
  readonly realised: Decimal
}

/** Income and costs of a month (`2026-05`, of UTC). */
export interface MonthOfReport {
  readonly month: string
  readonly dividends: Decimal
  readonly lending: Decimal
  readonly rewards: Decimal
  readonly fees: Decimal
  readonly taxes: Decimal
  readonly interest: Decimal
}

/** How the assets did in a period, in one currency; returns in percentage points, not yearly. Source: RULES.md, returns. */
export interface Performance {
  readonly currency: Currency
  readonly from: Instant
  readonly to: Instant
  readonly gain: Decimal
  readonly paidIn: Decimal
  readonly paidOut: Decimal
  readonly timeWeighted: Decimal | null
  readonly moneyWeighted: Decimal | null
  /** The instants are null where it never fell. */
  readonly fall: { readonly share: Decimal; readonly from: Instant | null; readonly to: Instant | null }
  /** Oldest first. */
  readonly days: ReadonlyArray<PerformanceDay>
  /** What came in and went out, by the day on which it was booked, oldest first; null where the server has only `days`. */
  readonly flows: ReadonlyArray<FlowDay> | null
  readonly positions: ReadonlyArray<PositionGain>
  /** Rewards, less interest and fees that belong to no instrument. */
  readonly other: Decimal
  /** Exchange rates, exchanges and rounding. */
  readonly rest: Decimal
  readonly months: ReadonlyArray<MonthOfReport>
  readonly index: { readonly code: string; readonly name: string; readonly days: ReadonlyArray<GrowthPoint> } | null
  /** The first month with a statement; null where the server has no statements. */
  readonly statements: Month | null
}

/** Reports about the customer's money. A server may lack them: then they fail as unavailable. */
export class Reports extends Context.Service<
  Reports,
  {
    readonly performance: (query: PerformanceQuery) => Effect.Effect<Performance, Failure>
    /** The statement of a month; of the running one if it is omitted. */
    readonly statement: (month?: Month) => Effect.Effect<Statement, Failure>
  }
>()('ports/Reports') {}
