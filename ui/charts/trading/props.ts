import type { Decimal } from '../../../domain/money/decimal.ts'
import type { ChartMarks, ChartSeries, MainIndicator, SubIndicator } from '../series.ts'

/** Height of the canvas in pixels where none is asked for; the line that names the zone stands below it. */
export const CHART_HEIGHT = 340
/** Height of what stands below the canvas: the zone's name, and the ways to move. */
export const BELOW_CHART = 32

export interface TradingChartProps {
  /** Name of the instrument, for those who hear the chart. */
  readonly name: string
  /** Keep the same object while nothing but the last bar grows: a new one starts the chart again. */
  readonly series: ChartSeries
  /** Tick size of the instrument: the decimals of every price. */
  readonly tick: Decimal
  /** IANA zone of the market: every time is in it. */
  readonly zone: string
  /** Over the candles. The time-share line has its average price instead. */
  readonly main?: MainIndicator | null
  /** Below the price. */
  readonly sub?: SubIndicator | null
  /** Cost line, pending orders and fills of the customer. Keep the same object while nothing changes. */
  readonly marks?: ChartMarks
  readonly height?: number
}
