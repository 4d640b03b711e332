import { lazyChart } from './lazyChart.tsx'
import { HISTORY_HEIGHT, type LineHistoryProps } from './lineHistory.ts'

/** Assets, profit or a track record over days. ApexCharts is downloaded when the first one is shown. */
export const LineHistory = lazyChart<LineHistoryProps>(
  async () => (await import('./apex/HistoryLine.tsx')).HistoryLine,
  ({ height = HISTORY_HEIGHT }) => height,
)
