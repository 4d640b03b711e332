import type { ReactNode } from 'react'
import type { Decimal } from '../../../domain/money/decimal.ts'
import type { IndicatorSettings } from '../indicatorSettings.ts'
import type { ChartMarks, ChartSeries, MainIndicator, SubIndicator } from '../series.ts'
import type { ChartSurface } from './surface.ts'

/** Default height of the canvas in pixels; the line that names the zone is below it. */
export const CHART_HEIGHT = 340
/** Height of the part below the canvas: the zone's name, and the buttons to move. */
export const BELOW_CHART = 32

export interface TradingChartProps {
  /** Name of the instrument, for screen readers. */
  readonly name: string
  /** Keep the same object while only the last bar changes: a new object restarts the chart. */
  readonly series: ChartSeries
  /** Tick size of the instrument: the decimals of every price. */
  readonly tick: Decimal
  /** IANA zone of the market: every time is in it. */
  readonly zone: string
  /** Over the candles. The time-share line has its average price instead. */
  readonly main?: MainIndicator | null
  /** Below the price. */
  readonly sub?: SubIndicator | null
  /** What the customer has changed of the indicators. Keep the same object while nothing changes. */
  readonly settings?: IndicatorSettings
  /** Cost line, pending orders and fills of the customer. Keep the same object while nothing changes. */
  readonly marks?: ChartMarks
  /** In pixels; or as high as its container with the line below it. */
  readonly height?: number | 'fill'
  /** What lies over the candles, such as handles; drawn again for a new chart. */
  readonly over?: (surface: ChartSurface) => ReactNode
}
