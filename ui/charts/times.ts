import type { Instant } from '../../domain/calendar/zone.ts'
import { DAY, DAY_AND_TIME, dateFormat } from '../kit/dates/dateFormat.ts'
import { zoneName } from '../data/clock/zoneName.ts'
import type { ChartRange } from './series.ts'

/** The times of a chart: always in the market's zone, which it names. */
export interface ChartTimes {
  /** "Malaysia Time"; the instant selects the name where a zone has changed it. */
  readonly zone: (at: Instant) => string
  /** "09:30". */
  readonly clock: (at: Instant) => string
  /** "5 Jan". */
  readonly day: (at: Instant) => string
  /** "Jan 2026". */
  readonly month: (at: Instant) => string
  /** The full time of a bar of the range: with the time of day where the range has one. */
  readonly full: (at: Instant) => string
  /** A key that is the same for all instants of one local day, month or year. */
  readonly key: (at: Instant, unit: 'day' | 'month' | 'year') => string
}

const SLICE = { day: 10, month: 7, year: 4 } as const

/** `locale` is a BCP 47 tag, `zone` an IANA zone; an unknown zone throws a RangeError. */
export const chartTimes = (locale: string, zone: string, range: ChartRange): ChartTimes => {
  const format = (options: Intl.DateTimeFormatOptions, tag = locale) => dateFormat(tag, { timeZone: zone, ...options })
  const clock = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const day = format({ day: 'numeric', month: 'short' })
  const month = format({ month: 'short', year: 'numeric' })
  const full = range === 'month' ? month : range === 'day' || range === 'week' ? format(DAY) : format(DAY_AND_TIME)
  // Swedish writes dates as 2026-01-05, which can be split into day, month and year.
  const iso = format({ year: 'numeric', month: '2-digit', day: '2-digit' }, 'sv-SE')
  return {
    zone: (at) => zoneName(at, locale, zone),
    clock: (at) => clock.format(at),
    day: (at) => day.format(at),
    month: (at) => month.format(at),
    full: (at) => full.format(at),
    key: (at, unit) => iso.format(at).slice(0, SLICE[unit]),
  }
}
