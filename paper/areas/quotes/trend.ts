import { sessionsOf } from '../../../domain/calendar/sessions.ts'
import type { Instrument } from '../../../domain/markets/market.ts'
import type { Overrides } from '../../market/override.ts'
import { MINUTE } from '../../platform/clock/instant.ts'
import type { MarketSnapshot } from '../markets/marketSnapshot.ts'
import { figure } from './wire.ts'

/** Points before the latest price; with it within the contract's sixty. */
const MOST = 58
/** The line is calculated again this often; its end is always the latest price. */
const BAR = 5 * MINUTE

interface Line {
  readonly bar: number
  readonly prices: ReadonlyArray<string>
}

const lines = new WeakMap<Overrides, Map<string, Line>>()

const draw = ({ at, market, overrides }: MarketSnapshot, { calendar, code }: Instrument): ReadonlyArray<string> => {
  const day = market.timeShare(code, at, overrides)
  if (day === undefined) return []
  const minutes = sessionsOf(calendar, day.day).reduce((sum, { closes, opens }) => sum + (closes - opens) / MINUTE, 0)
  const step = Math.ceil(minutes / MOST)
  return day.points.filter((_, index) => index % step === 0).map(({ price }) => figure(price))
}

/** The prices of an instrument's trading day at even steps, up to now, formatted for the wire. */
export const trendOf = (sight: MarketSnapshot, instrument: Instrument): ReadonlyArray<string> => {
  const known = lines.get(sight.overrides) ?? new Map<string, Line>()
  lines.set(sight.overrides, known)
  const bar = Math.floor(sight.at / BAR)
  const found = known.get(instrument.code)
  if (found?.bar === bar) return found.prices
  const prices = draw(sight, instrument)
  known.set(instrument.code, { bar, prices })
  return prices
}
