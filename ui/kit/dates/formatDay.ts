import { type Day, toDayNumber } from '../../../domain/calendar/day.ts'
import { dateText } from './dateFormat.ts'

const MS_PER_DAY = 86_400_000

/** A formatted day in the language, such as "31 ene 2026": with the name of its month in every language. */
export const formatDay = (day: Day, locale: string): string =>
  dateText(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }, toDayNumber(day) * MS_PER_DAY)
