/** A day of the Gregorian calendar without a zone. `month` is 1 to 12. */
export interface Day {
  readonly year: number
  readonly month: number
  readonly day: number
}

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

export const daysInMonth = (year: number, month: number): number =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31

/** Days since 1 January 1970. Years run from March here, so that the leap day comes last. */
export const toDayNumber = ({ year, month, day }: Day): number => {
  const y = month <= 2 ? year - 1 : year
  const era = Math.floor(y / 400)
  const yearOfEra = y - era * 400
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146_097 + dayOfEra - 719_468
}

/** The day that is `number` days after 1 January 1970. */
export const fromDayNumber = (number: number): Day => {
  const shifted = number + 719_468
  const era = Math.floor(shifted / 146_097)
  const dayOfEra = shifted - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  return { year, month, day: dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1 }
}

/** Negative, zero or positive, for sorting. */
export const compareDays = (a: Day, b: Day): number => toDayNumber(a) - toDayNumber(b)
export const isSameDay = (a: Day, b: Day): boolean => compareDays(a, b) === 0
export const addDays = (day: Day, days: number): Day => fromDayNumber(toDayNumber(day) + days)

/** The same day of another month, or that month's last day where it is shorter (31 August + 6 is 28 February). */
export const addMonths = ({ year, month, day }: Day, months: number): Day => {
  const index = year * 12 + (month - 1) + months
  const to = { year: Math.floor(index / 12), month: (((index % 12) + 12) % 12) + 1 }
  return { ...to, day: Math.min(day, daysInMonth(to.year, to.month)) }
}

/** 0 is Sunday, 6 is Saturday. */
export const weekdayOf = (day: Day): number => (((toDayNumber(day) + 4) % 7) + 7) % 7

const padded = (n: number, length: number): string => String(n).padStart(length, '0')

/** "2026-01-31". */
export const formatIsoDay = ({ year, month, day }: Day): string =>
  `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`

/** Reads "2026-01-31"; `undefined` for any other text and for days that do not exist. */
export const parseIsoDay = (text: string): Day | undefined => {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (parts === null) return undefined
  const [year = 0, month = 0, day = 0] = parts.slice(1).map(Number)
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month) ? { year, month, day } : undefined
}
