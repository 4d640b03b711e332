import { make } from 'effect/BigDecimal'
import { expect, it } from 'vitest'
import { decimal } from '../../../domain/money/decimal.ts'
import { ATR_EXAMPLE, RSI_EXAMPLE, WILDER_SAR } from '../../../domain/quotes/indicators/testing/published.ts'
import type { CandleSeries, MainIndicator, SubIndicator } from '../series.ts'
import { chartOnPage, mountChart, OPEN } from '../testing/charts.tsx'
import { TradingChart } from '../TradingChart.tsx'

interface Example {
  readonly high: number
  readonly low: number
  readonly close: number
}
const money = (n: number) => make(BigInt(Math.round(n * 100)), 2)

const seriesOf = (bars: ReadonlyArray<Example>): CandleSeries => ({
  kind: 'candles',
  resolution: '5min',
  candles: bars.map(({ high, low, close }, nth) => ({
    start: OPEN + nth * 300_000,
    open: money(close),
    high: money(high),
    low: money(low),
    close: money(close),
    volume: decimal('100'),
    turnover: decimal('100'),
  })),
})

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
  const bars = RSI_EXAMPLE.closes.map((close) => ({ high: close, low: close, close }))
  const values = await drawn(bars, 'rsi1', { sub: 'RSI' }, [14, 14, 14])
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
