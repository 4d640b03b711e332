import type { DayNumber } from '../../../domain/calendar/day.ts'
import { closeOf, openOf, type Session, sessionsOf } from '../../../domain/calendar/sessions.ts'
import { previousTradingDay } from '../../../domain/calendar/tradingDays.ts'
import { tradingOrdinal } from '../../../domain/calendar/tradingOrdinal.ts'
import { MARKETS } from '../../../domain/markets/markets.ts'
import { priceLimits } from '../../../domain/markets/allowedPrices.ts'
import { chance, STREAM, swing } from '../chance.ts'
import type { Character } from '../character.ts'
import { decimalOf, unitsOf } from '../priceGrid.ts'
import { priceAt, trendAt } from './trend.ts'

/** A day consists of five-minute bars; coarser bars are aggregated from them. */
export const BAR = 300_000
export const BAR_SECONDS = 300

/** A trading day of one instrument in five-minute bars; prices in units, volume in lots. */
export interface DayPath {
  readonly day: DayNumber
  readonly sessions: ReadonlyArray<Session>
  readonly bars: number
  readonly open: Int32Array
  readonly high: Int32Array
  readonly low: Int32Array
  readonly close: Int32Array
  readonly volume: Float64Array
  /** The price at which a bar's turnover is calculated, between its low and high. */
  readonly typical: Int32Array
  readonly previousClose: number
  /** The day's limits; 0 and Infinity where there are none. */
  readonly lower: number
  readonly upper: number
  /** First bar of a ten-minute interruption; -1 on most days. */
  readonly haltAt: number
}

export const HALT_BARS = 2
const HALT_EVERY = 250

/** A new share's first day has none. */
const NO_LIMITS = { lower: 0, upper: Number.POSITIVE_INFINITY }

/** The day's limits in units, by the same rule that orders are checked with. */
export const limitUnits = (
  { instrument, grid }: Character,
  previousClose: number,
): { lower: number; upper: number } => {
  const { limit } = MARKETS[instrument.market]
  const limits = priceLimits(limit, instrument.ticks, decimalOf(grid, previousClose))
  return limits === undefined
    ? { lower: 0, upper: Number.POSITIVE_INFINITY }
    : { lower: unitsOf(limits.lower, grid.decimals), upper: unitsOf(limits.upper, grid.decimals) }
}

const within = (value: number, lower: number, upper: number): number =>
  value < lower ? lower : value > upper ? upper : value

/** Exponents at the bars' edges: from the open to the close, by midpoint displacement with decreasing amplitude. */
const edgesOf = (
  character: Character,
  day: DayNumber,
  bars: number,
  from: number,
  to: number,
  move: number,
): Float64Array => {
  const edges = new Float64Array(bars + 1)
  edges[0] = from
  edges[bars] = to
  const pending: Array<number> = [0, bars]
  while (pending.length > 0) {
    const right = pending.pop() ?? 0
    const left = pending.pop() ?? 0
    const middle = (left + right) >> 1
    if (middle === left) continue
    const part = (middle - left) / (right - left)
    const straight = (edges[left] ?? 0) * (1 - part) + (edges[right] ?? 0) * part
    const reach = 0.7 * move * Math.sqrt((right - left) / bars)
    edges[middle] = straight + reach * swing(character.seed, STREAM.middle, day, middle)
    pending.push(left, middle, middle, right)
  }
  return edges
}

/** Trading is busiest after the open and before the close. */
const busyness = (bar: number, bars: number): number => {
  const offCentre = (2 * bar + 1) / bars - 1
  return (0.6 + 1.6 * offCentre * offCentre) / 1.13
}

const openingExponent = (character: Character, day: DayNumber, before: number, after: number): number => {
  const { calendar, seed, move } = character
  const pause = (openOf(calendar, day) ?? 0) - (closeOf(calendar, previousTradingDay(calendar, day)) ?? 0)
  if (pause === 0) return before
  const share = 0.1 + 0.5 * chance(seed, STREAM.gap, day, 0)
  return before + share * (after - before) + 0.25 * move * swing(seed, STREAM.gap, day, 1)
}

/** The complete trading day from the seed alone, its future included. `day` must be a trading day. */
export const makeDayPath = (character: Character, day: DayNumber): DayPath => {
  const { calendar, seed, canHalt } = character
  const sessions = sessionsOf(calendar, day)
  const bars = sessions.reduce((sum, { opens, closes }) => sum + (closes - opens) / BAR, 0)
  const ordinal = tradingOrdinal(calendar, day)
  const [before, after] = [trendAt(character, ordinal - 1), trendAt(character, ordinal)]
  const isDebut = character.debut?.day === day
  const previousClose = isDebut ? character.debut.issueUnits : priceAt(character, before)
  const { lower, upper } = isDebut ? NO_LIMITS : limitUnits(character, previousClose)
  const move = character.move * (0.6 + 0.8 * chance(seed, STREAM.calm, day))
  const edges = edgesOf(character, day, bars, openingExponent(character, day, before, after), after, move)
  const haltAt =
    canHalt && chance(seed, STREAM.halt, day, 0) * HALT_EVERY < 1
      ? 5 + Math.floor(chance(seed, STREAM.halt, day, 1) * (bars - 15))
      : -1
  if (haltAt >= 0) for (let bar = 1; bar <= HALT_BARS; bar += 1) edges[haltAt + bar] = edges[haltAt] ?? 0

  const prices = (): Int32Array => new Int32Array(bars)
  const path = { open: prices(), high: prices(), low: prices(), close: prices(), typical: prices() }
  const volume = new Float64Array(bars)
  const flicker = move / Math.sqrt(bars)
  const liveliness =
    0.5 + 1.5 * chance(seed, STREAM.volume, day, -1) ** 2 + Math.abs(after - before) / character.move / 4
  const lots = (character.dailyLots / bars) * liveliness
  let last = within(priceAt(character, edges[0] ?? 0), lower, upper)
  for (let bar = 0; bar < bars; bar += 1) {
    const halted = haltAt >= 0 && bar >= haltAt && bar < haltAt + HALT_BARS
    const [from, to] = [edges[bar] ?? 0, edges[bar + 1] ?? 0]
    const next = halted ? last : within(priceAt(character, to), lower, upper)
    let [top, bottom] = [Math.max(last, next), Math.min(last, next)]
    if (!halted) {
      const up = flicker * (0.1 + 0.7 * chance(seed, STREAM.high, day, bar))
      const down = flicker * (0.1 + 0.7 * chance(seed, STREAM.low, day, bar))
      top = Math.max(top, within(priceAt(character, Math.max(from, to) + up), lower, upper))
      bottom = Math.min(bottom, within(priceAt(character, Math.min(from, to) - down), lower, upper))
      volume[bar] = Math.round(lots * busyness(bar, bars) * (0.3 + 1.4 * chance(seed, STREAM.volume, day, bar)))
    }
    path.open[bar] = last
    path.high[bar] = top
    path.low[bar] = bottom
    path.close[bar] = next
    path.typical[bar] = Math.round((last + top + bottom + next) / 4)
    last = next
  }
  return { day, sessions, bars, ...path, volume, previousClose, lower, upper, haltAt }
}
