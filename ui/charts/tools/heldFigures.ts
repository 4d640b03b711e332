import type { OverlayFigure } from 'klinecharts'
import type { Decimal } from '../../../domain/money/decimal.ts'
import { toDrawing } from '../drawing.ts'
import type { ChartView } from '../trading/surface.ts'

/** The height of the price with its distance from the line, in pixels. */
const LABEL = 24

/** The line under a finger that drags a line, with the price where it is; outside the visible prices at that edge. */
export const heldFigures = (
  { height, palette, width, y: place }: ChartView,
  price: Decimal,
  text: string,
): ReadonlyArray<OverlayFigure> => {
  const y = Math.max(0, Math.min(height, place(toDrawing(price))))
  return [
    {
      type: 'line',
      ignoreEvent: true,
      attrs: {
        coordinates: [
          { x: 0, y },
          { x: width, y },
        ],
      },
      styles: { style: 'solid', size: 1.5, color: palette.accent },
    },
    {
      type: 'text',
      ignoreEvent: true,
      attrs: { x: width / 2, y: Math.max(LABEL, y - 4), text, align: 'center', baseline: 'bottom' },
      styles: {
        style: 'fill',
        size: 13,
        weight: 600,
        family: palette.family,
        color: palette.surface,
        backgroundColor: palette.accent,
        borderSize: 0,
        borderRadius: 3,
        paddingLeft: 5,
        paddingRight: 5,
        paddingTop: 2,
        paddingBottom: 2,
      },
    },
  ]
}
