import type { Chart } from 'klinecharts'
import { CANDLES } from './klineChart.ts'

/** The effects of a drag and a pinch, for customers who tap instead. */
export type Move = 'earlier' | 'later' | 'in' | 'out'

/** The part of the view that one tap scrolls, and the factor by which one tap widens a candle. */
const PART = 0.75
const ZOOM = 1.5

/** Moves a chart as a finger would: a zoom keeps the middle in place. */
export const moveChart = (chart: Chart, way: Move): void => {
  const width = chart.getSize(CANDLES, 'main')?.width ?? 0
  if (way === 'earlier') chart.scrollByDistance(width * PART)
  else if (way === 'later') chart.scrollByDistance(-width * PART)
  else chart.zoomAtCoordinate(way === 'in' ? ZOOM : 1 / ZOOM, { x: width / 2, y: 0 })
}
