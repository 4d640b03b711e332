import type { Instant } from '../../domain/calendar/zone.ts'
import { chance, STREAM, swing } from './chance.ts'
import type { DayPath } from './path/dayPath.ts'
import { progressAt } from './path/dayProgress.ts'
import type { OwnOverrides } from './override.ts'
import { snap, stepDown, stepUp, unitsOf } from './priceGrid.ts'
import { type Bar, momentOf, type Timeline } from './path/timeline.ts'
import type { TradingState } from './tradingState.ts'

/** One instrument at one instant, in units and lots. */
export interface Tick {
  readonly state: TradingState
  readonly path: DayPath
  readonly progress: Bar
  readonly price: number
  /** The second of the price: now while open, else the last one with trading. */
  readonly at: Instant
  /** Best prices; `undefined` where the side is empty because of a limit. */
  readonly bid: number | undefined
  readonly ask: number | undefined
}

const within = (value: number, { lower, upper }: DayPath): number =>
  value < lower ? lower : value > upper ? upper : value

const GLIDE_SECONDS = 10

/** Outside its hours there is no random walk: the prices of a market opened by a tester vary around its last price. */
const forcedPrice = ({ character }: Timeline, path: DayPath, last: number, at: Instant): number => {
  const second = Math.floor(at / 1000)
  const [beat, part] = [Math.floor(second / GLIDE_SECONDS), (second % GLIDE_SECONDS) / GLIDE_SECONDS]
  const here = swing(character.seed, STREAM.forced, beat)
  const there = swing(character.seed, STREAM.forced, beat + 1)
  const reach = Math.max(3 * (stepUp(character.grid, last) - last), last * character.move * 0.05)
  return within(snap(character.grid, last + reach * (here + (there - here) * part)), path)
}

/** A price set after the last tick shows immediately, although nothing trades. */
const setSince = (
  { character }: Timeline,
  own: OwnOverrides | undefined,
  since: Instant,
  at: Instant,
): number | undefined => {
  const set = own?.prices.findLast((one) => one.at <= at)
  return set === undefined || set.at <= since
    ? undefined
    : snap(character.grid, unitsOf(set.price, character.grid.decimals))
}

/**
 * Bid and ask around the last price: it traded at one of them. Mostly one tick apart, sometimes two or three. At limit
 * up there are no asks, at limit down no bids.
 */
const bestPrices = ({ character }: Timeline, path: DayPath, price: number, at: Instant): Pick<Tick, 'bid' | 'ask'> => {
  const { grid, seed } = character
  const second = Math.floor(at / 1000)
  if (price >= path.upper) return { bid: price, ask: undefined }
  if (price <= Math.max(path.lower, grid.lowest))
    return { bid: path.lower >= price ? undefined : price, ask: stepUp(grid, price) }
  const draw = chance(seed, STREAM.book, second)
  const gap = draw < 0.7 ? 1 : draw < 0.92 ? 2 : 3
  const bought = chance(seed, STREAM.book, second, 1) < 0.5
  let other = price
  for (let step = 0; step < gap; step += 1) {
    const next = bought ? stepDown(grid, other) : stepUp(grid, other)
    if (next < Math.max(path.lower, grid.lowest) || next > path.upper) break
    other = next
  }
  return bought ? { bid: other, ask: price } : { bid: price, ask: other }
}

/** An instrument at an instant; `own` is what testers changed of it. */
export const tickAt = (timeline: Timeline, own: OwnOverrides | undefined, state: TradingState, at: Instant): Tick => {
  const path = timeline.path(state.day)
  const moment = momentOf(path, at)
  const progress = progressAt(timeline, path, moment)
  const set = setSince(timeline, own, moment.at, at)
  const last = set === undefined ? progress.close : within(set, path)
  const trades = state.isForced && state.state === 'open'
  const price = trades ? forcedPrice(timeline, path, last, at) : last
  const time = trades ? Math.floor(at / 1000) * 1000 : moment.at
  return {
    state,
    path,
    progress: { ...progress, high: Math.max(progress.high, price), low: Math.min(progress.low, price), close: price },
    price,
    at: time,
    ...bestPrices(timeline, path, price, time),
  }
}
