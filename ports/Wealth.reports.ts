import { Context, type Effect } from 'effect'
import type { Month } from '../domain/calendar/month.ts'
import type { MarketCode } from '../domain/markets/marketCode.ts'
import type { Currency } from '../domain/money/money.ts'
import type { Failure } from './failure.ts'
import type { Performance } from './generated/wealth.ts'
import type { Statement } from './Wealth.statement.ts'
import type { Period } from '../domain/contract/enumerations.ts'

export type { IncomeAndCosts as MonthOfReport, Performance, PerformanceDay } from './generated/wealth.ts'

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

/** Reports about the customer's money. A server may lack them: then they fail as unavailable. */
export class Reports extends Context.Service<
  Reports,
  {
    readonly performance: (query: PerformanceQuery) => Effect.Effect<Performance, Failure>
    /** The statement of a month; of the current month where it is omitted. */
    readonly statement: (month?: Month) => Effect.Effect<Statement, Failure>
  }
>()('ports/Reports') {}
