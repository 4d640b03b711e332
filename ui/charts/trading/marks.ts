import { type OverlayFigure, type OverlayTemplate, registerOverlay } from 'klinecharts'
import type { Side } from '../../../domain/orders/order.ts'
import { drawnText } from '../drawnText.ts'
import type { Palette } from '../palette.ts'
import { atEdge } from './labels/atEdge.ts'
import { barAt } from './bars.ts'
import { stackLabels } from './labels/stackLabels.ts'
import { LEGEND_BOTTOM, TAG_HEIGHT } from './styles.ts'

/** A line across the chart at a price, with its label at the start. */
export interface DrawnLine {
  readonly value: number
  readonly text: string
  readonly look: 'cost' | Side | 'reference' | 'guard'
}

/** A trade: a triangle under a purchase, over a sale. */
export interface DrawnFill {
  readonly time: number
  readonly value: number
  readonly side: Side
}

/** The customer's data in one chart, as drawn. */
export interface DrawnMarks {
  readonly lines: ReadonlyArray<DrawnLine>
  readonly fills: ReadonlyArray<DrawnFill>
  readonly palette: Palette
}

const TRIANGLE = 5

const colourOf = (palette: Palette, look: DrawnLine['look']): string =>
  ({
    cost: palette.amber,
    buy: palette.up,
    sell: palette.down,
    reference: palette['text-3'],
    guard: palette['text-2'],
  })[look]

const lineFigure = (palette: Palette, { look }: DrawnLine, y: number, width: number): OverlayFigure => ({
  type: 'line',
  ignoreEvent: true,
  attrs: {
    coordinates: [
      { x: 0, y },
      { x: width, y },
    ],
  },
  styles: {
    style: look === 'cost' ? 'solid' : 'dashed',
    dashedValue: look === 'reference' ? [1, 3] : [5, 4],
    size: 1,
    color: colourOf(palette, look),
  },
})

const labelFigure = (palette: Palette, { look, text }: DrawnLine, y: number): OverlayFigure => ({
  type: 'text',
  ignoreEvent: true,
  attrs: { x: 0, y, text: drawnText(text), align: 'left', baseline: 'middle' },
  styles: {
    style: 'fill',
    size: 11,
    weight: 600,
    family: palette.family,
    color: palette.surface,
    backgroundColor: colourOf(palette, look),
    borderSize: 0,
    borderRadius: 3,
    paddingLeft: 4,
    paddingRight: 4,
    paddingTop: 2,
    paddingBottom: 2,
  },
})

const fillFigure = (palette: Palette, side: Side, x: number, y: number): OverlayFigure => {
  const away = side === 'buy' ? 1 : -1
  const tip = y + away * 2
  const base = tip + away * TRIANGLE * 1.6
  return {
    type: 'polygon',
    ignoreEvent: true,
    attrs: {
      coordinates: [
        { x, y: tip },
        { x: x - TRIANGLE, y: base },
        { x: x + TRIANGLE, y: base },
      ],
    },
    styles: { style: 'stroke_fill', color: colourOf(palette, side), borderColor: palette.surface, borderSize: 1 },
  }
}

/** The name of the marks for `createOverlay`. */
export const MARKS = 'customerMarks'

const template: OverlayTemplate<DrawnMarks> = {
  name: MARKS,
  totalStep: 2,
  lock: true,
  createPointFigures: ({ chart, overlay, bounding, xAxis, yAxis }) => {
    if (xAxis === null || yAxis === null) return []
    const { lines, fills, palette } = overlay.extendData
    const placed = lines.map((line) => ({ line, y: yAxis.convertToPixel(line.value) }))
    const seen = placed.filter(({ y }) => y >= 0 && y <= bounding.height)
    const labelled = placed.filter(({ line }) => line.text !== '').map((one) => atEdge(one, bounding.height))
    const places = stackLabels(
      labelled.map(({ y }) => y),
      TAG_HEIGHT,
      { top: LEGEND_BOTTOM, bottom: bounding.height },
    )
    const bars = chart.getDataList()
    return [
      ...seen.map(({ line, y }) => lineFigure(palette, line, y, bounding.width)),
      ...fills.flatMap(({ time, value, side }) => {
        const index = barAt(bars, time)
        return index < 0 ? [] : [fillFigure(palette, side, xAxis.convertToPixel(index), yAxis.convertToPixel(value))]
      }),
      ...labelled.map(({ line }, nth) => labelFigure(palette, line, places[nth] ?? 0)),
    ]
  },
}

registerOverlay(template)
