import { CALENDARS } from '../../../domain/calendar/calendars.ts'
import { offsetAt } from '../../../domain/calendar/zone.ts'
import { instant } from '../contract/amounts.ts'
import { type Claim, holds, type Row } from './promise.ts'

const MINUTE = 60_000
const DAY = 24 * 60
const HOUR = 60

/** Minutes after midnight of a zone's clocks. */
export const localMinute = (zone: string, at: number): number => {
  const minutes = Math.floor((at + offsetAt(zone, at)) / MINUTE)
  return ((minutes % DAY) + DAY) % DAY
}

export const clockText = (minute: number): string =>
  [Math.floor(minute / HOUR), minute % HOUR].map((part) => String(part).padStart(2, '0')).join(':')

/** Minutes from one time of a clock to another by the shorter way, negative where it goes back. */
const between = (from: number, to: number): number => ((to - from + 1.5 * DAY) % DAY) - DAY / 2

/** Markets of an exchange whose hours everybody knows; those of the others are the server's own affair. */
const EXCHANGES = new Set(['MY', 'TW', 'CN', 'US', 'JP', 'IT', 'ES'])

const exchangeOf = (code: unknown) =>
  Object.values(CALENDARS).find((one) => one.code === code && EXCHANGES.has(one.code))

/** A zone whose clocks a market's should show, where it shows others: those of its exchange, in summer and in winter. */
export const wantedZone = (code: unknown, zone: string, at: number): string | undefined => {
  const own = exchangeOf(code)?.zone
  const seasons = [at, at + (365 / 2) * DAY * MINUTE]
  return own === undefined || seasons.every((time) => offsetAt(zone, time) === offsetAt(own, time)) ? undefined : own
}

/** A close may be earlier or later than the exchange's, by an auction or in another year. */
const AUCTION = 30

/**
 * By how many minutes the sessions of a market are those of its exchange on a clock that is wrong: all of them by the same whole
 * hours. 0 where they are right, or differ in another way: a server may have hours of its own.
 */
export const wrongBy = (code: unknown, sessions: ReadonlyArray<readonly [opens: number, closes: number]>): number => {
  const calendar = exchangeOf(code)
  if (calendar === undefined || sessions.length !== calendar.hours.length) return 0
  const { hours, zone } = calendar
  const shifts = sessions.map(([opens], nth) => between(hours[nth]?.[0] ?? 0, localMinute(zone, opens)))
  const ends = sessions.map(([, closes], nth) => between(hours[nth]?.[1] ?? 0, localMinute(zone, closes)))
  const [shift = 0] = shifts
  const isWhole = shift % HOUR === 0 && shifts.every((one) => one === shift)
  return isWhole && ends.every((end) => Math.abs(end - shift) <= AUCTION) ? shift : 0
}

/** The hours of a market: those of its exchange, where it has one, and the ones at which its state changes. */
export function* hoursPromises(row: Row, at: string): Iterable<Claim> {
  const { code, state } = row
  const zone = String(row['zone'])
  const sessions = (row['sessions'] as ReadonlyArray<Row>).map(
    ({ opentime, closetime }) => [Number(opentime), Number(closetime)] as const,
  )
  const [first, last] = [sessions[0], sessions.at(-1)]
  if (first === undefined || last === undefined) return
  const wanted = wantedZone(code, zone, first[0])
  yield holds(`${at}/zone`, wanted === undefined, `the clocks of the exchange, those of ${wanted}`, zone)
  const shift = wrongBy(code, sessions)
  yield holds(
    `${at}/sessions`,
    shift === 0,
    `the hours of the exchange: these are ${Math.abs(shift) / HOUR} hours ${shift < 0 ? 'earlier' : 'later'} on its clocks`,
    clockText(localMinute(zone, first[0])),
  )
  const changes = instant(row['changetime'])
  if (changes === undefined) return
  const isEndless = last[1] - first[0] >= DAY * MINUTE
  const isDue =
    state === 'open'
      ? sessions.some(([, closes]) => closes === changes) || (isEndless && changes > last[1])
      : state === 'break'
        ? sessions.some(([opens]) => opens === changes)
        : localMinute(zone, changes) === localMinute(zone, first[0])
  yield holds(
    `${at}/changetime`,
    isDue,
    `${state === 'open' ? 'the close' : 'the open'} of a session of its hours, while it is ${String(state)}`,
    row['changetime'],
  )
}
