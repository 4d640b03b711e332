import { type Day, toDayNumber } from '../../domain/dates/day.ts'

const MS_PER_DAY = 86_400_000

/** Western digits and the Gregorian calendar in every language, as everywhere else in the app. */
export const calendarLocale = (locale: string): string => `${locale}-u-ca-gregory-nu-latn`

/** A day in words and figures of the language, such as "31 ene 2026". */
export const formatDay = (day: Day, locale: string): string =>
  new Intl.DateTimeFormat(calendarLocale(locale), { dateStyle: 'medium', timeZone: 'UTC' }).format(
    toDayNumber(day) * MS_PER_DAY,
  )
