import { max, min, sum } from 'effect/BigDecimal'
import type { CalendarCode } from '../calendar/calendars.ts'
import { fromDayNumber, type DayNumber, toDayNumber, mondayOf } from '../calendar/day.ts'
import { isTradingDay, openOf, sessionsOf } from '../calendar/sessions.ts'
import { nextTradingDay, tradingDayOf } from '../calendar/tradingDays.ts'
import type { Instant } from '../calendar/zone.ts'
import type { Decimal } from '../money/decimal.ts'
import type { Resolution } from '../contract/enumerations.ts'

export { RESOLUTIONS, type Resolution } from '../contract/enumerations.ts'

export interface Candle {
  /** When its first session, or part of one, opens. */
  readonly start: Instant
  readonly open: Decimal
  readonly high: Decimal
  readonly low: Decimal
  readonly close: Decimal
  readonly volume: Decimal
  /** Price times quantity over its trades, in the instrument's currency. */
  readonly turnover: Decimal
}

const MINUTE = 60_000
const MINUTES: Readonly<Record<Resolution, number | undefined>> = {
  '5min': 5,
  '15min': 15,
  '30min': 30,
  day: undefined,
  week: undefined,
  month: undefined,
}

const firstTradingDay = (calendar: CalendarCode, day: DayNumber): DayNumber =>
  isTradingDay(calendar, day) ? day : nextTradingDay(calendar, day)

/** The first calendar day of the day, week (Monday) or month that a trading day belongs to. */
const periodStart = (resolution: Resolution, day: DayNumber): DayNumber => {
  if (resolution === 'week') return mondayOf(day)
  return resolution === 'month' ? toDayNumber({ ...fromDayNumber(day), day: 1 }) : day
}

/**
 * Where the candle that an instant falls into starts. Minutes are counted from each session's open, so no candle
 * spans a lunch break; days, weeks and months from the open of their first trading day. An instant in a pause
 * belongs to the stretch before it. Source: RULES.md, candles.
 */
export const candleStart = (calendar: CalendarCode, resolution: Resolution, at: Instant): Instant => {
  const day = tradingDayOf(calendar, at)
  const minutes = MINUTES[resolution]
  if (minutes === undefined) return openOf(calendar, firstTradingDay(calendar, periodStart(resolution, day))) ?? at
  const session = sessionsOf(calendar, day).findLast(({ opens }) => opens <= at)
  if (session === undefined) return at
  const width = minutes * MINUTE
  const inside = Math.min(at, session.closes - 1) - session.opens
  return session.opens + Math.floor(inside / width) * width
}

const joined = (start: Instant, parts: readonly [Candle, ...Array<Candle>]): Candle => {
  const [first, ...rest] = parts
  return rest.reduce<Candle>(
    (whole, part) => ({
      start,
      open: whole.open,
      high: max(whole.high, part.high),
      low: min(whole.low, part.low),
      close: part.close,
      volume: sum(whole.volume, part.volume),
      turnover: sum(whole.turnover, part.turnover),
    }),
    { ...first, start },
  )
}

/** Candles in order of time put together into coarser ones. Nothing is lost: volume and turnover add up. */
export const aggregateCandles = (
  calendar: CalendarCode,
  resolution: Resolution,
  candles: ReadonlyArray<Candle>,
): ReadonlyArray<Candle> => {
  const groups: Array<[Instant, [Candle, ...Array<Candle>]]> = []
  for (const candle of candles) {
    const start = candleStart(calendar, resolution, candle.start)
    const last = groups.at(-1)
    if (last !== undefined && last[0] === start) last[1].push(candle)
    else groups.push([start, [candle]])
  }
  return groups.map(([start, parts]) => joined(start, parts))
}
