import { type DayNumber, toDayNumber } from './day.ts'

/** Milliseconds since 1970-01-01T00:00:00Z. A point in time, whatever the zone. */
export type Instant = number

/** Whether a number, read from anywhere, is one that a calendar can show. */
export const isInstant = (found: number): boolean => Number.isInteger(found) && Math.abs(found) <= 8.64e15

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const WEEK = 7 * DAY

const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(zone, made)
  return made
}

/** What is used here of `Temporal`, which not every browser has. The first format of `Intl` takes a page 13 ms, this takes it 0.5. */
declare const Temporal:
  | {
      readonly Instant: {
        readonly fromEpochMilliseconds: (at: Instant) => {
          readonly toZonedDateTimeISO: (zone: string) => { readonly offsetNanoseconds: number }
        }
      }
    }
  | undefined

/** Asks the host's zone data, which is slow (microseconds). */
const offsetFromHost = (zone: string, at: Instant): number => {
  if (typeof Temporal !== 'undefined')
    return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).offsetNanoseconds / 1e6
  const parts = formatOf(zone).formatToParts(at)
  const field = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value)
  const day = toDayNumber({ year: field('year'), month: field('month'), day: field('day') })
  const local = day * DAY + field('hour') * HOUR + field('minute') * MINUTE + field('second') * 1000
  return local - Math.floor(at / 1000) * 1000
}

const firstWith = (zone: string, offset: number, from: Instant, until: Instant): Instant => {
  let [before, after] = [from, until]
  while (after - before > MINUTE) {
    const middle = Math.floor((before + after) / 2 / MINUTE) * MINUTE
    if (offsetFromHost(zone, middle) === offset) after = middle
    else before = middle
  }
  return after
}

const zones = new Map<string, Map<number, Instant>>()

/** The host's answer, remembered. */
const remembered = (zone: string, at: Instant): Instant => {
  let known = zones.get(zone)
  if (known === undefined) zones.set(zone, (known = new Map()))
  let offset = known.get(at)
  if (offset === undefined) known.set(at, (offset = offsetFromHost(zone, at)))
  return offset
}

const changes = new Map<string, Instant>()

/** Milliseconds that local time in the IANA zone is ahead of UTC. Throws a RangeError for an unknown zone. */
export const offsetAt = (zone: string, at: Instant): number => {
  // No zone changes twice within a week, so both ends of a week tell all of it.
  const from = Math.floor(at / WEEK) * WEEK
  const before = remembered(zone, from)
  const after = remembered(zone, from + WEEK)
  if (before === after) return before
  const key = `${zone} ${from}`
  let change = changes.get(key)
  if (change === undefined) changes.set(key, (change = firstWith(zone, after, from, from + WEEK)))
  return at < change ? before : after
}

/** The local date of an instant. */
export const localDay = (zone: string, at: Instant): DayNumber => Math.floor((at + offsetAt(zone, at)) / DAY)

/**
 * Whether an instant is on the local day of another one or on a later day. What is two days or more before it is on an earlier
 * day in every zone, whose data a phone takes some 10 ms to load.
 */
export const isSinceDayOf = (zone: string, other: Instant, at: Instant): boolean =>
  at > other - 2 * DAY && localDay(zone, at) >= localDay(zone, other)

/** Minutes since local midnight, 0 to 1439. */
export const localMinute = (zone: string, at: Instant): number =>
  Math.floor(((((at + offsetAt(zone, at)) % DAY) + DAY) % DAY) / MINUTE)

/**
 * The instant of a local wall time, `minutes` after midnight (also below 0 or above 1440: the days around).
 * In the hour that a change skips, the instant that long after the change; in the hour that repeats, the first one.
 */
export const instantOf = (zone: string, day: DayNumber, minutes: number): Instant => {
  const local = day * DAY + minutes * MINUTE
  const early = local - offsetAt(zone, local - DAY)
  const late = local - offsetAt(zone, local + DAY)
  // The offset before a change is right for wall times up to it; beyond it, the offset after.
  return early + offsetAt(zone, early) === local ? early : late + offsetAt(zone, late) === local ? late : early
}
