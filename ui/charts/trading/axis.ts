import type { Instant } from '../../../domain/calendar/zone.ts'
import type { ChartRange } from '../series.ts'
import type { ChartTimes } from '../times.ts'

/** One label of the time axis: its bar and its text. */
export interface TimeTick {
  readonly index: number
  readonly text: string
}

const INTRADAY: ReadonlySet<ChartRange> = new Set<ChartRange>(['time-share', '5min', '15min', '30min'])

/** The unit whose change gets a coarser label: a new day among minutes, a new year among days and weeks. */
const coarse = (range: ChartRange) => (INTRADAY.has(range) ? 'day' : 'year')

const label = (times: ChartTimes, range: ChartRange, at: Instant, turned: boolean): string => {
  if (range === 'month') return times.month(at)
  if (INTRADAY.has(range)) return turned ? times.day(at) : times.clock(at)
  return turned ? times.month(at) : times.day(at)
}

/** The bars to label. */
export interface VisibleBars {
  readonly from: number
  /** Excluded. */
  readonly to: number
  /** Bars between two labels. */
  readonly step: number
  /** A bar with a fixed label, so that labels stay over their bars as history arrives. */
  readonly anchor: number
}

/**
 * The labels of the visible bars. Where the day (or year) differs from that of the previous label, the label shows the
 * day (or month and year).
 */
export const timeTicks = (
  starts: ReadonlyArray<{ readonly timestamp: Instant }>,
  visible: VisibleBars,
  range: ChartRange,
  times: ChartTimes,
): ReadonlyArray<TimeTick> => {
  const step = Math.max(1, Math.ceil(visible.step))
  const ticks: Array<TimeTick> = []
  const first = visible.anchor + Math.ceil((visible.from - visible.anchor) / step) * step
  for (let index = first; index < visible.to; index += step) {
    const at = starts[index]?.timestamp
    if (at === undefined) continue
    const before = starts[index - step]?.timestamp
    const turned = before === undefined || times.key(before, coarse(range)) !== times.key(at, coarse(range))
    ticks.push({ index, text: label(times, range, at, turned) })
  }
  return ticks
}
