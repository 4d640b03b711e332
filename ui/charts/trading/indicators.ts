import { type IndicatorCreate, type IndicatorTemplate, registerIndicator } from 'klinecharts'
import { UNKNOWN_FIGURE } from '../../../domain/money/format.ts'
import { drawnText, isRightToLeft } from '../drawnText.ts'
import type { MainIndicator, SubIndicator } from '../series.ts'
import { type IndicatorSettings, valuesOf } from '../indicatorSettings.ts'
import type { Bar } from './bars.ts'

/** The average price of the day, as the server sends it for each minute. */
export const AVERAGE = 'AVERAGE'
/**
 * Draws nothing: klinecharts reports the position of the crosshair to an indicator whenever it changes, also when it
 * disappears.
 */
export const CROSSHAIR = 'CROSSHAIR'

const average: IndicatorTemplate<{ average?: number }> = {
  name: AVERAGE,
  series: 'price',
  figures: [{ key: 'average', title: '', type: 'line' }],
  calc: (bars) => (bars as Array<Bar>).map((bar) => (bar.average === undefined ? {} : { average: bar.average })),
  // In one go: klinecharts makes a dozen objects for each of up to 1,440 minutes, at every tick.
  draw: ({ ctx, chart, indicator, xAxis, yAxis }) => {
    // Not the first colour, which the price itself has.
    const style = chart.getStyles().indicator.lines[1]
    const { from, to } = chart.getVisibleRange()
    ctx.translate(0.5, 0.5)
    ctx.setLineDash([])
    ctx.beginPath()
    for (let index = from; index < to; index += 1) {
      const value = indicator.result[index]?.average
      if (value !== undefined) ctx.lineTo(xAxis.convertToPixel(index), yAxis.convertToPixel(value))
    }
    ctx.lineWidth = style?.size ?? 1
    ctx.strokeStyle = style?.color ?? ''
    ctx.stroke()
    return true
  },
}

registerIndicator(average)
registerIndicator({ name: CROSSHAIR, series: 'price', figures: [], calc: () => [], draw: () => true })

/** The words of the legends. */
export interface LegendWords {
  readonly average: string
  readonly volume: string
}

/** The names of an indicator's lines in the legend, where the app does not use those of klinecharts. */
const legendOf = (name: string, words: LegendWords): Readonly<Record<string, string>> =>
  name === AVERAGE ? { average: `${words.average}: ` } : { volume: `${words.volume}: ` }

const renamed = (name: string, words: LegendWords, text: (value: number) => string): Partial<IndicatorCreate> => ({
  createTooltipDataSource: ({ indicator, crosshair, chart }) => {
    const values = new Map<string, unknown>(Object.entries(indicator.result[crosshair.dataIndex ?? -1] ?? {}))
    const lines = chart.getStyles().indicator.lines
    const plain = chart.getStyles().indicator.tooltip.legend.color
    let nth = name === AVERAGE ? 1 : 0
    const legends = indicator.figures.map(({ key, title, type }) => {
      const color = type === 'line' ? (lines[nth++ % lines.length]?.color ?? plain) : plain
      const value = values.get(key)
      const label = legendOf(name, words)[key] ?? title ?? ''
      const figure = typeof value === 'number' ? text(value) : UNKNOWN_FIGURE
      // klinecharts draws the value right of the label: words that are read from right to left are one text with it.
      return isRightToLeft(label)
        ? { title: { text: drawnText(`${label}${figure}`), color }, value: { text: '', color } }
        : { title: { text: label, color }, value: { text: drawnText(figure), color } }
    })
    return { name: '', calcParamsText: '', features: [], legends }
  },
})

/** The format of an indicator's figures: prices, quantities, and differences of prices with one more decimal. */
export interface Writers {
  readonly price: (n: number) => string
  readonly quantity: (n: number) => string
  readonly difference: (n: number) => string
}

/** Main or sub indicator `name` as klinecharts makes it. */
export const indicatorOf = (
  name: MainIndicator | SubIndicator | typeof AVERAGE,
  words: LegendWords,
  write: Writers,
  settings: IndicatorSettings,
): IndicatorCreate => {
  if (name === AVERAGE) return { name, ...renamed(name, words, write.price) }
  const calcParams = [...valuesOf(settings, name)]
  if (name === 'OBV') return { name, calcParams, shouldFormatBigNumber: true, precision: 0 }
  if (name === 'VOL') return { name, calcParams, ...renamed(name, words, write.quantity) }
  // The bars of MACD are transparent, which its legend must not be.
  return name === 'MACD' ? { name, calcParams, ...renamed(name, words, write.difference) } : { name, calcParams }
}

/** Those that klinecharts does not calculate as their sources do: `../indicators/own.ts` registers them. */
const OWN: ReadonlySet<string> = new Set(['SAR', 'ATR', 'MACD'])

let isLoaded = false

/** Whether indicators of our own are wanted that are not there yet. */
export const needsDownload = (...names: ReadonlyArray<MainIndicator | SubIndicator | null>): boolean =>
  !isLoaded && names.some((name) => name !== null && OWN.has(name))

/** Downloads the indicators of our own. */
export const loadIndicators = async (): Promise<void> => {
  const { registerOwn } = await import('../indicators/ownIndicators.ts')
  registerOwn()
  isLoaded = true
}
