import { type Day, toDayNumber } from '../../../domain/calendar/day.ts'
import { dateText } from './dateFormat.ts'

const MS_PER_DAY = 86_400_000

/** A formatted day in the language, such as "31 ene 2026". */
export const formatDay = (day: Day, locale: string): string =>
  dateText(locale, { dateStyle: 'medium', timeZone: 'UTC' }, toDayNumber(day) * MS_PER_DAY)
