import { fromDayNumber, toDayNumber } from '../calendar/day.ts'
import { type Instant, instantOf, localDay } from '../calendar/zone.ts'
import type { Term } from './task.ts'

/** Seasons change at midnight in Kuala Lumpur. */
export const ACTIVITY_ZONE = 'Asia/Kuala_Lumpur'

const DAY = 86_400_000
export const NEWCOMER_DAYS = 90

/** A newcomer has ninety days from the opening of the account. Source: RULES.md, activities. */
export const newcomerTerm = (openedAt: Instant): Term => ({
  startsAt: openedAt,
  endsAt: openedAt + NEWCOMER_DAYS * DAY,
})

/** A calendar quarter. */
export interface Season {
  readonly year: number
  /** 1 to 4. */
  readonly quarter: number
}

const FIRST_MONTH = [1, 4, 7, 10] as const

/** The season so many seasons after another; before it when negative. */
export const seasonAfter = ({ quarter, year }: Season, count: number): Season => {
  const index = year * 4 + (quarter - 1) + count
  return { year: Math.floor(index / 4), quarter: (((index % 4) + 4) % 4) + 1 }
}

/** The season that an instant is in. */
export const seasonOf = (at: Instant): Season => {
  const { month, year } = fromDayNumber(localDay(ACTIVITY_ZONE, at))
  return { year, quarter: Math.ceil(month / 3) }
}

const startOf = ({ quarter, year }: Season): Instant =>
  instantOf(ACTIVITY_ZONE, toDayNumber({ year, month: FIRST_MONTH[quarter - 1] ?? 1, day: 1 }), 0)

/** From the first midnight of a season to that of the next. Source: RULES.md, activities. */
export const seasonTerm = (season: Season): Term => ({
  startsAt: startOf(season),
  endsAt: startOf(seasonAfter(season, 1)),
})
