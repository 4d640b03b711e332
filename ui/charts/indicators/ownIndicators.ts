import { registerIndicator } from 'klinecharts'
import { averageTrueRange } from '../../../domain/quotes/indicators/atr.ts'
import { macdOf } from '../../../domain/quotes/indicators/macd.ts'
import { parabolicSar } from '../../../domain/quotes/indicators/sar.ts'

/**
 * Registers the indicators that klinecharts does not have, or calculates in another way than their sources. A function, so that
 * the build keeps it. Source: RULES.md, indicators.
 */
export const registerOwn = (): void => {
  registerIndicator<{ atr?: number }, number>({
    name: 'ATR',
    shortName: 'ATR',
    calcParams: [14],
    figures: [{ key: 'atr', title: 'ATR: ', type: 'line' }],
    calc: (bars, { calcParams: [period = 14] }) =>
      averageTrueRange(bars, period).map((atr) => (atr === undefined ? {} : { atr })),
  })

  registerIndicator<{ sar?: number; high?: number; low?: number }, number>({
    name: 'SAR',
    shortName: 'SAR',
    series: 'price',
    calcParams: [2, 20],
    figures: [
      {
        key: 'sar',
        title: 'SAR: ',
        type: 'circle',
        styles: ({ data: { current }, defaultStyles }) => {
          const { sar = 0, high = 0, low = 0 } = current ?? {}
          const circle = defaultStyles?.circles[0]
          return circle ? { color: sar < (high + low) / 2 ? circle.upColor : circle.downColor } : null
        },
      },
    ],
    calc: (bars, { calcParams: [step = 2, most = 20] }) =>
      parabolicSar(bars, step / 100, most / 100).map((sar, nth) => {
        const bar = bars[nth]
        return sar === undefined || bar === undefined ? {} : { sar, high: bar.high, low: bar.low }
      }),
  })

  registerIndicator<{ dif?: number; dea?: number; macd?: number }, number>({
    name: 'MACD',
    shortName: 'MACD',
    calcParams: [12, 26, 9],
    figures: [
      { key: 'dif', title: 'DIF: ', type: 'line' },
      { key: 'dea', title: 'DEA: ', type: 'line' },
      {
        key: 'macd',
        title: 'MACD: ',
        type: 'bar',
        baseValue: 0,
        styles: ({ data: { prev, current }, defaultStyles }) => {
          const bar = defaultStyles?.bars[0]
          if (!bar) return null
          const value = current?.macd ?? 0
          const color = value > 0 ? bar.upColor : value < 0 ? bar.downColor : bar.noChangeColor
          return { style: (prev?.macd ?? value) < value ? 'stroke' : 'fill', color, borderColor: color }
        },
      },
    ],
    calc: (bars, { calcParams: [fast = 12, slow = 26, signal = 9] }) => [
      ...macdOf(
        bars.map(({ close }) => close),
        fast,
        slow,
        signal,
      ),
    ],
  })
}
