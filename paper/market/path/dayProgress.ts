import { BAR_SECONDS, type DayPath } from './dayPath.ts'
import { type Bar, barAfter, barUntil, type Moment, type Timeline } from './timeline.ts'

/** Cumulative figures before each bar, so that a tick reads one bar only. */
interface RunningFigures {
  readonly high: Int32Array
  readonly low: Int32Array
  readonly volume: Float64Array
  readonly turnover: Float64Array
}

const runningFigures = (path: DayPath): RunningFigures => {
  const { bars } = path
  const high = new Int32Array(bars)
  const low = new Int32Array(bars)
  const volume = new Float64Array(bars)
  const turnover = new Float64Array(bars)
  let [top, bottom, lots, value] = [path.open[0] ?? 0, path.open[0] ?? 0, 0, 0]
  for (let bar = 0; bar < bars; bar += 1) {
    high[bar] = top
    low[bar] = bottom
    volume[bar] = lots
    turnover[bar] = value
    top = Math.max(top, path.high[bar] ?? 0)
    bottom = Math.min(bottom, path.low[bar] ?? 0)
    lots += path.volume[bar] ?? 0
    value += (path.volume[bar] ?? 0) * (path.typical[bar] ?? 0)
  }
  return { high, low, volume, turnover }
}

const known = new WeakMap<DayPath, RunningFigures>()
const running = (path: DayPath): RunningFigures => {
  let figures = known.get(path)
  if (figures === undefined) {
    figures = runningFigures(path)
    known.set(path, figures)
  }
  return figures
}

/** The current bar as of the last request, so that the next second adds one second only. */
interface BarUnderWay {
  readonly bar: number
  readonly second: number
  readonly figures: Bar
}

const underWay = new WeakMap<DayPath, BarUnderWay>()

/** `barUntil`, continued from the last result where time has only moved forward. The result is the same either way. */
export const barSoFar = (timeline: Timeline, path: DayPath, { bar, second }: Moment): Bar => {
  const before = underWay.get(path)
  let figures: Bar
  if (before !== undefined && before.bar === bar && before.second <= second && second < BAR_SECONDS - 1) {
    figures = before.figures
    for (let next = before.second + 1; next <= second; next += 1) figures = barAfter(timeline, path, bar, next, figures)
  } else figures = barUntil(timeline, path, bar, second)
  underWay.set(path, { bar, second, figures })
  return figures
}

/** Open, high, low, last price, volume and turnover of the day up to a moment. */
export const progressAt = (timeline: Timeline, path: DayPath, moment: Moment): Bar => {
  const before = running(path)
  const now = barSoFar(timeline, path, moment)
  return {
    open: path.open[0] ?? 0,
    high: Math.max(before.high[moment.bar] ?? 0, now.high),
    low: Math.min(before.low[moment.bar] ?? 0, now.low),
    close: now.close,
    volume: (before.volume[moment.bar] ?? 0) + now.volume,
    turnover: (before.turnover[moment.bar] ?? 0) + now.turnover,
  }
}

/** The figures of a finished day. */
export const wholeDay = (path: DayPath): Bar => {
  const open = path.open[0] ?? 0
  let [high, low, volume, turnover] = [open, open, 0, 0]
  for (let bar = 0; bar < path.bars; bar += 1) {
    high = Math.max(high, path.high[bar] ?? 0)
    low = Math.min(low, path.low[bar] ?? 0)
    volume += path.volume[bar] ?? 0
    turnover += (path.volume[bar] ?? 0) * (path.typical[bar] ?? 0)
  }
  return { open, high, low, close: path.close[path.bars - 1] ?? 0, volume, turnover }
}
