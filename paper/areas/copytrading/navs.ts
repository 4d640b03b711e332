import { make } from 'effect/BigDecimal'
import type { DayNumber } from '../../../domain/calendar/day.ts'
import { valuationDayBefore } from '../../../domain/copytrading/valuation.ts'
import type { Decimal } from '../../../domain/money/decimal.ts'
import { seedOf, STREAM, swing } from '../../market/chance.ts'
import type { Series } from './catalogue.ts'

/** Monday, 1 January 2024: every series begins there with a net asset value of one. */
const FIRST: DayNumber = 19_723
const MILLION = 1_000_000n
const DECIMALS = 6

/** Counts valuation days from the first one; days before it have the first value. */
const ordinalOf = (day: DayNumber): number => {
  const since = Math.max(day - FIRST, 0)
  return Math.floor(since / 7) * 5 + Math.min(since % 7, 4)
}

/** Returns that testers set, in millionths, by day. */
export type SetReturns = ReadonlyMap<DayNumber, number>

/** The sum of three draws is nearly normal: small returns are common, large ones rare. In millionths. */
const drawn = (seed: number, { drift, swings }: Series, ordinal: number): number => {
  const draw = (part: number) => swing(seed, STREAM.trend, ordinal, part)
  return Math.round(drift + (draw(0) + draw(1) + draw(2)) * swings)
}

/** Rounded half up, never to zero: a unit without value could not be bought. */
const grown = (nav: bigint, parts: number): bigint => {
  const next = (nav * (MILLION + BigInt(parts)) + MILLION / 2n) / MILLION
  return next > 0n ? next : 1n
}

const nameOf = (marketSeed: string, { code }: Series): string => `follow ${code} ${marketSeed}`

/** The draws never change, so they are cached by seed and series, only to save time. */
const paths = new Map<string, Array<bigint>>()

const pathTo = (marketSeed: string, series: Series, ordinal: number): ReadonlyArray<bigint> => {
  const name = nameOf(marketSeed, series)
  const path = paths.get(name) ?? [MILLION]
  paths.set(name, path)
  const seed = seedOf(name)
  for (let next = path.length; next <= ordinal; next += 1) {
    path.push(grown(path[next - 1] ?? MILLION, drawn(seed, series, next)))
  }
  return path
}

/**
 * Values up to an ordinal, with the returns that testers set: from the first such day on the values differ from the
 * cached ones.
 */
const changedPath = (marketSeed: string, series: Series, last: number, set: SetReturns): ReadonlyArray<bigint> => {
  const path = pathTo(marketSeed, series, last)
  const changed = new Map([...set].map(([day, parts]) => [ordinalOf(day), parts]))
  const first = Math.min(...[...changed.keys()].filter((ordinal) => ordinal <= last && ordinal > 0), last + 1)
  if (first > last) return path
  const seed = seedOf(nameOf(marketSeed, series))
  const navs = path.slice(0, first)
  for (let next = first; next <= last; next += 1) {
    navs.push(grown(navs[next - 1] ?? MILLION, changed.get(next) ?? drawn(seed, series, next)))
  }
  return navs
}

/** The net asset value of one unit of a series as struck on a valuation day. Source: RULES.md, copy trading. */
export const navOn = (marketSeed: string, series: Series, day: DayNumber, set: SetReturns): Decimal => {
  const last = ordinalOf(day)
  return make(changedPath(marketSeed, series, last, set)[last] ?? MILLION, DECIMALS)
}

/** A valuation of the past. */
export interface Valuation {
  readonly day: DayNumber
  readonly nav: Decimal
}

/** Every valuation after `from` up to `until`, oldest first. Both may be valuation days or other days. */
export const valuations = (
  marketSeed: string,
  series: Series,
  { from, until }: { readonly from: DayNumber; readonly until: DayNumber },
  set: SetReturns,
): ReadonlyArray<Valuation> => {
  const navs = changedPath(marketSeed, series, ordinalOf(until), set)
  const found: Array<Valuation> = []
  for (let day = valuationDayBefore(until + 1); day > from && day >= FIRST; day = valuationDayBefore(day)) {
    found.push({ day, nav: make(navs[ordinalOf(day)] ?? MILLION, DECIMALS) })
  }
  return found.toReversed()
}
