import { ladderDecimals } from '../../../domain/markets/allowedPrices.ts'
import type { Instrument } from '../../../domain/markets/market.ts'
import { MARKETS } from '../../../domain/markets/markets.ts'
import { type Decimal, formatDecimal } from '../../../domain/money/decimal.ts'
import type { Data } from '../../platform/contract/operations.ts'
import type { MarketSnapshot } from '../markets/marketSnapshot.ts'

export type WireQuote = Data<'/quotes/list'>['list'][number]
export type QuotedInstrument = Data<'/market/indices'>[number]

/** A figure on the wire; `-` where there is none. */
export const figure = (value: Decimal | undefined): string => (value === undefined ? '-' : formatDecimal(value))

/** Close of the previous trading day, also while there is no price. */
export const previousCloseOf = ({ at, market, overrides }: MarketSnapshot, code: string): Decimal | undefined =>
  market.candles(code, { resolution: 'day', at, limit: 2 }, overrides)?.candles.at(-2)?.close

/** The changing figures. Undefined for a code that is not listed. */
export const wireQuote = (sight: MarketSnapshot, code: string): WireQuote | undefined => {
  const { at, market, overrides } = sight
  const quote = market.quote(code, at, overrides)
  if (quote === undefined) {
    const state = market.state(code, at, overrides)?.state
    if (state === undefined) return undefined
    const preclose = figure(previousCloseOf(sight, code))
    return { code, nowprice: '-', preclose, volume: '-', turnover: '-', state, time: '-' }
  }
  return {
    code,
    nowprice: figure(quote.price),
    preclose: figure(quote.previousClose),
    volume: figure(quote.volume),
    turnover: figure(quote.turnover),
    state: quote.state,
    ...(quote.atLimit && { atlimit: quote.atLimit }),
    time: quote.at,
  }
}

/** The constant fields. `home` is set where the instrument has the hours of another market. */
export const wireInstrument = ({ calendar, chineseName, code, currency, market, name, ticks }: Instrument) => ({
  code,
  name,
  chinesename: chineseName,
  market,
  ...(MARKETS[market].calendar === null && { home: calendar }),
  currency,
  decimals: ladderDecimals(ticks),
})
