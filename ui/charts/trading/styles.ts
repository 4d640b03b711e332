import type { DeepPartial, Styles } from 'klinecharts'
import { type Palette, withAlpha } from '../palette.ts'

/** Of every text in a chart, in pixels. */
export const TEXT_SIZE = 11
const TAG_PADDING = 3
/** Of the tag of a price on its axis, in pixels. */
export const TAG_HEIGHT = TEXT_SIZE + 2 * TAG_PADDING
const LEGEND_MARGIN = 2
/** The lower edge of the line of figures at the top of a pane, in pixels from there. */
export const LEGEND_BOTTOM = TEXT_SIZE + 4 * LEGEND_MARGIN

/** Lines of indicators, first to last. Never the direction colours: those mean a change of price. */
const linesOf = (palette: Palette) =>
  [palette.accent, palette.amber, palette['text-2'], palette['text-3'], palette.text].map((color) => ({
    color,
    size: 1,
    smooth: false,
  }))

const tagOf = (palette: Palette, backgroundColor: string) => ({
  size: TEXT_SIZE,
  family: palette.family,
  weight: 600,
  color: palette.surface,
  borderSize: 0,
  borderRadius: 3,
  paddingLeft: 4,
  paddingRight: 4,
  paddingTop: TAG_PADDING,
  paddingBottom: TAG_PADDING,
  backgroundColor,
})

const axisOf = (palette: Palette) => ({
  axisLine: { show: false },
  tickLine: { show: false },
  tickText: { color: palette['text-3'], size: TEXT_SIZE, family: palette.family, marginStart: 6, marginEnd: 6 },
})

const candleOf = (palette: Palette, line: boolean): DeepPartial<Styles['candle']> => {
  const { up, down } = palette
  const unchanged = palette['text-2']
  const mark = { color: palette['text-3'], textFamily: palette.family, textSize: TEXT_SIZE }
  return {
    type: line ? 'area' : 'candle_solid',
    bar: {
      upColor: up,
      downColor: down,
      noChangeColor: unchanged,
      upBorderColor: up,
      downBorderColor: down,
      noChangeBorderColor: unchanged,
      upWickColor: up,
      downWickColor: down,
      noChangeWickColor: unchanged,
    },
    area: {
      lineColor: palette.accent,
      lineSize: 1.5,
      backgroundColor: withAlpha(palette.accent, 0.07),
      point: { show: false, animation: false },
    },
    priceMark: {
      high: mark,
      low: mark,
      last: {
        upColor: line ? palette.accent : up,
        downColor: line ? palette.accent : down,
        noChangeColor: line ? palette.accent : unchanged,
        line: { dashedValue: [2, 3] },
        text: tagOf(palette, up),
      },
    },
    // The readout beside the crosshair is a part of the page, not of the canvas.
    tooltip: { showRule: 'none', offsetLeft: 0, offsetTop: LEGEND_MARGIN },
  }
}

/** The styles of the chart; `line` for the time-share line, which has no candles. */
export const stylesOf = (palette: Palette, line: boolean): DeepPartial<Styles> => {
  const grey = palette['text-3']
  const crosshair = {
    line: { color: grey, dashedValue: [3, 3] },
    text: tagOf(palette, palette['text-2']),
  }
  const bars = {
    upColor: withAlpha(palette.up, 0.5),
    downColor: withAlpha(palette.down, 0.5),
    noChangeColor: withAlpha(palette['text-2'], 0.5),
  }
  const legend = {
    size: TEXT_SIZE,
    family: palette.family,
    color: palette['text-2'],
    marginTop: LEGEND_MARGIN,
    marginBottom: LEGEND_MARGIN,
  }
  return {
    grid: { horizontal: { color: palette.line, style: 'solid' }, vertical: { show: false } },
    candle: candleOf(palette, line),
    indicator: {
      ohlc: bars,
      bars: [bars],
      lines: linesOf(palette),
      circles: [bars],
      tooltip: {
        offsetLeft: 0,
        offsetTop: LEGEND_MARGIN,
        title: { show: false },
        legend: { ...legend, marginLeft: 0, marginRight: 10, defaultValue: '—' },
      },
    },
    xAxis: axisOf(palette),
    yAxis: axisOf(palette),
    separator: { size: 1, color: palette.line, fill: true, activeBackgroundColor: 'transparent' },
    // The readout shows the time.
    crosshair: { horizontal: crosshair, vertical: { ...crosshair, text: { show: false } } },
  }
}
