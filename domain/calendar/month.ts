import { fromDayNumber, toDayNumber } from './day.ts'
import type { Instant } from './zone.ts'

/** Year and month of UTC: `2026-05`. Texts of months sort by time. Source: RULES.md, statements. */
export type Month = string

const DAY = 86_400_000

/** Whether a text is a month such as `2026-11`. */
export const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text)

const monthAt = (year: number, month: number): Month =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`

/** The month of UTC that contains an instant. */
export const monthOf = (at: Instant): Month => {
  const { month, year } = fromDayNumber(Math.floor(at / DAY))
  return monthAt(year, month)
}

const partsOf = (month: Month) => ({ year: Number(month.slice(0, 4)), month: Number(month.slice(5)) })

/** The month after one. */
export const nextMonth = (of: Month): Month => {
  const { month, year } = partsOf(of)
  return month === 12 ? monthAt(year + 1, 1) : monthAt(year, month + 1)
}

/** The month before one. */
export const previousMonth = (of: Month): Month => {
  const { month, year } = partsOf(of)
  return month === 1 ? monthAt(year - 1, 12) : monthAt(year, month - 1)
}

const beginOf = (month: Month): Instant => toDayNumber({ ...partsOf(month), day: 1 }) * DAY

/** Beginning and end of a month in UTC; the end is the beginning of the next one. */
export const monthBounds = (month: Month): readonly [from: Instant, to: Instant] => [
  beginOf(month),
  beginOf(nextMonth(month)),
]
