import type { DayNumber } from '../../../domain/calendar/day.ts'
import type { Instant } from '../../../domain/calendar/zone.ts'
import type { Character } from '../character.ts'
import { BAR, BAR_SECONDS, type DayPath, HALT_BARS, makeDayPath } from './dayPath.ts'
import { priceInBar, volumeInBar } from './withinBar.ts'

/** The life of one instrument, second by second. What the tester changed is another timeline over the first. */
export interface Timeline {
  readonly character: Character
  readonly path: (day: DayNumber) => DayPath
  /** Price in units in a second (0 to 299) of a bar. */
  readonly price: (path: DayPath, bar: number, second: number) => number
  /** Lots from the bar's start to the end of the second. */
  readonly volume: (path: DayPath, bar: number, second: number) => number
}

/** Days kept ready. A tick needs one; a chart reads on and keeps what it needs. */
const DAYS_KEPT = 4

/** Remembers the last few results, the oldest forgotten first: for what is costly and pure. */
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

/** The life that the seed alone gives. */
export const seededTimeline = (character: Character): Timeline => ({
  character,
  path: rememberDays((day) => makeDayPath(character, day)),
  price: (path, bar, second) => priceInBar(character, path, bar, second),
  volume: (path, bar, second) => volumeInBar(character, path, bar, second),
})

/** A second of a day: the last one that has begun at an instant. */
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

/** Where an instant at or after the day's open falls; in a pause or after the close, the last second before it. */
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

/** The whole bar, or as much of it as has passed by the end of a second: prices in units, volume in lots. */
export interface Bar {
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  readonly volume: number
}

export const wholeBar = (path: DayPath, bar: number): Bar => ({
  open: path.open[bar] ?? 0,
  high: path.high[bar] ?? 0,
  low: path.low[bar] ?? 0,
  close: path.close[bar] ?? 0,
  volume: path.volume[bar] ?? 0,
})

/** A bar up to and with a second. At the last second it is the whole bar. */
export const barUntil = (timeline: Timeline, path: DayPath, bar: number, second: number): Bar => {
  if (second >= BAR_SECONDS - 1) return wholeBar(path, bar)
  const open = path.open[bar] ?? 0
  let [high, low, close] = [open, open, open]
  for (let past = 0; past <= second; past += 1) {
    close = timeline.price(path, bar, past)
    if (close > high) high = close
    if (close < low) low = close
  }
  return { open, high, low, close, volume: timeline.volume(path, bar, second) }
}
