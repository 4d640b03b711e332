import type { KLineData, Period } from 'klinecharts'
import type { Session } from '../../../domain/calendar/sessions.ts'
import type { Instant } from '../../../domain/calendar/zone.ts'
import type { Candle } from '../../../domain/quotes/candles.ts'
import { toDrawing } from '../drawing.ts'
import type { ChartRange, TimeSharePoint } from '../series.ts'

/** A bar for klinecharts. Only bars of the time-share line have `average`. */
export interface Bar extends KLineData {
  average?: number
}

const PERIODS: Readonly<Record<ChartRange, Period>> = {
  'time-share': { type: 'minute', span: 1 },
  '5min': { type: 'minute', span: 5 },
  '15min': { type: 'minute', span: 15 },
  '30min': { type: 'minute', span: 30 },
  day: { type: 'day', span: 1 },
  week: { type: 'week', span: 1 },
  month: { type: 'month', span: 1 },
}

/** The length of one candle of a range, as klinecharts has it. */
export const periodOf = (range: ChartRange): Period => PERIODS[range]

export const candleBar = (candle: Candle): Bar => ({
  timestamp: candle.start,
  open: toDrawing(candle.open),
  high: toDrawing(candle.high),
  low: toDrawing(candle.low),
  close: toDrawing(candle.close),
  volume: toDrawing(candle.volume),
  turnover: toDrawing(candle.turnover),
})

/** A minute opens where the previous one ended, so that its volume has the colour of its change. */
export const minuteBar = (point: TimeSharePoint, before: number): Bar => {
  const close = toDrawing(point.price)
  return {
    timestamp: point.time,
    open: before,
    high: Math.max(before, close),
    low: Math.min(before, close),
    close,
    volume: toDrawing(point.volume),
    average: toDrawing(point.average),
  }
}

/** The minutes of a day; the first is compared with the previous close. */
export const minuteBars = (points: ReadonlyArray<TimeSharePoint>, previousClose: number): Array<Bar> => {
  let before = previousClose
  return points.map((point) => {
    const bar = minuteBar(point, before)
    before = bar.close
    return bar
  })
}

/**
 * The part of a page of history that comes before `first`: in order of time, each instant once. Bars that a backend
 * repeats at the page boundary, or sends out of order, are not drawn twice.
 */
export const barsBefore = (page: ReadonlyArray<Bar>, first: Instant): Array<Bar> => {
  const byTime = new Map<Instant, Bar>()
  for (const bar of page) if (bar.timestamp < first) byTime.set(bar.timestamp, bar)
  return [...byTime.values()].sort((a, b) => a.timestamp - b.timestamp)
}

/** The bars of a series, each instant once, oldest first: the last bar of an instant counts. */
export const uniqueBars = (bars: ReadonlyArray<Bar>): Array<Bar> => barsBefore(bars, Infinity)

const MINUTE = 60_000

/** The total minutes of the sessions of a day. */
export const minutesOf = (sessions: ReadonlyArray<Session>): number =>
  sessions.reduce((sum, { opens, closes }) => sum + Math.round((closes - opens) / MINUTE), 0)

/** Where each session begins and the last one ends on an axis that counts minutes of trading. */
export interface SessionEdge {
  readonly index: number
  /** One instant, or the close and the reopening around a break. */
  readonly at: readonly [Instant] | readonly [Instant, Instant]
}

/** The edges of the sessions as positions on the axis, first to last. */
export const sessionEdges = (sessions: ReadonlyArray<Session>): ReadonlyArray<SessionEdge> => {
  const edges: Array<SessionEdge> = []
  let index = 0
  for (const [nth, { opens, closes }] of sessions.entries()) {
    const before = sessions[nth - 1]
    edges.push({ index, at: before === undefined ? [opens] : [before.closes, opens] })
    index += Math.round((closes - opens) / MINUTE)
    if (nth === sessions.length - 1) edges.push({ index, at: [closes] })
  }
  return edges
}

/** Index of the bar that an instant falls into: the last that starts at or before it; -1 before the first. */
export const barAt = (bars: ReadonlyArray<KLineData>, at: Instant): number => {
  let [low, high] = [0, bars.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((bars[middle]?.timestamp ?? Infinity) <= at) low = middle + 1
    else high = middle
  }
  return low - 1
}
