import { type Day, toDayNumber } from '../../../domain/calendar/day.ts'
import { DAY, dateText } from './dateFormat.ts'

const MS_PER_DAY = 86_400_000

/** A formatted day in the language, such as "31 ene 2026": with the name of its month in every language. */
export const formatDay = (day: Day, locale: string): string =>
  dateText(locale, { ...DAY, timeZone: 'UTC' }, toDayNumber(day) * MS_PER_DAY)

/** Both days of a range, such as "1 ene 2026 – 31 ene 2026"; null until both are chosen. */
export const formatDays = (from: Day | null, to: Day | null, locale: string): string | null =>
  from && to ? `${formatDay(from, locale)} – ${formatDay(to, locale)}` : null
