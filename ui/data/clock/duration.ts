import { calendarLocale } from '../../kit/dates/dateFormat.ts'

const MINUTE = 60_000
const UNITS = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const

/** "3 days, 4 hours": the two largest units that count, in whole minutes; less than a minute is one. */
export const duration = (millis: number, tag: string): string => {
  const locale = calendarLocale(tag)
  let left = Math.max(MINUTE, millis)
  const parts = UNITS.map(([unit, size]) => {
    const count = Math.floor(left / size)
    left -= count * size
    return { count, text: new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count) }
  })
  const first = parts.findIndex(({ count }) => count > 0)
  const texts = parts.slice(first, first + 2).filter(({ count }) => count > 0)
  return new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(texts.map(({ text }) => text))
}
