import type { Instant } from '../../../domain/calendar/zone.ts'
import { followValue, valuationProfit } from '../../../domain/copytrading/figures.ts'
import { lastValuationDay, struckAt, valuationDayBefore } from '../../../domain/copytrading/valuation.ts'
import { type Decimal, zero } from '../../../domain/money/decimal.ts'
import { navOn } from './navs.ts'
import { findSeries } from './catalogue.ts'
import type { FollowState } from './state.ts'
import type { FollowOrderRow } from './row.ts'

/** The series of a product's code; undefined for a code outside of this catalogue. */
export const seriesOf = (code: string) => findSeries(code.split('-')[0] ?? '')

/** The value of a running order at an instant, and the return of the last valuation. Null where that is not known. */
export interface Worth {
  readonly value: Decimal
  readonly dayProfit: Decimal
}

export interface Valuing {
  readonly marketSeed: string
  readonly at: Instant
  readonly state: FollowState
}

/** Source: RULES.md, copy trading. */
export const worthOf = (row: FollowOrderRow, { at, marketSeed, state }: Valuing): Worth | null => {
  const series = seriesOf(row.code)
  if (series === undefined || row.amount === null || row.bought_at_nav === null) return null
  const set = state.returnsOf(series.code)
  const until = row.ends_at === null ? at : Math.min(at, row.ends_at.getTime())
  const day = lastValuationDay(until)
  const units = { boughtAt: row.bought_at_nav, nav: navOn(marketSeed, series, day, set) }
  // Bought after the last valuation: this money has no valuation yet.
  if (struckAt(day) <= row.created_at.getTime()) return { value: row.amount, dayProfit: zero }
  const before = navOn(marketSeed, series, valuationDayBefore(day), set)
  const isFirst = struckAt(valuationDayBefore(day)) <= row.created_at.getTime()
  return {
    value: followValue(row.amount, units, row.currency),
    dayProfit: valuationProfit(row.amount, { ...units, before: isFirst ? units.boughtAt : before }, row.currency),
  }
}
