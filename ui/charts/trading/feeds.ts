import { toDrawing } from '../drawing.ts'
import type { CandleSeries, TimeShareSeries } from '../series.ts'
import { type Bar, candleBar, minuteBar, minuteBars, uniqueBars } from './bars.ts'
import type { Feed } from './history.ts'

/** A series of candles as the data source of a chart; `busy` is true while history is requested. */
export const candleFeed = (series: CandleSeries, busy: (loading: boolean) => void): Feed => {
  const { loadOlder, last } = series
  return {
    bars: uniqueBars(series.candles.map(candleBar)),
    ...(loadOlder && {
      older: async (before) => {
        busy(true)
        try {
          const page = await loadOlder(before)
          return page && { bars: page.candles.map(candleBar), more: page.more }
        } finally {
          busy(false)
        }
      },
    }),
    ...(last && { follow: (next) => last.subscribe((candle) => candle && next(candleBar(candle))) }),
  }
}

/** The minutes of a day as the data source of a chart. */
export const timeShareFeed = (series: TimeShareSeries): Feed => {
  const { last } = series
  const bars = uniqueBars(minuteBars(series.points, toDrawing(series.previousClose)))
  let newest: Bar | undefined = bars.at(-1)
  const grown = (point: Parameters<typeof minuteBar>[0]): Bar => {
    const same = newest?.timestamp === point.time
    const before = same ? newest?.open : newest?.close
    return minuteBar(point, before ?? toDrawing(series.previousClose))
  }
  return {
    bars,
    ...(last && {
      follow: (next) =>
        last.subscribe((point) => {
          if (point === null || (newest !== undefined && point.time < newest.timestamp)) return
          newest = grown(point)
          next(newest)
        }),
    }),
  }
}
