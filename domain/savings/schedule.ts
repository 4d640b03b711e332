import type { CalendarCode } from '../calendar/calendars.ts'
import { type DayNumber, daysInMonth, fromDayNumber, mondayOf, toDayNumber } from '../calendar/day.ts'
import { openOf, wallDay } from '../calendar/sessions.ts'
import { addTradingDays, previousTradingDay } from '../calendar/tradingDays.ts'
import type { Instant } from '../calendar/zone.ts'
import type { MarketCode } from '../markets/marketCode.ts'

/** Groups of instruments for which plans are offered. Source: RULES.md, savings plans. */
const PLAN_MARKETS: ReadonlyArray<MarketCode> = ['MY', 'TW', 'CN', 'US', 'JP', 'IT', 'ES', 'FUND']

/** Whether savings plans buy in a market. Source: RULES.md, savings plans. */
export const isOfferedIn = (market: MarketCode): boolean => PLAN_MARKETS.includes(market)

export const RHYTHMS = ['weekly', 'monthly'] as const
export type Rhythm = (typeof RHYTHMS)[number]

/** When a plan buys: a weekday from 1 (Monday) to 5, or a day of the month from 1 to 31. */
export interface Schedule {
  readonly rhythm: Rhythm
  readonly day: number
}

/** The last day that a rhythm can name. */
export const LAST_DAY: Readonly<Record<Rhythm, number>> = { weekly: 5, monthly: 31 }

/** Whether the day is one that the rhythm has. */
export const isSchedule = ({ day, rhythm }: Schedule): boolean =>
  Number.isInteger(day) && day >= 1 && day <= LAST_DAY[rhythm]

/** The number of the week or month that a day is in; neighbours differ by one. */
export const periodOf = (rhythm: Rhythm, day: DayNumber): number => {
  // 1970-01-05 was a Monday.
  if (rhythm === 'weekly') return (mondayOf(day) - 4) / 7
  const { month, year } = fromDayNumber(day)
  return year * 12 + month - 1
}

/** The planned day of a period; in a shorter month its last day. Source: RULES.md, savings plans. */
export const plannedDay = ({ day, rhythm }: Schedule, period: number): DayNumber => {
  if (rhythm === 'weekly') return period * 7 + 4 + day - 1
  const year = Math.floor(period / 12)
  const month = period - year * 12 + 1
  return toDayNumber({ year, month, day: Math.min(day, daysInMonth(year, month)) })
}

/** A purchase ahead. */
export interface PlanDay {
  /** The day that the plan names, to whose period the purchase belongs. */
  readonly planned: DayNumber
  /** The trading day on which it is made. */
  readonly day: DayNumber
  readonly opensAt: Instant
}

/** The first trading day that is not before the planned one. */
const buyingDay = (calendar: CalendarCode, planned: DayNumber): DayNumber => addTradingDays(calendar, planned, 0)

/**
 * The next purchase of a plan that opens after an instant. `tried` is the planned day of its last try: its period has no
 * other one. Source: RULES.md, savings plans.
 */
export const nextPlanDay = (calendar: CalendarCode, schedule: Schedule, after: Instant, tried?: DayNumber): PlanDay => {
  const { rhythm } = schedule
  const done = tried === undefined ? Number.NEGATIVE_INFINITY : periodOf(rhythm, tried)
  // A purchase of the period before may have moved into this one.
  for (let period = periodOf(rhythm, wallDay(calendar, after)) - 1; ; period += 1) {
    if (period <= done) continue
    const planned = plannedDay(schedule, period)
    const day = buyingDay(calendar, planned)
    const opensAt = openOf(calendar, day)
    if (opensAt === undefined || opensAt <= after) continue
    if (tried !== undefined && day <= buyingDay(calendar, tried)) continue
    return { planned, day, opensAt }
  }
}

/** How many trading days before a purchase its reminder comes. */
const REMINDED_BEFORE = 3

/** When a purchase is reminded of: the opening of the third trading day before it. Source: RULES.md, savings plans. */
export const reminderOf = (calendar: CalendarCode, { day, opensAt }: Pick<PlanDay, 'day' | 'opensAt'>): Instant => {
  let before = day
  for (let left = REMINDED_BEFORE; left > 0; left -= 1) before = previousTradingDay(calendar, before)
  return openOf(calendar, before) ?? opensAt
}
