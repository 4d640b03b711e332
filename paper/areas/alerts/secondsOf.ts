import { max, min, subtract } from 'effect/BigDecimal'
import type { AlertPrices } from '../../../domain/alerts/alert.ts'
import type { Instant } from '../../../domain/calendar/zone.ts'
import { type Decimal, percentOf } from '../../../domain/money/decimal.ts'
import type { Overrides } from '../../market/override.ts'
import type { PaperMarket } from '../../market/paperMarket.ts'
import { SECOND } from '../../platform/clock/instant.ts'

/** The quote of one second in which an instrument traded. */
export interface TradedSecond extends AlertPrices {
  /** The beginning of the second. */
  readonly at: Instant
}

/**
 * The quotes of the seconds after `from` up to `to`, each as every call of that second shows it; seconds in which the
 * instrument did not trade are left out. Both are beginnings of seconds.
 */
export const tradedSeconds = (
  market: PaperMarket,
  code: string,
  overrides: Overrides,
  { from, to }: { readonly from: Instant; readonly to: Instant },
): ReadonlyArray<TradedSecond> => {
  const found: Array<TradedSecond> = []
  for (let at = from + SECOND; at <= to; at += SECOND) {
    const end = at + SECOND - 1
    if (market.state(code, end, overrides)?.state !== 'open') continue
    const quote = market.quote(code, end, overrides)
    if (quote) found.push({ at, last: quote.price, previousClose: quote.previousClose })
  }
  return found
}

/** What the quotes of some seconds reached; an alert beyond all of it was not met. */
export interface Reach {
  readonly code: string
  readonly high: Decimal
  readonly low: Decimal
  /** Per cent since the previous close, rounded to two decimals; a fall is below zero. */
  readonly rise: Decimal
  readonly fall: Decimal
}

/** Undefined where nothing was traded. */
export const reachOf = (code: string, seconds: ReadonlyArray<TradedSecond>): Reach | undefined => {
  const reaches = seconds.map(({ last, previousClose }) => {
    const change = percentOf(subtract(last, previousClose), previousClose)
    return { code, high: last, low: last, rise: change, fall: change }
  })
  return reaches.length === 0
    ? undefined
    : reaches.reduce((all, one) => ({
        code,
        high: max(all.high, one.high),
        low: min(all.low, one.low),
        rise: max(all.rise, one.rise),
        fall: min(all.fall, one.fall),
      }))
}
