// One chunk for what a chart has beside its candles, downloaded when a chart is shown.
export { ChartOver } from './ChartOver.tsx'
export { ChartTools } from './ChartTools.tsx'
