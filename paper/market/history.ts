import type { DayNumber } from '../../domain/calendar/day.ts'
import { closeOf, openOf } from '../../domain/calendar/sessions.ts'
import { previousTradingDay, tradingDayOf } from '../../domain/calendar/tradingDays.ts'
import type { Instant } from '../../domain/calendar/zone.ts'
import { aggregateCandles, type Candle, candleStart, type Resolution } from '../../domain/quotes/candles.ts'
import { progressAt, wholeDay } from './path/dayProgress.ts'
import { decimalOf } from './priceGrid.ts'
import { quantityOf, turnoverOf } from './quote.ts'
import { type Bar, barStart, barUntil, momentOf, type Timeline, wholeBar } from './path/timeline.ts'

/** How far back candles go: thirty days of minutes, ten years of days. */
export const MINUTE_HISTORY_DAYS = 30
export const DAY_HISTORY_DAYS = 3653

export interface CandlePage {
  /** In order of time; the last one may be incomplete. */
  readonly candles: ReadonlyArray<Candle>
  /** Whether older ones exist. */
  readonly hasMore: boolean
}

export interface CandleRequest {
  readonly resolution: Resolution
  /** Now: nothing after it is returned. */
  readonly at: Instant
  /** Only candles that start before this one; absent: the latest. */
  readonly before?: Instant
  /** The maximum number, at least 1. */
  readonly limit: number
}

const candleOf = (timeline: Timeline, start: Instant, bar: Bar): Candle => {
  const { character } = timeline
  const { grid } = character
  return {
    start,
    open: decimalOf(grid, bar.open),
    high: decimalOf(grid, bar.high),
    low: decimalOf(grid, bar.low),
    close: decimalOf(grid, bar.close),
    volume: quantityOf(character, bar.volume),
    turnover: turnoverOf(character, bar.turnover),
  }
}

/** The five-minute candles of a day that have begun by `at`. */
const barsOfDay = (timeline: Timeline, day: DayNumber, at: Instant): ReadonlyArray<Candle> => {
  const path = timeline.path(day)
  const now = momentOf(path, at)
  const candles: Array<Candle> = []
  for (let bar = 0; bar <= now.bar; bar += 1) {
    const figures = bar < now.bar ? wholeBar(path, bar) : barUntil(timeline, path, bar, now.second)
    candles.push(candleOf(timeline, barStart(path, bar), figures))
  }
  return candles
}

const isOver = (timeline: Timeline, day: DayNumber, at: Instant): boolean =>
  (closeOf(timeline.character.calendar, day) ?? at) <= at

/** Number of charts cached at a time; a history of ten years takes about half a megabyte. */
const LIVES_KEPT = 40

/** Finished days never change. The timelines read last are cached; the least recently used one is dropped. */
const finished = new Map<Timeline, Map<DayNumber, Bar>>()

const finishedDays = (timeline: Timeline): Map<DayNumber, Bar> => {
  const days = finished.get(timeline) ?? new Map<DayNumber, Bar>()
  finished.delete(timeline)
  finished.set(timeline, days)
  const stalest = finished.keys().next()
  if (finished.size > LIVES_KEPT && stalest.done !== true) finished.delete(stalest.value)
  return days
}

const finishedDay = (timeline: Timeline, day: DayNumber): Bar => {
  const days = finishedDays(timeline)
  const figures = days.get(day) ?? wholeDay(timeline.path(day))
  days.set(day, figures)
  return figures
}

const candleOfDay = (timeline: Timeline, day: DayNumber, at: Instant): Candle => {
  const start = openOf(timeline.character.calendar, day) ?? at
  if (isOver(timeline, day, at)) return candleOf(timeline, start, finishedDay(timeline, day))
  const path = timeline.path(day)
  return candleOf(timeline, start, progressAt(timeline, path, momentOf(path, at)))
}

/** Candles before an instant, read backwards day by day until the page is full. */
export const candlesOf = (timeline: Timeline, { resolution, at, before, limit }: CandleRequest): CandlePage => {
  const { calendar } = timeline.character
  const isMinutes = resolution.endsWith('min')
  const today = tradingDayOf(calendar, at)
  const kept = today - (isMinutes ? MINUTE_HISTORY_DAYS : DAY_HISTORY_DAYS)
  const oldest = Math.max(kept, timeline.character.debut?.day ?? kept)
  const end = before ?? Number.POSITIVE_INFINITY
  const parts: Array<ReadonlyArray<Candle>> = []
  const starts = new Set<Instant>()
  let day = before === undefined ? today : Math.min(today, tradingDayOf(calendar, before - 1))
  // One more than requested: its first parts may be missing, and it shows that there is more.
  for (; day >= oldest && starts.size <= limit; day = previousTradingDay(calendar, day)) {
    const ofDay = isMinutes ? barsOfDay(timeline, day, at) : [candleOfDay(timeline, day, at)]
    const wanted = ofDay.filter(({ start }) => candleStart(calendar, resolution, start) < end)
    for (const { start } of wanted) starts.add(candleStart(calendar, resolution, start))
    parts.push(wanted)
  }
  const candles = aggregateCandles(calendar, resolution, parts.reverse().flat())
  // A week or month that began before the history is incomplete and left out. The first one of a new share counts as
  // complete.
  const isCut = oldest === kept && candles[0]?.start === candleStart(calendar, resolution, openOf(calendar, day) ?? at)
  const whole = isCut ? candles.slice(1) : candles
  return { candles: whole.slice(-limit), hasMore: whole.length > limit || (isCut && starts.size > limit) }
}
