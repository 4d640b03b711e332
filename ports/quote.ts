import type { Instant } from '../domain/calendar/zone.ts'
import type { MarketCode } from '../domain/markets/marketCode.ts'
import type { Decimal } from '../domain/money/decimal.ts'
import type { Currency } from '../domain/money/money.ts'
import type { TradingState } from '../domain/contract/enumerations.ts'

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

/** The changing figures of an instrument; prices and turnover in the instrument's currency. */
export interface Quote {
  readonly code: string
  /** Price of the last trade; null where none could be obtained. */
  readonly price: Decimal | null
  /** Close of the previous trading day; null on the first day. */
  readonly previousClose: Decimal | null
  /** Quantity traded on the trading day; null where not known. */
  readonly volume: Decimal | null
  readonly turnover: Decimal | null
  readonly state: TradingState
  /** Whether the price is at the day's upper or lower limit. */
  readonly atLimit: 'up' | 'down' | null
  /** The time of the price; null where there is none. */
  readonly time: Instant | null
}

/** The market whose hours apply, where it is not the one that lists the instrument: for an index, its home market. */
export interface AtHome {
  readonly home?: MarketCode
}

/** A row of a quote list. */
export interface QuotedInstrument extends Listing, AtHome, Quote {
  /** Decimals of its prices. */
  readonly decimals: number
  /** Prices over the trading day at even steps, oldest first, for a sparkline; may be empty. */
  readonly trend: ReadonlyArray<Decimal>
}
