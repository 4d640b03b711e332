import type { ReadonlySignal } from '@preact/signals-react'
import type { Session } from '../../domain/calendar/sessions.ts'
import type { Instant } from '../../domain/calendar/zone.ts'
import type { Decimal } from '../../domain/money/decimal.ts'
import type { Candle, Resolution } from '../../domain/quotes/candles.ts'
import type { LongSpan } from '../../domain/quotes/span.ts'
import type { Side } from '../../domain/orders/order.ts'

/** The ranges of an instrument's chart: the line of today's minutes, or candles. */
export type ChartRange = 'time-share' | Resolution

export const MAIN_INDICATORS = ['MA', 'EMA', 'BOLL', 'SAR'] as const
export type MainIndicator = (typeof MAIN_INDICATORS)[number]

export const SUB_INDICATORS = ['VOL', 'MACD', 'KDJ', 'RSI', 'ATR', 'OBV', 'WR'] as const
export type SubIndicator = (typeof SUB_INDICATORS)[number]

/** One minute of the time-share line; prices in the instrument's currency. */
export interface TimeSharePoint {
  /** When the minute begins. */
  readonly time: Instant
  /** Last price of the minute. */
  readonly price: Decimal
  /** Turnover divided by volume from the day's open to this minute. */
  readonly average: Decimal
  readonly volume: Decimal
}

/** A page of history, oldest first. */
export interface OlderCandles {
  readonly candles: ReadonlyArray<Candle>
  /** Whether there are earlier ones. */
  readonly more: boolean
}

export interface CandleSeries {
  readonly kind: 'candles'
  readonly resolution: Resolution
  /** Where a range is drawn as a line of closes that fills the chart: which, and the price with which it is compared. */
  readonly line?: { readonly span: LongSpan; readonly base: Decimal }
  /** Oldest first. A new array is a new series: the chart starts again at its right end. */
  readonly candles: ReadonlyArray<Candle>
  /**
   * Called when the customer drags to the left end, with the start of the oldest candle; one call at a time. It returns
   * `null` where the page could not be loaded; the next drag calls again. Omitted where there is no history.
   */
  readonly loadOlder?: (before: Instant) => Promise<OlderCandles | null>
  /**
   * The candle in progress, complete each time. The same start replaces the last candle, a later one is appended, an
   * earlier one is ignored.
   */
  readonly last?: ReadonlySignal<Candle | null>
}

export interface TimeShareSeries {
  readonly kind: 'time-share'
  /** The minutes of the day so far, oldest first. */
  readonly points: ReadonlyArray<TimeSharePoint>
  /** The sessions of the day: the whole time axis, also of minutes to come. */
  readonly sessions: ReadonlyArray<Session>
  /** Close of the trading day before: the middle of the price axis. */
  readonly previousClose: Decimal
  /** The minute in progress. */
  readonly last?: ReadonlySignal<TimeSharePoint | null>
}

export type ChartSeries = CandleSeries | TimeShareSeries

/** An order of the customer that waits at a price. */
export interface PendingMark {
  readonly id: string
  readonly side: Side
  readonly price: Decimal
  readonly quantity: Decimal
  /** Whether the customer can change it: not one that the broker placed. */
  readonly isChangeable: boolean
}

/** A stop or take-profit that waits to close a position. */
export interface GuardMark {
  /** Unique in the chart. */
  readonly id: string
  readonly positionId: string
  readonly kind: 'stop' | 'trail' | 'profit'
  readonly price: Decimal
}

/** A trade of the customer. */
export interface FillMark {
  readonly id: string
  readonly side: Side
  readonly price: Decimal
  readonly time: Instant
}

/** The customer's data in the chart. */
export interface ChartMarks {
  /** Average cost per unit of the position held. */
  readonly cost?: Decimal | null
  readonly pending?: ReadonlyArray<PendingMark>
  readonly fills?: ReadonlyArray<FillMark>
  readonly guards?: ReadonlyArray<GuardMark>
}
