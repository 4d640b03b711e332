import { signal } from '@preact/signals-react'
import { beforeEach, expect, it, vi } from 'vitest'
import { decimal } from '../../domain/money/decimal.ts'
import type { Candle } from '../../domain/quotes/candles.ts'
import type { OlderCandles } from './series.ts'
import { LineHistory } from './LineHistory.tsx'
import { mountChart, rising } from './testing/charts.tsx'
import { TradingChart } from './TradingChart.tsx'

/** Listeners on objects that outlive a chart: the document, its root, the window and media queries. */
const held = new Map<string, number>()
const count = (target: EventTarget, type: string, by: number) => {
  const outlives =
    [document, document.documentElement, window].includes(target as Document) || target instanceof MediaQueryList
  if (outlives) held.set(type, (held.get(type) ?? 0) + by)
}

const counted = (name: 'addEventListener' | 'removeEventListener', by: number) => {
  const real = Reflect.get(EventTarget.prototype, name) as (...given: ReadonlyArray<unknown>) => void
  vi.spyOn(EventTarget.prototype, name).mockImplementation(function (
    this: EventTarget | undefined,
    type: string,
    ...rest: ReadonlyArray<unknown>
  ) {
    count(this ?? window, type, by)
    real.call(this ?? window, type, ...rest)
  })
}

/** The remaining listeners, without React's own on the selection. */
const left = () => [...held].filter(([type, count]) => count !== 0 && type !== 'selectionchange')

beforeEach(() => {
  held.clear()
  counted('addEventListener', 1)
  counted('removeEventListener', -1)
})
it('removes everything of a trading chart', async () => {
  const last = signal<Candle | null>(null)
  const disconnected = vi.spyOn(ResizeObserver.prototype, 'disconnect')
  const unobserved = vi.spyOn(MutationObserver.prototype, 'disconnect')
  let answer: (page: OlderCandles) => void = () => {}
  const loadOlder = () => new Promise<OlderCandles>((given) => (answer = given))
  const series = { kind: 'candles', resolution: '5min', candles: rising(50, 10), last, loadOlder } as const
  const drawn = await mountChart(
    <TradingChart name="Kinabalu" series={series} tick={decimal('0.01')} zone="Asia/Kuala_Lumpur" sub="VOL" />,
  )
  await expect.poll(() => document.querySelectorAll('canvas').length).toBeGreaterThan(0)
  const during = new Map(held)
  expect(during.get('keydown')).toBeGreaterThan(0)
  await drawn.unmount()
  expect(document.querySelectorAll('canvas')).toHaveLength(0)
  expect(left()).toEqual([])
  expect(disconnected).toHaveBeenCalled()
  expect(unobserved).toHaveBeenCalled()
  // A late answer has no effect.
  last.value = rising(60, 1)[0] ?? null
  answer({ candles: rising(0, 50), more: false })
  await new Promise((done) => setTimeout(done, 50))
  expect(document.querySelectorAll('canvas')).toHaveLength(0)
})

it('removes everything of a history', async () => {
  const points = [100, 120].map((value, nth) => ({ at: nth * 86_400_000, value: decimal(String(value)) }))
  const drawn = await mountChart(
    <LineHistory name="Assets" points={points} unit={{ kind: 'percent' }} zone="Asia/Kuala_Lumpur" />,
  )
  await expect.poll(() => document.querySelectorAll('path.apexcharts-area').length).toBeGreaterThan(0)
  expect(held.get('change')).toBeGreaterThan(0)
  await drawn.unmount()
  expect(left()).toEqual([])
})
