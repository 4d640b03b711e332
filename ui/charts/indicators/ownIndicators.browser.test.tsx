import { make } from 'effect/BigDecimal'
import { expect, it } from 'vitest'
import { decimal } from '../../../domain/money/decimal.ts'
import {
  ATR_EXAMPLE,
  BOLL_EXAMPLE,
  EMA_EXAMPLE,
  OBV_EXAMPLE,
  RSI_EXAMPLE,
  WILDER_SAR,
} from '../../../domain/quotes/indicators/testing/published.ts'
import { exponentialAverage } from '../../../domain/quotes/indicators/macd.ts'
import type { CandleSeries, MainIndicator, SubIndicator } from '../series.ts'
import { chartOnPage, mountChart, OPEN } from '../testing/charts.tsx'
import { TradingChart } from '../TradingChart.tsx'

interface Example {
  readonly high: number
  readonly low: number
  readonly close: number
  readonly volume?: number
}
const money = (n: number) => make(BigInt(Math.round(n * 100)), 2)

const seriesOf = (bars: ReadonlyArray<Example>): CandleSeries => ({
  kind: 'candles',
  resolution: '5min',
  candles: bars.map(({ high, low, close, volume = 100 }, nth) => ({
    start: OPEN + nth * 300_000,
    open: money(close),
    high: money(high),
    low: money(low),
    close: money(close),
    volume: decimal(String(volume)),
    turnover: decimal('100'),
  })),
})

const closing = (closes: ReadonlyArray<number>, volumes: ReadonlyArray<number> = []): ReadonlyArray<Example> =>
  closes.map((close, nth) => ({ high: close, low: close, close, volume: volumes[nth] ?? 100 }))

/** The values of a line of an indicator as the chart draws them. */
const drawn = async (
  bars: ReadonlyArray<Example>,
  key: string,
  shown: { readonly main?: MainIndicator; readonly sub?: SubIndicator },
  values: ReadonlyArray<number>,
) => {
  const settings = { [shown.main ?? shown.sub ?? '']: values }
  await mountChart(
    <TradingChart name="A" tick={decimal('0.01')} zone="UTC" series={seriesOf(bars)} {...shown} settings={settings} />,
  )
  const result = () => {
    const { result: found = [] } = chartOnPage().getIndicators({ name: shown.main ?? shown.sub ?? '' })[0] ?? {}
    return found.map((value) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined))
  }
  await expect.poll(() => result().filter((value) => value !== undefined).length).toBeGreaterThan(0)
  return result()
}

it('draws Wilder’s average true range, which the library does not have', async () => {
  const values = await drawn(ATR_EXAMPLE.bars, 'atr', { sub: 'ATR' }, [14])
  for (const [nth, value] of ATR_EXAMPLE.values.entries()) expect(values[nth + 14]).toBeCloseTo(value, 3)
})

it('draws Wilder’s parabolic stop and reverse in place of the library’s', async () => {
  const values = await drawn(WILDER_SAR.bars, 'sar', { main: 'SAR' }, [2, 20])
  for (const [at, value] of WILDER_SAR.values) expect(values[at]).toBeCloseTo(value, 2)
})

it('draws the relative strength of the published example, as the library calculates it', async () => {
  const values = await drawn(closing(RSI_EXAMPLE.closes), 'rsi1', { sub: 'RSI' }, [14, 14, 14])
  for (const [nth, value] of RSI_EXAMPLE.values.entries()) expect(values[nth + 14]).toBeCloseTo(value, 1)
})

it('draws the per cent range of Williams as its definition says', async () => {
  const { bars } = ATR_EXAMPLE
  const values = await drawn(bars, 'wr1', { sub: 'WR' }, [14])
  const [high, low] = [
    Math.max(...bars.slice(0, 14).map((bar) => bar.high)),
    Math.min(...bars.slice(0, 14).map((bar) => bar.low)),
  ]
  expect(values[13]).toBeCloseTo(((50.03 - high) / (high - low)) * 100, 6)
})

/** As near as the published figures are exact. */
const expectPublished = (values: ReadonlyArray<unknown>, first: number, published: ReadonlyArray<number>) => {
  for (const [nth, value] of published.entries())
    expect(Math.abs(Number(values[first + nth]) - value), `${nth}`).toBeLessThan(0.011)
}

it('draws the exponential average of the published example', async () => {
  const values = await drawn(closing(EMA_EXAMPLE.closes), 'ema1', { main: 'EMA' }, [10, 10, 10])
  expectPublished(values, 9, EMA_EXAMPLE.values)
})

it('draws the simple average of the published example', async () => {
  const values = await drawn(closing(BOLL_EXAMPLE.closes), 'ma1', { main: 'MA' }, [20, 20, 20])
  expectPublished(values, 19, BOLL_EXAMPLE.middle)
})

it.each([
  ['mid', BOLL_EXAMPLE.middle],
  ['up', BOLL_EXAMPLE.upper],
  ['dn', BOLL_EXAMPLE.lower],
] as const)('draws the band "%s" of Bollinger’s published example', async (key, published) => {
  const values = await drawn(closing(BOLL_EXAMPLE.closes), key, { main: 'BOLL' }, [20, 2])
  expectPublished(values, 19, published)
})

it('draws the on-balance volume of the published example', async () => {
  const values = await drawn(closing(OBV_EXAMPLE.closes, OBV_EXAMPLE.volumes), 'obv', { sub: 'OBV' }, [30])
  expect(values).toEqual(OBV_EXAMPLE.values)
})

it('draws the average volume', async () => {
  const values = await drawn(closing(OBV_EXAMPLE.closes, OBV_EXAMPLE.volumes), 'ma1', { sub: 'VOL' }, [5, 10])
  expect(values[4]).toBeCloseTo((25_200 + 30_000 + 25_600 + 32_000 + 23_000) / 5, 6)
})

it('draws the difference of the exponential averages', async () => {
  const { closes } = BOLL_EXAMPLE
  const values = await drawn(closing(closes), 'dif', { sub: 'MACD' }, [6, 12, 9])
  const [short, long] = [exponentialAverage(closes, 6), exponentialAverage(closes, 12)]
  expect(values[30]).toBeCloseTo(Number(short[30]) - Number(long[30]), 6)
})

it.each(['k', 'd', 'j'] as const)(
  'draws the line "%s" of Lane’s stochastic, smoothed by thirds from 50',
  async (key) => {
    const { bars } = ATR_EXAMPLE
    const values = await drawn(bars, key, { sub: 'KDJ' }, [9, 3, 3])
    let [k, d] = [50, 50]
    for (let nth = 8; nth < bars.length; nth += 1) {
      const window = bars.slice(nth - 8, nth + 1)
      const low = Math.min(...window.map((bar) => bar.low))
      const high = Math.max(...window.map((bar) => bar.high))
      k = (2 * k + (100 * (bars[nth]!.close - low)) / (high - low)) / 3
      d = (2 * d + k) / 3
      expect(values[nth]).toBeCloseTo({ k, d, j: 3 * k - 2 * d }[key], 6)
    }
  },
)
