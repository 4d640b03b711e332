import { signal } from '@preact/signals-react'
import { expect, it, vi } from 'vitest'
import { decimal } from '../../../../domain/money/decimal.ts'
import type { Candle } from '../../../../domain/quotes/candles.ts'
import { chartOnPage, mountChart, rising } from '../../testing/charts.tsx'
import { TradingChart } from '../../TradingChart.tsx'
import { LEGEND_BOTTOM, TAG_HEIGHT, TEXT_SIZE } from '../styles.ts'

const axis = () => chartOnPage().getYAxes({ paneId: 'candle_pane' })[0]!
/** The labels that the tag of the last price touches. */
const touched = () => {
  const tag = axis().convertToNicePixel(chartOnPage().getDataList().at(-1)!.close)
  return axis()
    .getTicks()
    .filter(({ coord }) => Math.abs(coord - tag) < (TAG_HEIGHT + TEXT_SIZE) / 2)
}

it('keeps the labels of the price axis clear of the last price, also while that moves between them', async () => {
  const candles = rising(0, 40)
  const newest = candles.at(-1)!
  const last = signal<Candle | null>(null)
  const series = { kind: 'candles', resolution: '5min', candles, last } as const
  await mountChart(<TradingChart name="Kinabalu" series={series} tick={decimal('0.01')} zone="Asia/Kuala_Lumpur" />)
  await expect.poll(() => document.querySelectorAll('canvas').length).toBeGreaterThan(0)
  let fewest = Infinity
  let most = 0
  for (let cents = 1000; cents <= 1040; cents += 1) {
    last.value = { ...newest, close: decimal((cents / 100).toFixed(2)) }
    // klinecharts lays out in a microtask.
    await Promise.resolve()
    await Promise.resolve()
    expect(touched(), `at ${cents}`).toEqual([])
    const count = axis().getTicks().length
    fewest = Math.min(fewest, count)
    most = Math.max(most, count)
  }
  // A label comes back when the tag has left it.
  expect(most).toBeGreaterThan(fewest)
  expect(fewest).toBeGreaterThan(2)
})

it('shows the volume of the last bar while no other bar is pointed at', async () => {
  const written = vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText')
  const candles = rising(0, 40).map((candle, nth) => (nth === 39 ? { ...candle, volume: decimal('7300') } : candle))
  const series = { kind: 'candles', resolution: '5min', candles } as const
  await mountChart(
    <TradingChart name="Kinabalu" series={series} tick={decimal('0.01')} zone="Asia/Kuala_Lumpur" sub="VOL" />,
  )
  await expect
    .poll(() => written.mock.calls.map(([text]) => text))
    .toEqual(expect.arrayContaining(['Volume: ', '7,3k']))
})

it('keeps the label of a take-profit above the visible prices clear of the figures of the indicator', async () => {
  const written = vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText')
  const top = (text: string) => written.mock.calls.findLast(([one]) => one === text)?.[2]
  const series = { kind: 'candles', resolution: '5min', candles: rising(0, 40) } as const
  const marks = { guards: [{ id: '7', positionId: '1', kind: 'profit', price: decimal('12.80') }] } as const
  await mountChart(
    <TradingChart
      name="Kinabalu"
      series={series}
      tick={decimal('0.01')}
      zone="Asia/Kuala_Lumpur"
      main="MA"
      marks={marks}
    />,
  )
  await expect.poll(() => top('↑ Take-profit 12,80')).toBeGreaterThanOrEqual(LEGEND_BOTTOM)
  expect(top('MA20: ')).toBeLessThan(LEGEND_BOTTOM)
})

it('keeps the order of the words and figures of a label that is read from right to left', async () => {
  const written = vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText')
  const series = { kind: 'candles', resolution: '5min', candles: rising(0, 40) } as const
  const marks = {
    pending: [{ id: '7', side: 'buy', price: decimal('8.80'), quantity: decimal('20'), isChangeable: true }],
  } as const
  await mountChart(
    <TradingChart name="Kinabalu" series={series} tick={decimal('0.01')} zone="Asia/Kuala_Lumpur" marks={marks} />,
    'ar',
  )
  const label = () => written.mock.calls.map(([text]) => text).find((text) => text.includes('8,80'))
  await expect.poll(label).toMatch(/^\u2068↓ شراء .*20.* بسعر .*8,80.*\u2069$/u)
})

it('draws words of the legend that are read from right to left as one text with their figure', async () => {
  const written = vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText')
  const candles = rising(0, 40).map((candle) => ({ ...candle, volume: decimal('7300') }))
  const series = { kind: 'candles', resolution: '5min', candles } as const
  await mountChart(
    <TradingChart name="Kinabalu" series={series} tick={decimal('0.01')} zone="Asia/Kuala_Lumpur" sub="VOL" />,
    'ar',
  )
  const legend = () => written.mock.calls.map(([text]) => text).find((text) => /: .*7,3/.test(text))
  await expect.poll(legend).toMatch(/^\u2068\p{Script=Arabic}.*: .*7,3.*\u2069$/u)
})
