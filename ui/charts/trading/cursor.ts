import type { Chart, Crosshair } from 'klinecharts'
import { type Bar, barAt } from './bars.ts'

/** The effect of a key on a chart. */
export type CursorKey = 'left' | 'right' | 'page-left' | 'page-right' | 'start' | 'end' | 'in' | 'out' | 'leave'

const KEYS: Readonly<Record<string, CursorKey>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowDown: 'left',
  ArrowUp: 'right',
  PageDown: 'page-left',
  PageUp: 'page-right',
  Home: 'start',
  End: 'end',
  '+': 'in',
  '=': 'in',
  '-': 'out',
  Escape: 'leave',
}

/** The command of a key; `undefined` for other keys. Time runs to the right in every language. */
export const cursorKey = (key: string): CursorKey | undefined => KEYS[key]

/** Null clears the crosshair, which the types of klinecharts do not say. */
interface Clearing {
  executeAction(type: 'onCrosshairChange', data: Crosshair | null): void
}

/** The pane of the price. */
const PANE = 'candle_pane'
const PAGE = 10
const ZOOM = 1.3
/** Bars kept visible beside the cursor when the chart scrolls after it. */
const MARGIN = 3

const moved = (key: CursorKey, from: number, count: number): number => {
  const to: Partial<Record<CursorKey, number>> = {
    left: from - 1,
    right: from + 1,
    'page-left': from - PAGE,
    'page-right': from + PAGE,
    start: 0,
    end: count - 1,
  }
  return Math.max(0, Math.min(count - 1, to[key] ?? from))
}

/** The bar of a cursor. */
export interface CursorPosition {
  readonly index: number
  readonly count: number
  readonly bar: Bar
}

export type Cursor = ReturnType<typeof makeCursor>

/** A crosshair moved by keys. It stays on its bar while history is prepended. */
export const makeCursor = (chart: Chart) => {
  let standing: number | null = null

  const reveal = (index: number) => {
    const { from, to } = chart.getVisibleRange()
    const { bar } = chart.getBarSpace()
    if (index < from + 1) chart.scrollByDistance((from + MARGIN - index) * bar)
    else if (index >= to) chart.scrollByDistance((to - 1 - MARGIN - index) * bar)
  }

  const point = (index: number, bar: Bar) => {
    reveal(index)
    // After the microtask in which klinecharts lays out what has come into view.
    queueMicrotask(() => {
      const place = chart.convertToPixel({ dataIndex: index, value: bar.close }, { paneId: PANE })
      const { x, y } = (Array.isArray(place) ? place[0] : place) ?? {}
      if (x !== undefined && y !== undefined) chart.executeAction('onCrosshairChange', { x, y, paneId: PANE })
    })
  }

  /** Its bar, the newest where it was never moved; null without bars. */
  const here = (): CursorPosition | null => {
    const bars = chart.getDataList() as ReadonlyArray<Bar>
    const index = standing === null ? bars.length - 1 : Math.max(0, barAt(bars, standing))
    const bar = bars[index]
    return bar === undefined ? null : { index, count: bars.length, bar }
  }

  const leave = () => {
    standing = null
    const clearing: Clearing = chart
    clearing.executeAction('onCrosshairChange', null)
  }

  /** Executes the command; returns its new bar, or null where it has none. */
  const press = (key: CursorKey): CursorPosition | null => {
    if (key === 'leave') {
      leave()
      return null
    }
    const at = here()
    if (at === null) return null
    if (key === 'in' || key === 'out') {
      chart.zoomAtDataIndex(key === 'in' ? ZOOM : 1 / ZOOM, at.index)
      if (standing !== null) point(at.index, at.bar)
      return at
    }
    // The first press shows the newest bar; from there on it moves.
    const index = standing === null && (key === 'left' || key === 'right') ? at.index : moved(key, at.index, at.count)
    const bar = chart.getDataList()[index]
    if (bar === undefined) return null
    standing = bar.timestamp
    point(index, bar)
    return { index, count: at.count, bar }
  }

  return { press, here, leave }
}
