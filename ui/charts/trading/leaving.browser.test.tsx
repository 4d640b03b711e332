import { signal } from '@preact/signals-react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { decimal } from '../../../domain/money/decimal.ts'
import type { Candle } from '../../../domain/trading/candles.ts'
import type { OlderCandles } from '../series.ts'
import { mountChart, rising } from '../testing/charts.tsx'
import { TradingChart } from '../TradingChart.tsx'

/** Listeners that are on the document, its root, the window and media queries, which outlive a chart. */
const held = new Map<string, number>()
const count = (target: EventTarget, type: string, by: number) => {
  const outlives =
    target === document || target === document.documentElement || target === window || target instanceof MediaQueryList
  if (outlives) held.set(type, (held.get(type) ?? 0) + by)
}
const add = EventTarget.prototype.addEventListener
const remove = EventTarget.prototype.removeEventListener

beforeEach(() => {
  held.clear()
  EventTarget.prototype.addEventListener = function (this: EventTarget, ...[type, ...rest]: Parameters<typeof add>) {
    count(this ?? window, type, 1)
    return add.call(this, type, ...rest)
  }
  EventTarget.prototype.removeEventListener = function (
    this: EventTarget,
    ...[type, ...rest]: Parameters<typeof remove>
  ) {
    count(this ?? window, type, -1)
    return remove.call(this, type, ...rest)
  }
})
afterEach(() => {
  EventTarget.prototype.addEventListener = add
  EventTarget.prototype.removeEventListener = remove
})

it('leaves nothing behind', async () => {
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
  for (const type of ['keydown', 'mousedown', 'touchstart', 'change', 'resize']) {
    expect([type, held.get(type) ?? 0]).toEqual([type, 0])
  }
  expect(disconnected).toHaveBeenCalled()
  expect(unobserved).toHaveBeenCalled()
  // What comes too late reaches nobody, and breaks nothing.
  last.value = rising(60, 1)[0] ?? null
  answer({ candles: rising(0, 50), more: false })
  await new Promise((done) => setTimeout(done, 50))
  expect(document.querySelectorAll('canvas')).toHaveLength(0)
})
