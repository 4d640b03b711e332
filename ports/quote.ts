import type { MarketCode } from '../domain/markets/marketCode.ts'
import type { Decimal } from '../domain/money/decimal.ts'
import type { Currency } from '../domain/money/money.ts'
import type { QuotedInstrument as Row } from './generated/quotes.ts'

export type { Quote } from './generated/quotes.ts'

/** A row of a quote list. */
export interface QuotedInstrument extends Omit<Row, 'trend'> {
  /** Prices over the trading day at even steps, oldest first, for a sparkline; may be empty. */
  readonly trend: ReadonlyArray<Decimal>
}

export type { TradingState } from '../domain/contract/enumerations.ts'

/** The names and the market of an instrument. */
export interface Listing {
  readonly code: string
  /** Name in Latin letters. */
  readonly name: string
  /** Name in Chinese; empty where it has none. */
  readonly chineseName: string
  readonly market: MarketCode
  /** Currency of its prices and amounts. */
  readonly currency: Currency
}

/** The market whose hours apply, where it is not the one that lists the instrument: for an index, its home market. */
export interface AtHome {
  readonly home?: MarketCode
}
