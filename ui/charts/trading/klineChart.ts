import { type AxisTick, type Chart, dispose, init } from 'klinecharts'
import type { Instant } from '../../../domain/calendar/zone.ts'
import type { Decimal } from '../../../domain/money/decimal.ts'
import { tickDecimals } from '../../../domain/money/format.ts'
import { drawnCompact } from '../compact.ts'
import { drawnFigure, figureText, toDrawing } from '../drawing.ts'
import { drawnText } from '../drawnText.ts'
import type { IndicatorSettings } from '../indicatorSettings.ts'
import type { Palette } from '../palette.ts'
import type { ChartRange, ChartSeries, MainIndicator, SubIndicator, TimeShareSeries } from '../series.ts'
import type { ChartTimes } from '../times.ts'
import { timeTicks } from './axis.ts'
import { barAt, minutesOf, periodOf } from './bars.ts'
import { candleFeed, timeShareFeed } from './feeds.ts'
import { makeFeeder } from './history.ts'
import { AVERAGE, CROSSHAIR, indicatorOf, type LegendWords } from './indicators.ts'
import { makePriceLabels } from './labels/priceLabels.ts'
import { calculateLastBarOnly } from '../indicators/lastBar.ts'
import { type DrawnMarks, MARKS } from './marks.ts'
import { priceRange } from './priceRange.ts'
import { sessionTicks } from './sessionAxis.ts'
import { stylesOf } from './styles.ts'
import { type Reach, visibleBars } from './surface.ts'

export const CANDLES = 'candle_pane'
const SUB = 'sub_pane'
const SUB_HEIGHT = 84
/** Space at the right of the newest candle, and the initial width of a candle, in pixels. */
const RIGHT_ROOM = 12
const BAR = 6
/** Space above the prices, in pixels: for the legend, and for the label of the highest price. */
const LEGEND = 26
const PEAK = 11
/** Space for a label of the time axis. */
const LABEL = 74
const LETTER = 6.5

/** The fixed properties of a chart. */
export interface ChartSetting {
  readonly range: ChartRange
  readonly isSpan: boolean
  readonly tick: Decimal
  /** BCP 47 tag. */
  readonly locale: string
  /** IANA zone. */
  readonly zone: string
  readonly times: ChartTimes
  readonly words: LegendWords
  readonly palette: Palette
  /** The position of the crosshair: the index of its bar and the pixels from the left; or null. */
  readonly onCrosshair: (at: { readonly index: number; readonly x: number } | null) => void
  readonly onBusy: (loading: boolean) => void
}

/** A chart on the page. It must not be used after `close`. */
export interface KlineChart {
  readonly chart: Chart
  readonly feed: (series: ChartSeries) => void
  readonly dress: (palette: Palette) => void
  readonly indicators: (main: MainIndicator | null, sub: SubIndicator | null, settings: IndicatorSettings) => void
  readonly mark: (marks: DrawnMarks) => void
  readonly reach: (to: Reach | null) => void
  readonly close: () => void
}

/** An axis that is as wide as its bars, or as more of them: those of a day's sessions, future minutes included. */
const fitBars = (chart: Chart, most: number): void => {
  const width = chart.getSize(CANDLES, 'main')?.width ?? 0
  const bars = Math.max(most, chart.getDataList().length, 1)
  if (width <= 0) return
  const space = width / bars
  chart.setBarSpace(space)
  chart.setOffsetRightDistance((bars - chart.getDataList().length) * space)
}

/** Creates a chart in `host`, which must have a size. */
export const openChart = (host: HTMLElement, setting: ChartSetting): KlineChart => {
  const { range, times, locale } = setting
  const decimals = tickDecimals(setting.tick)
  const day = range === 'time-share'
  const isLine = day || setting.isSpan
  const chart = init(host, {
    timezone: setting.zone,
    styles: stylesOf(setting.palette, isLine),
    // The app's own keys; klinecharts would listen on the whole page.
    hotkey: { enabled: false },
    formatter: { formatBigNumber: (n) => drawnCompact(Number(n), locale) },
    thousandsSeparator: { format: figureText },
    decimalFold: { format: String },
    layout: {
      barSpaceLimit: isLine ? { min: 0.01, max: 1000 } : { min: 1.5, max: 40 },
      pane: { minHeight: 40, dragEnabled: false },
      yAxis: { scrollZoomEnabled: false, gap: { top: isLine ? LEGEND : LEGEND + PEAK, bottom: PEAK * 2 } },
    },
  })
  if (chart === null) throw new Error('no place for a chart')
  const canvas = chart.getDom()
  canvas?.removeAttribute('tabindex')

  chart.createIndicator(
    {
      name: CROSSHAIR,
      paneId: CANDLES,
      createTooltipDataSource: ({ crosshair }) => {
        const { paneId, dataIndex, x } = crosshair
        setting.onCrosshair(
          paneId === undefined || dataIndex === undefined || x === undefined ? null : { index: dataIndex, x },
        )
        return { name: '', calcParamsText: '', features: [], legends: [] }
      },
    },
    true,
  )

  let stopFeed = () => {}
  let stopFit = () => {}
  let anchor: Instant | null = null
  let middle: number | null = null
  let other: Reach | null = null

  const write = {
    price: (n: number) => drawnFigure(n, decimals),
    quantity: (n: number) => drawnCompact(n, locale),
    difference: (n: number) => drawnFigure(n, decimals + 1),
  }
  const place = (index: number): number => {
    const point = chart.convertToPixel({ dataIndex: index }, { paneId: CANDLES })
    return (Array.isArray(point) ? point[0]?.x : point.x) ?? -1
  }
  const inside = (tick: AxisTick, width: number) => {
    const half = (tick.text.length * LETTER) / 2
    return tick.coord > half && tick.coord < width - half
  }

  const layPrices = () =>
    chart.overrideYAxis({
      paneId: CANDLES,
      createRange: ({ defaultRange }) => {
        const seen = { bars: chart.getDataList(), visible: visibleBars(chart) }
        return priceRange(defaultRange, other?.(seen) ?? null, middle)
      },
    })

  /** Keeps the axis as wide as the chart, also after its size or its number of bars has changed. */
  const fillChart = (most: number) => {
    let [width, count, watching] = [0, 0, true]
    // klinecharts reports a new width before it applies it.
    const watch = () =>
      queueMicrotask(() => {
        const now = chart.getSize(CANDLES, 'main')?.width ?? 0
        const bars = chart.getDataList().length
        if (!watching || (now === width && bars === count)) return
        width = now
        count = bars
        fitBars(chart, most)
      })
    chart.setZoomEnabled(false)
    chart.setScrollEnabled(false)
    chart.subscribeAction('onVisibleRangeChange', watch)
    stopFit = () => {
      watching = false
      chart.unsubscribeAction('onVisibleRangeChange', watch)
    }
  }

  const feedDay = (series: TimeShareSeries) => {
    middle = toDrawing(series.previousClose)
    layPrices()
    chart.overrideXAxis({ createTicks: ({ bounding }) => sessionTicks(series.sessions, bounding.width, times) })
    fillChart(minutesOf(series.sessions))
    return timeShareFeed(series)
  }

  const labels = makePriceLabels(chart, CANDLES)

  const feed = (series: ChartSeries) => {
    stopFeed()
    stopFit()
    const source = series.kind === 'time-share' ? feedDay(series) : candleFeed(series, setting.onBusy)
    if (setting.isSpan) fillChart(0)
    const { follow } = source
    anchor = source.bars.at(-1)?.timestamp ?? null
    const feeder = makeFeeder({
      ...source,
      ...(follow && {
        follow: (next) =>
          follow((bar) => {
            next(bar)
            labels.ticked()
          }),
      }),
    })
    stopFeed = feeder.stop
    chart.setSymbol({ ticker: '', pricePrecision: decimals, volumePrecision: 0 })
    chart.setPeriod(periodOf(range))
    chart.setDataLoader(feeder)
  }

  labels.lay()
  if (!day) {
    if (!isLine) {
      chart.setBarSpace(BAR)
      chart.setOffsetRightDistance(RIGHT_ROOM)
    }
    chart.overrideXAxis({
      createTicks: ({ range: { realFrom, realTo }, bounding }) => {
        const bars = chart.getDataList()
        const visible = {
          from: Math.max(0, realFrom),
          to: Math.min(bars.length, realTo),
          step: LABEL / chart.getBarSpace().bar,
          anchor: anchor === null ? 0 : barAt(bars, anchor),
        }
        return timeTicks(bars, visible, range, times)
          .map(({ index, text }) => ({ coord: place(index), value: index, text: drawnText(text) }))
          .filter((label) => inside(label, bounding.width))
      },
    })
  }

  const indicators = (main: MainIndicator | null, sub: SubIndicator | null, settings: IndicatorSettings) => {
    const first = day ? AVERAGE : main
    for (const { id, name } of chart.getIndicators()) if (name !== CROSSHAIR) chart.removeIndicator({ id })
    if (first !== null) {
      chart.createIndicator({ ...indicatorOf(first, setting.words, write, settings), paneId: CANDLES }, true)
      calculateLastBarOnly(chart, first, CANDLES)
    }
    if (sub === null) return
    const fine = sub === 'MACD' || sub === 'ATR'
    const precision = fine ? { precision: decimals + 1 } : sub === 'VOL' || sub === 'OBV' ? {} : { precision: 2 }
    // Averages of the volume of minutes have no meaning.
    const plain = day && sub === 'VOL' ? { calcParams: [] } : {}
    chart.createIndicator({ ...indicatorOf(sub, setting.words, write, settings), ...precision, ...plain, paneId: SUB })
    calculateLastBarOnly(chart, sub, SUB)
    chart.setPaneOptions({ id: SUB, height: SUB_HEIGHT })
    chart.overrideYAxis({ paneId: SUB, gap: { top: 0.3, bottom: sub === 'VOL' ? 0 : 0.08 } })
  }

  return {
    chart,
    feed,
    dress: (palette) => chart.setStyles(stylesOf(palette, isLine)),
    indicators,
    reach: (to) => {
      other = to
      layPrices()
    },
    mark: (marks) => {
      chart.removeOverlay({ id: MARKS })
      chart.createOverlay({ name: MARKS, id: MARKS, points: [{ value: 0 }], extendData: marks })
    },
    close: () => {
      stopFeed()
      stopFit()
      dispose(host)
    },
  }
}
