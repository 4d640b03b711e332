import { abs } from 'effect/BigDecimal'
import { type Decimal } from '../../../domain/money/decimal.ts'
import { formatPercent, formatPrice, formatQuantity, MINUS } from '../../../domain/money/format.ts'
import type { TranslationFunctions } from '../../i18n/i18n-types.ts'
import { inText, joinSentences } from '../../i18n/inText.ts'
import { drawnCompact } from '../compact.ts'
import { drawnFigure } from '../drawing.ts'
import type { ChartMarks, ChartSeries } from '../series.ts'
import { type Extent, extentOf, type Step } from '../summary.ts'
import type { ChartTimes } from '../times.ts'
import type { Bar } from './bars.ts'

type Words = TranslationFunctions['charts']

/** A change in percentage points in words: "up 4,03 %". */
export const changeText = (percent: Decimal | null, words: Words): string =>
  percent === null || percent.value === 0n
    ? words.unchanged()
    : words[percent.value > 0n ? 'rise' : 'fall']({ percent: formatPercent(abs(percent)) })

/** The points of a line: closes, or the prices of minutes. */
const lineOf = (series: ChartSeries): ReadonlyArray<readonly [at: number, price: Decimal]> =>
  series.kind === 'candles'
    ? series.candles.map(({ close, start }) => [start, close])
    : series.points.map(({ price, time }) => [time, price])

const stepsOf = (series: ChartSeries): ReadonlyArray<Step & { readonly at: number }> =>
  series.kind === 'candles' && !series.line
    ? series.candles.map((candle) => ({ ...candle, at: candle.start }))
    : lineOf(series).map(([at, price]) => ({ open: price, high: price, low: price, close: price, at }))

const against = (extent: Extent, series: ChartSeries): Decimal | null => {
  const base = series.kind === 'candles' ? series.line?.base : series.previousClose
  if (base === undefined) return extent.percent
  return extentOf([{ open: base, high: base, low: base, close: extent.last }])?.percent ?? null
}

/** The words for the customer's own prices and orders in a chart. */
export const marksText = (marks: ChartMarks, tick: Decimal, words: Words) => ({
  cost: marks.cost ? words.cost({ price: inText(formatPrice(marks.cost, tick)) }) : '',
  orders: (marks.pending ?? []).map(({ side, price, quantity }) =>
    words[side]({ quantity: inText(formatQuantity(quantity)), price: inText(formatPrice(price, tick)) }),
  ),
  guards: (marks.guards ?? []).map(({ kind, price }) => words[kind]({ price: inText(formatPrice(price, tick)) })),
})

/** The whole chart in words, for screen readers. Empty where there is no data yet. */
export const chartText = (
  series: ChartSeries,
  marks: ChartMarks,
  tick: Decimal,
  times: ChartTimes,
  words: Words,
): string => {
  const steps = stepsOf(series)
  const extent = extentOf(steps)
  const [start, end] = [steps[0], steps.at(-1)]
  if (extent === undefined || start === undefined || end === undefined) return words.empty()
  const price = (n: Decimal) => inText(formatPrice(n, tick))
  const { guards, orders } = marksText(marks, tick, words)
  return joinSentences([
    words.summary({
      from: times.full(start.at),
      to: times.full(end.at),
      first: price(extent.first),
      last: price(extent.last),
      high: price(extent.high),
      low: price(extent.low),
      change: changeText(against(extent, series), words),
    }),
    marks.cost ? words.costSummary({ price: price(marks.cost) }) : '',
    orders.length > 0 ? words.ordersSummary({ orders: orders.join('; ') }) : '',
    guards.length > 0 ? words.guardsSummary({ orders: guards.join('; ') }) : '',
    words.zone({ zone: times.zone(end.at) }),
  ])
}

/** One bar in figures. `before` is the close with which it is compared, null for the first. */
export interface BarFigures {
  readonly time: string
  readonly open: string
  readonly high: string
  readonly low: string
  readonly close: string
  readonly average: string | null
  /** In percent with its sign, or null where there is nothing to compare with. */
  readonly change: string | null
  readonly volume: string
}

/** Formats the bars of a chart; `decimals` are those of the tick size. */
export const barWriter =
  (decimals: number, locale: string, times: ChartTimes) =>
  (bar: Bar, before: number | null): BarFigures => {
    const points = before === null || before === 0 ? null : ((bar.close - before) / before) * 100
    const price = (n: number) => drawnFigure(n, decimals)
    const percent = points === null ? null : drawnFigure(points, 2)
    const sign = percent === null || percent.startsWith(MINUS) || Number(points?.toFixed(2)) === 0 ? '' : '+'
    return {
      time: times.full(bar.timestamp),
      open: price(bar.open),
      high: price(bar.high),
      low: price(bar.low),
      close: price(bar.close),
      average: bar.average === undefined ? null : price(bar.average),
      change: percent === null ? null : `${sign}${percent}\u00a0%`,
      volume: drawnCompact(bar.volume ?? 0, locale),
    }
  }

/** One bar in words. */
export const barText = (figures: BarFigures, words: Words): string => {
  const { time, open, high, low, close, average, volume } = figures
  const change = figures.change ?? words.unchanged()
  return average === null
    ? words.candleAt({ time, open, high, low, close, change, volume })
    : words.minuteAt({ time, price: close, average, change, volume })
}
