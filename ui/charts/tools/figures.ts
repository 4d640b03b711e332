import type { OverlayFigure } from 'klinecharts'
import { multiply, subtract, sum } from 'effect/BigDecimal'
import { type Decimal, decimal, percentOf } from '../../../domain/money/decimal.ts'
import {
  formatPercentChange,
  formatPlainPercent,
  formatPrice,
  formatPriceChange,
} from '../../../domain/money/format.ts'
import { toDrawing } from '../drawing.ts'
import { drawnText } from '../drawnText.ts'
import { type Palette, withAlpha } from '../palette.ts'
import type { ChartView } from '../trading/surface.ts'
import type { ChartDrawing, DrawingPoint } from './drawings.ts'
import { indexOf, type Pixel, pixelOf } from './place.ts'

/** The retracements between the ends of a move, as shares of it: 0 at its second point. */
export const FIBONACCI = ['0', '0.236', '0.382', '0.5', '0.618', '0.786', '1'].map(decimal)

/** How drawings write: with the tick size of the instrument, and the words for a number of candles. */
export interface DrawingText {
  readonly tick: Decimal
  readonly bars: (count: number) => string
}

const line = (palette: Palette, coordinates: ReadonlyArray<Pixel>, isDashed = false): OverlayFigure => ({
  type: 'line',
  ignoreEvent: true,
  attrs: { coordinates },
  styles: { style: isDashed ? 'dashed' : 'solid', dashedValue: [4, 4], size: 1.5, color: palette.accent },
})

const area = (palette: Palette, coordinates: ReadonlyArray<Pixel>): OverlayFigure => ({
  type: 'polygon',
  ignoreEvent: true,
  attrs: { coordinates },
  styles: { style: 'fill', color: withAlpha(palette.accent, 0.1) },
})

type Anchor = Partial<Readonly<Record<'align' | 'baseline', string>>>

const label = (palette: Palette, { x, y }: Pixel, text: string, anchor: Anchor = {}): OverlayFigure => ({
  type: 'text',
  ignoreEvent: true,
  attrs: { x, y, text: drawnText(text), align: 'left', baseline: 'bottom', ...anchor },
  styles: {
    style: 'fill',
    size: 11,
    weight: 600,
    family: palette.family,
    color: palette.accent,
    backgroundColor: palette.surface,
    borderSize: 0,
    borderRadius: 3,
    paddingLeft: 3,
    paddingRight: 3,
    paddingTop: 1,
    paddingBottom: 1,
  },
})

/** Where the line from `a` through `b` leaves the pane. */
const edgeOf = (view: Pick<ChartView, 'width' | 'height'>, a: Pixel, b: Pixel): Pixel => {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const steps = [
    dx === 0 ? Infinity : ((dx > 0 ? view.width : 0) - a.x) / dx,
    dy === 0 ? Infinity : ((dy > 0 ? view.height : 0) - a.y) / dy,
  ].filter((step) => step >= 1)
  const far = steps.length === 0 ? 1 : Math.min(...steps)
  return far === Infinity ? b : { x: a.x + dx * far, y: a.y + dy * far }
}

/** What a measurement says: the change, its per cent of the first price, and the number of candles. */
export const measured = (
  from: DrawingPoint,
  to: DrawingPoint,
  view: Pick<ChartView, 'bars'>,
  text: DrawingText,
): string => {
  const change = subtract(to.price, from.price)
  const count = Math.abs(indexOf(view.bars, to.time) - indexOf(view.bars, from.time))
  const percent = formatPercentChange(percentOf(change, from.price))
  return `${formatPriceChange(change, text.tick)} (${percent}) · ${text.bars(count)}`
}

/** The price of a retracement of the move from one point to another. */
export const retraced = (from: DrawingPoint, to: DrawingPoint, share: Decimal): Decimal =>
  sum(to.price, multiply(subtract(from.price, to.price), share))

const fibonacci = (from: DrawingPoint, to: DrawingPoint, view: ChartView, { tick }: DrawingText) => {
  const [a, b] = [pixelOf(view, from), pixelOf(view, to)]
  const [left, right] = [Math.min(a.x, b.x), Math.max(a.x, b.x)]
  return FIBONACCI.flatMap((share) => {
    const price = retraced(from, to, share)
    const y = view.y(toDrawing(price))
    const percent = formatPlainPercent(multiply(share, decimal('100')))
    return [
      line(view.palette, [
        { x: left, y },
        { x: Math.max(right, view.width), y },
      ]),
      label(view.palette, { x: Math.max(0, left), y }, [percent, formatPrice(price, tick)].join(' · ')),
    ]
  })
}

const measure = (from: DrawingPoint, to: DrawingPoint, view: ChartView, text: DrawingText) => {
  const [a, b] = [pixelOf(view, from), pixelOf(view, to)]
  const middle = (a.x + b.x) / 2
  const isUp = b.y <= a.y
  const corners = [a, { x: b.x, y: a.y }, b, { x: a.x, y: b.y }]
  return [
    area(view.palette, corners),
    line(view.palette, [
      { x: middle, y: a.y },
      { x: middle, y: b.y },
    ]),
    line(view.palette, [a, { x: b.x, y: a.y }], true),
    line(view.palette, [{ x: a.x, y: b.y }, b], true),
    label(view.palette, { x: middle, y: b.y + (isUp ? -3 : 3) }, measured(from, to, view, text), {
      align: 'center',
      baseline: isUp ? 'bottom' : 'top',
    }),
  ]
}

const channel = (a: Pixel, b: Pixel, c: Pixel | undefined, { palette }: ChartView) => {
  if (c === undefined) return [line(palette, [a, b])]
  // The other line is parallel, through the third point.
  const slope = b.x === a.x ? 0 : (b.y - a.y) / (b.x - a.x)
  const shift = c.y - (a.y + slope * (c.x - a.x))
  const [d, e] = [
    { x: a.x, y: a.y + shift },
    { x: b.x, y: b.y + shift },
  ]
  const middle = [
    { x: a.x, y: a.y + shift / 2 },
    { x: b.x, y: b.y + shift / 2 },
  ]
  return [area(palette, [a, b, e, d]), line(palette, [a, b]), line(palette, [d, e]), line(palette, middle, true)]
}

/** A drawing on a chart; one without all its points as far as it goes. */
export const figuresOf = (
  { kind, points, text: words }: Pick<ChartDrawing, 'kind' | 'points' | 'text'>,
  view: ChartView,
  text: DrawingText,
): ReadonlyArray<OverlayFigure> => {
  const [from, to, third] = points
  if (from === undefined) return []
  const { palette, width } = view
  const a = pixelOf(view, from)
  if (kind === 'horizontal') {
    const ends = [
      { x: 0, y: a.y },
      { x: width, y: a.y },
    ]
    const price = formatPrice(from.price, text.tick)
    return [line(palette, ends), label(palette, { x: width, y: a.y }, price, { align: 'right' })]
  }
  if (kind === 'text') return [label(palette, a, words, { baseline: 'middle' })]
  if (to === undefined) return []
  const b = pixelOf(view, to)
  if (kind === 'trend') return [line(palette, [a, b])]
  if (kind === 'ray') return [line(palette, [a, edgeOf(view, a, b)])]
  if (kind === 'channel') return channel(a, b, third && pixelOf(view, third), view)
  return kind === 'fibonacci' ? fibonacci(from, to, view, text) : measure(from, to, view, text)
}
