import { lazyChart } from './lazyChart.tsx'
import { BELOW_CHART, CHART_HEIGHT, type TradingChartProps } from './trading/props.ts'

export type { TradingChartProps } from './trading/props.ts'

const library = () => import('./trading/KlineFrame.tsx')

/** Downloads klinecharts while a screen still waits for what its chart will show. */
export const preloadTradingChart = (): Promise<unknown> => library().catch(() => undefined)

/**
 * The chart of an instrument: time-share line or candles, indicators, crosshair (hover, long press, arrow keys), pinch
 * and drag, history loaded during a drag, the customer's cost, orders and fills. Left-to-right in every language.
 * klinecharts is downloaded when the first chart is shown.
 */
export const TradingChart = lazyChart<TradingChartProps>(
  async () => (await library()).KlineFrame,
  ({ height = CHART_HEIGHT }) => (height === 'fill' ? CHART_HEIGHT : height) + BELOW_CHART,
)
