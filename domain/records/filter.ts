import { addDays, addMonths, type Day } from '../calendar/day.ts'
import type { DateBounds } from '../calendar/picker.ts'

/** A span of days of a record list, both ends counted. `null` is open on that side. */
export interface DayRange {
  readonly from: Day | null
  readonly to: Day | null
}

export type RangePreset = 'all' | 'today' | 'week' | 'month' | 'three-months' | 'year'

export const RANGE_PRESETS: ReadonlyArray<RangePreset> = ['all', 'today', 'week', 'month', 'three-months', 'year']

const MAX_DAYS = 366
const YEARS_KEPT = 5

/** Where days of a record list may be chosen: the last five years, at most 366 days. Source: RULES.md, dates. */
export const filterBounds = (today: Day): DateBounds => ({
  min: addMonths(today, -12 * YEARS_KEPT),
  max: today,
  maxDays: MAX_DAYS,
})

const monthsBack =
  (months: number) =>
  (today: Day): DayRange => ({ from: addDays(addMonths(today, -months), 1), to: today })

const RANGES: Readonly<Record<RangePreset, (today: Day) => DayRange>> = {
  all: () => ({ from: null, to: null }),
  today: (today) => ({ from: today, to: today }),
  week: (today) => ({ from: addDays(today, -6), to: today }),
  month: monthsBack(1),
  'three-months': monthsBack(3),
  year: monthsBack(12),
}

/** The days of a preset up to today: a week is seven days, a month reaches back to the day after its own date. */
export const presetRange = (preset: RangePreset, today: Day): DayRange => RANGES[preset](today)
