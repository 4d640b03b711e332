import { make, multiply, sum } from 'effect/BigDecimal'
import { instantOf, type Instant, localDay } from '../../../domain/calendar/zone.ts'
import { type DayNumber, mondayOf } from '../../../domain/calendar/day.ts'
import type { FollowTerms } from '../../../domain/copytrading/product.ts'
import { FOLLOW_ZONE } from '../../../domain/copytrading/valuation.ts'
import { type Decimal, decimal } from '../../../domain/money/decimal.ts'
import { roundToMinor } from '../../../domain/money/money.ts'
import { chance, seedOf, STREAM } from '../../market/chance.ts'
import { findSeries, SERIES, type Series } from './catalogue.ts'

/** One issue of a series, as planned. */
export interface Issue {
  readonly code: string
  readonly name: string
  readonly series: Series
  readonly opensAt: Instant
  readonly stopsAt: Instant
  readonly endsAt: Instant
}

/** The Monday of the first issues: 1 January 2024. */
const FIRST: DayNumber = 19_723
const OPENS = 9 * 60
const STOPS = 17 * 60
const ENDS = 18 * 60
/** From a Monday to the Friday of its week. */
const FRIDAY = 4

const issueOf = (series: Series, number: number): Issue => {
  const monday = FIRST + (number - 1) * series.every * 7
  const friday = (weeks: number) => monday + (weeks - 1) * 7 + FRIDAY
  return {
    code: `${series.code}-${number}`,
    name: `${series.fund} ${number}`,
    series,
    opensAt: instantOf(FOLLOW_ZONE, monday, OPENS),
    stopsAt: instantOf(FOLLOW_ZONE, friday(series.sold), STOPS),
    endsAt: instantOf(FOLLOW_ZONE, friday(series.runs), ENDS),
  }
}

/** An issue by its code; undefined where there is none. */
export const findIssue = (code: string): Issue | undefined => {
  const [name = '', number = ''] = code.split('-')
  const series = findSeries(name)
  return series && /^[1-9]\d{0,5}$/.test(number) ? issueOf(series, Number.parseInt(number, 10)) : undefined
}

/** Issues that open before one instant and end after another, the last to open first. */
export const issuesBetween = (endAfter: Instant, openBefore: Instant): ReadonlyArray<Issue> => {
  const monday = mondayOf(localDay(FOLLOW_ZONE, openBefore))
  return SERIES.flatMap((series) => {
    const last = Math.floor((monday - FIRST) / (series.every * 7)) + 1
    const issues: Array<Issue> = []
    for (let number = last; number >= 1; number -= 1) {
      const issue = issueOf(series, number)
      if (issue.endsAt <= endAfter) break
      if (issue.opensAt < openBefore) issues.push(issue)
    }
    return issues
  }).toSorted((a, b) => b.opensAt - a.opensAt || (a.code < b.code ? -1 : 1))
}

const THOUSAND = 1_000

/**
 * The amount that others have invested: it grows while the issue is sold, and always leaves some for the broker's
 * customers.
 */
const raisedByOthers = ({ code, opensAt, series, stopsAt }: Issue, at: Instant): Decimal => {
  const whole = 550 + Math.floor(chance(seedOf(`follow scale ${code}`), STREAM.volume, 0) * 370)
  const parts = Math.max(0, Math.min(THOUSAND, Math.floor(((at - opensAt) / (stopsAt - opensAt)) * THOUSAND)))
  const share = make(BigInt(whole * parts), 6)
  return roundToMinor(multiply(decimal(series.scale), share), series.currency, 'down')
}

/** The terms of an issue for a buyer; `ours` is the amount that the broker's own customers have in it. */
export const termsOf = (issue: Issue, ours: Decimal, at: Instant): FollowTerms => {
  const { endsAt, opensAt, series, stopsAt } = issue
  return {
    currency: series.currency,
    scale: decimal(series.scale),
    raised: sum(raisedByOthers(issue, at), ours),
    feeRate: decimal(series.feeRate),
    least: decimal(series.least),
    lockDays: series.lockDays,
    opensAt,
    stopsAt,
    endsAt,
  }
}
