import type { Palette } from '../../palette.ts'
import type { Bar } from '../../trading/bars.ts'
import type { ChartView } from '../../trading/surface.ts'

const DAY = 86_400_000
/** Monday 1 June 2026, 00:00 UTC. */
export const FIRST = Date.UTC(2026, 5, 1)

/** Five daily bars around 10, a weekend between the last two. */
export const BARS: ReadonlyArray<Bar> = [0, 1, 2, 3, 6].map((day, nth) => ({
  timestamp: FIRST + day * DAY,
  open: 10 + nth,
  high: 12 + nth,
  low: 9 + nth,
  close: 11 + nth,
}))

const grey = 'rgb(1, 2, 3)'
const palette: Palette = {
  surface: grey,
  line: grey,
  fill: grey,
  text: grey,
  'text-2': grey,
  'text-3': grey,
  accent: grey,
  amber: grey,
  up: grey,
  down: grey,
  family: 'sans-serif',
}

/** A pane of 100 × 200 pixels: 10 to a bar, 10 to a unit of the price, 0 at the bottom. */
export const VIEW: ChartView = {
  width: 100,
  height: 200,
  axis: 50,
  bars: BARS,
  visible: { from: 0, to: 4 },
  palette,
  x: (index) => index * 10,
  y: (value) => 200 - value * 10,
  indexAt: (x) => x / 10,
  valueAt: (y) => (200 - y) / 10,
}
