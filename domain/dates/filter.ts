import { addDays, addMonths, compareDays, type Day } from './day.ts'
import type { DateBounds } from './picker.ts'

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

/** The days of a preset up to today: a week is seven days, a month reaches to the day after its own date. */
export const presetRange = (preset: RangePreset, today: Day): DayRange => {
  const monthsBack = (months: number): DayRange => ({ from: addDays(addMonths(today, -months), 1), to: today })
  switch (preset) {
    case 'all':
      return { from: null, to: null }
    case 'today':
      return { from: today, to: today }
    case 'week':
      return { from: addDays(today, -6), to: today }
    case 'month':
      return monthsBack(1)
    case 'three-months':
      return monthsBack(3)
    case 'year':
      return monthsBack(12)
  }
}

/** Whether a record of this day belongs to the range. */
export const isInRange = (day: Day, { from, to }: DayRange): boolean =>
  (from === null || compareDays(day, from) >= 0) && (to === null || compareDays(day, to) <= 0)
