import { type Chart, type OverlayFigure, type OverlayTemplate, registerOverlay } from 'klinecharts'
import type { Palette } from '../palette.ts'
import type { Bar } from './bars.ts'

/** The pane of the price as it is drawn now. Pixels from its left and top edge; values and indices as in klinecharts. */
export interface ChartView {
  readonly width: number
  readonly height: number
  /** Width of the price axis, which begins where the pane ends. */
  readonly axis: number
  readonly bars: ReadonlyArray<Bar>
  /** The first and the last visible bar, as indices. */
  readonly visible: { readonly from: number; readonly to: number }
  readonly palette: Palette
  readonly x: (index: number) => number
  readonly y: (value: number) => number
  readonly indexAt: (x: number) => number
  readonly valueAt: (y: number) => number
}

/** What is drawn over the candles; called again whenever the chart is drawn. */
export type ChartLayer = (view: ChartView) => ReadonlyArray<OverlayFigure>

/** The pane of the price, for what draws on it and is downloaded later. */
export interface ChartSurface {
  /** Adds a layer; returns the function that removes it. */
  readonly add: (layer: ChartLayer) => () => void
  /** Draws the layers again. */
  readonly redraw: () => void
  /**
   * Makes the price axis reach to other values too, asked for whenever it is laid out; null takes that back. Returns
   * null where there are none.
   */
  readonly reach: (to: Reach | null) => void
}

/** The lowest and the highest value to be visible beside the candles that are visible. */
export type Reach = (view: Pick<ChartView, 'bars' | 'visible'>) => readonly [low: number, high: number] | null

/** The name of the layers for `createOverlay`. */
const LAYERS = 'layers'

interface Drawn {
  readonly draw: ChartLayer
  readonly palette: () => Palette
}

/** The first and the last bar that is visible, also in part. */
export const visibleBars = (chart: Chart): ChartView['visible'] => {
  const { realFrom, realTo } = chart.getVisibleRange()
  const { length } = chart.getDataList()
  return { from: Math.max(0, Math.floor(realFrom)), to: Math.min(length, Math.ceil(realTo)) - 1 }
}

const template: OverlayTemplate<Drawn> = {
  name: LAYERS,
  totalStep: 2,
  lock: true,
  createPointFigures: ({ chart, overlay, bounding, xAxis, yAxis }) => {
    if (xAxis === null || yAxis === null) return []
    const { draw, palette } = overlay.extendData
    const bars = chart.getDataList()
    const view: ChartView = {
      width: bounding.width,
      height: bounding.height,
      axis: chart.getSize(overlay.paneId, 'yAxis')?.width ?? 0,
      bars,
      visible: visibleBars(chart),
      palette: palette(),
      x: (index) => xAxis.convertToPixel(index),
      y: (value) => yAxis.convertToPixel(value),
      indexAt: (x) => xAxis.convertFromPixel(x),
      valueAt: (y) => yAxis.convertFromPixel(y),
    }
    return [...draw(view)]
  },
}

registerOverlay(template)

/** The layers of a chart. */
export const makeSurface = (chart: Chart, palette: () => Palette, reach: ChartSurface['reach']): ChartSurface => {
  const layers = new Set<ChartLayer>()
  const draw: ChartLayer = (view) => [...layers].flatMap((layer) => layer(view))
  let drawings = 0
  // klinecharts draws an overlay again when its points change. To remove and create it would lay out the page four times.
  const redraw = () => {
    const points = [{ value: (drawings += 1) }]
    if (!chart.overrideOverlay({ id: LAYERS, points }) && layers.size > 0)
      chart.createOverlay({ name: LAYERS, id: LAYERS, points, extendData: { draw, palette } })
  }
  return {
    redraw,
    reach,
    add: (layer) => {
      layers.add(layer)
      redraw()
      return () => {
        layers.delete(layer)
        redraw()
      }
    },
  }
}
