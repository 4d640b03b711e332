import { signal } from '@preact/signals-react'
import type { Decimal } from '../../../domain/money/decimal.ts'
import { tickDecimals } from '../../../domain/money/format.ts'
import type { TranslationFunctions } from '../../i18n/i18n-types.ts'
import { prefersReducedMotion } from '../../theme/motion.ts'
import { toDrawing } from '../drawing.ts'
import type { IndicatorSettings } from '../indicatorSettings.ts'
import { type Palette, readPalette, watchPalette } from '../palette.ts'
import type { ChartMarks, ChartRange, ChartSeries, MainIndicator, SubIndicator } from '../series.ts'
import { chartTimes } from '../times.ts'
import type { Bar } from './bars.ts'
import { type Cursor, type CursorKey, makeCursor, type CursorPosition } from './cursor.ts'
import { loadIndicators, needsDownload } from './indicators.ts'
import { CANDLES, type KlineChart, openChart } from './klineChart.ts'
import type { DrawnLine } from './marks.ts'
import type { Pointed } from './Readout.tsx'
import { type BarFigures, barText, barWriter, marksText } from './chartText.ts'
import { sharePageScroll, sharePageWheel, touchElsewhere } from './touch.ts'
import { moveChart, type Move } from './moves.ts'
import { type ChartSurface, makeSurface } from './surface.ts'

/** The fixed properties of a chart. */
export interface LiveSetting {
  readonly range: ChartRange
  /** Whether the candles are drawn as a line that fills the chart. */
  readonly isSpan: boolean
  readonly tick: Decimal
  /** IANA zone. */
  readonly zone: string
  /** BCP 47 tag. */
  readonly locale: string
  readonly words: TranslationFunctions['charts']
}

/** The close with which a bar is compared: that of the previous bar; within a day, always that of the previous day. */
const closeBefore = (series: ChartSeries, bars: ReadonlyArray<Bar>, index: number): number | null =>
  series.kind === 'time-share' ? toDrawing(series.previousClose) : (bars[index - 1]?.close ?? null)

const linesOf = (
  series: ChartSeries,
  marks: ChartMarks,
  labels: ReturnType<typeof marksText>,
): ReadonlyArray<DrawnLine> => [
  ...[series.kind === 'time-share' ? series.previousClose : series.line?.base].flatMap((base) =>
    base ? [{ value: toDrawing(base), text: '', look: 'reference' as const }] : [],
  ),
  ...(marks.cost ? [{ value: toDrawing(marks.cost), text: labels.cost, look: 'cost' as const }] : []),
  ...(marks.pending ?? []).map(({ side, price }, nth) => ({
    value: toDrawing(price),
    text: labels.orders[nth] ?? '',
    look: side,
  })),
  ...(marks.guards ?? []).map(({ price }, nth) => ({
    value: toDrawing(price),
    text: labels.guards[nth] ?? '',
    look: 'guard' as const,
  })),
]

export type LiveChart = ReturnType<typeof makeLiveChart>

/**
 * A chart that can be mounted, unmounted, and given data at any time and in any order. `pointed` is the bar under the
 * crosshair, `busy` is true while history is requested, `surface` is for what draws on the chart while it is mounted.
 */
export const makeLiveChart = ({ range, isSpan, tick, zone, locale, words }: LiveSetting) => {
  const times = chartTimes(locale, zone, range)
  const write = barWriter(tickDecimals(tick), locale, times)
  const pointed = signal<Pointed | null>(null)
  const busy = signal(false)
  const surface = signal<ChartSurface | null>(null)
  let open: { readonly kline: KlineChart; readonly cursor: Cursor; readonly palette: Palette } | null = null
  let series: ChartSeries | null = null
  let marks: ChartMarks = {}
  /** The last choice of indicators: one whose download ends later than the next choice is not drawn. */
  let asked: object = {}

  const bars = (): ReadonlyArray<Bar> => open?.kline.chart.getDataList() ?? []
  const figuresOf = (bar: Bar, index: number): BarFigures =>
    write(bar, series === null ? null : closeBefore(series, bars(), index))

  const onCrosshair = (at: { readonly index: number; readonly x: number } | null) => {
    const bar = at === null ? undefined : bars()[at.index]
    if (at === null || open === null || bar === undefined) {
      pointed.value = null
      return
    }
    const { chart } = open.kline
    const side = at.x > (chart.getSize(CANDLES, 'main')?.width ?? 0) / 2 ? 'left' : 'right'
    pointed.value = { figures: figuresOf(bar, at.index), side, axis: chart.getSize(CANDLES, 'yAxis')?.width ?? 0 }
  }

  const redraw = () => {
    if (open === null || series === null) return
    const fills = (marks.fills ?? []).map(({ time, price, side }) => ({ time, side, value: toDrawing(price) }))
    const lines = linesOf(series, marks, marksText(marks, tick, words))
    open.kline.mark({ lines, fills, palette: open.palette })
  }

  /** Mounts the chart in an element that has a size; returns the function that unmounts it. */
  const attach = (element: HTMLElement): (() => void) => {
    const palette = readPalette(element)
    const kline = openChart(element, {
      range,
      isSpan,
      tick,
      locale,
      zone,
      times,
      words: { average: words.average(), volume: words.volume() },
      palette,
      onCrosshair,
      onBusy: (loading) => (busy.value = loading),
    })
    const cursor = makeCursor(kline.chart)
    open = { kline, cursor, palette }
    surface.value = makeSurface(kline.chart, () => open?.palette ?? palette, kline.reach)
    const stops = [
      sharePageScroll(element, kline.chart.getDom() ?? element, prefersReducedMotion),
      sharePageWheel(element),
      touchElsewhere(element, () => pointed.peek() && cursor.leave()),
      watchPalette(element, () => {
        open = { kline, cursor, palette: readPalette(element) }
        kline.dress(open.palette)
        redraw()
        surface.peek()?.redraw()
      }),
    ]
    return () => {
      for (const stop of stops) stop()
      surface.value = null
      open = null
      kline.close()
      pointed.value = null
      busy.value = false
    }
  }

  return {
    times,
    pointed,
    busy,
    surface,
    attach,
    show: (next: ChartSeries): void => {
      series = next
      open?.kline.feed(next)
      redraw()
    },
    indicators: (main: MainIndicator | null, sub: SubIndicator | null, settings: IndicatorSettings = {}): void => {
      const wanted = (asked = {})
      const drawn = open?.kline
      const draw = () => wanted === asked && drawn === open?.kline && drawn?.indicators(main, sub, settings)
      // Where they cannot be downloaded, the ones before stay; the next choice asks again.
      if (needsDownload(main, sub)) void loadIndicators().then(draw, () => undefined)
      else draw()
    },
    mark: (next: ChartMarks): void => {
      marks = next
      redraw()
    },
    go: (way: Move): void => {
      if (open) moveChart(open.kline.chart, way)
    },
    press: (key: CursorKey): CursorPosition | null => open?.cursor.press(key) ?? null,
    here: (): CursorPosition | null => open?.cursor.here() ?? null,
    leave: (): void => open?.cursor.leave(),
    /** The bar in words. */
    textAt: (at: CursorPosition): string => barText(figuresOf(at.bar, at.index), words),
  }
}
