import type { DayNumber } from '../../../domain/calendar/day.ts'
import type { Instant } from '../../../domain/calendar/zone.ts'
import type { Character } from '../character.ts'
import { BAR, BAR_SECONDS, type DayPath, HALT_BARS, makeDayPath } from './dayPath.ts'
import { priceInBar, volumeInBar } from './withinBar.ts'

/** The prices of one instrument, second by second. A tester's changes are another timeline on top of the first. */
export interface Timeline {
  readonly character: Character
  readonly path: (day: DayNumber) => DayPath
  /** Price in units in a second (0 to 299) of a bar. */
  readonly price: (path: DayPath, bar: number, second: number) => number
  /** Lots from the bar's start to the end of the second. */
  readonly volume: (path: DayPath, bar: number, second: number) => number
}

/** Number of cached days. A tick needs one; a chart reads further days and holds what it needs. */
const DAYS_KEPT = 4

/** Caches the last few results of a costly pure function and drops the oldest first. */
export const rememberDays = (make: (day: DayNumber) => DayPath): ((day: DayNumber) => DayPath) => {
  const known = new Map<DayNumber, DayPath>()
  return (day) => {
    let path = known.get(day)
    if (path === undefined) {
      path = make(day)
      const oldest = known.keys().next()
      if (known.size >= DAYS_KEPT && oldest.done !== true) known.delete(oldest.value)
      known.set(day, path)
    }
    return path
  }
}

/** The timeline of the seed alone. */
export const seededTimeline = (character: Character): Timeline => ({
  character,
  path: rememberDays((day) => makeDayPath(character, day)),
  price: (path, bar, second) => priceInBar(character, path, bar, second),
  volume: (path, bar, second) => volumeInBar(character, path, bar, second),
})

/** A second of a day: the latest that has begun at an instant. */
export interface Moment {
  readonly bar: number
  readonly second: number
  /** When that second began. */
  readonly at: Instant
}

/** When a bar starts. */
export const barStart = (path: DayPath, bar: number): Instant => {
  let left = bar
  for (const { opens, closes } of path.sessions) {
    const bars = (closes - opens) / BAR
    if (left < bars) return opens + left * BAR
    left -= bars
  }
  throw new RangeError(`day ${path.day} has no bar ${bar}`)
}

/** The second of an instant at or after the day's open; in a pause or after the close, the last second before it. */
export const momentOf = (path: DayPath, at: Instant): Moment => {
  let bars = 0
  let moment: Moment = { bar: 0, second: 0, at: path.sessions[0]?.opens ?? at }
  for (const { opens, closes } of path.sessions) {
    if (at < opens) break
    const inside = Math.min(at, closes - 1) - opens
    const bar = Math.floor(inside / BAR)
    const second = Math.floor((inside - bar * BAR) / 1000)
    moment = { bar: bars + bar, second, at: opens + bar * BAR + second * 1000 }
    bars += (closes - opens) / BAR
  }
  return moment
}

/** True in a bar of the exchange's own interruption. */
export const isInterrupted = (path: DayPath, bar: number): boolean =>
  path.haltAt >= 0 && bar >= path.haltAt && bar < path.haltAt + HALT_BARS

/**
 * The whole bar, or as much of it as has passed by the end of a second: prices in units, volume in lots, turnover in
 * units times lots.
 */
export interface Bar {
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  readonly volume: number
  readonly turnover: number
}

/** A bar of a day as a whole, by its place in the day. */
export const wholeBar = (path: DayPath, bar: number): Bar => ({
  open: path.open[bar] ?? 0,
  high: path.high[bar] ?? 0,
  low: path.low[bar] ?? 0,
  close: path.close[bar] ?? 0,
  volume: path.volume[bar] ?? 0,
  turnover: (path.volume[bar] ?? 0) * (path.typical[bar] ?? 0),
})

/**
 * A bar one second later. Its lots trade at prices that the bar has shown by then, those that bring its mean price
 * closest to that of the whole bar: the turnover never falls, and does not depend on prices that are still to come.
 */
export const barAfter = ({ price, volume }: Timeline, path: DayPath, bar: number, second: number, before: Bar): Bar => {
  const close = price(path, bar, second)
  const [high, low] = [Math.max(before.high, close), Math.min(before.low, close)]
  const lots = volume(path, bar, second)
  const traded = lots - before.volume
  const aim = lots * (path.typical[bar] ?? 0) - before.turnover
  const turnover = before.turnover + Math.min(Math.max(aim, traded * low), traded * high)
  return { open: before.open, high, low, close, volume: lots, turnover }
}

/** A bar up to and including a second. At the last second it is the whole bar. */
export const barUntil = (timeline: Timeline, path: DayPath, bar: number, second: number): Bar => {
  if (second >= BAR_SECONDS - 1) return wholeBar(path, bar)
  const open = path.open[bar] ?? 0
  let figures: Bar = { open, high: open, low: open, close: open, volume: 0, turnover: 0 }
  for (let past = 0; past <= second; past += 1) figures = barAfter(timeline, path, bar, past, figures)
  return figures
}
