import { signal } from '@preact/signals-react'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { decimal } from '../../domain/money/decimal.ts'
import type { Candle } from '../../domain/quotes/candles.ts'
import { resolveColours } from '../theme/colour.ts'
import type { CandleSeries, OlderCandles, TimeShareSeries } from './series.ts'
import { chartOnPage, mountChart, OPEN, rising, violations } from './testing/charts.tsx'
import { TradingChart, type TradingChartProps } from './TradingChart.tsx'

const MINUTE = 60_000
const base = { name: 'Kinabalu', tick: decimal('0.01'), zone: 'Asia/Kuala_Lumpur', main: 'MA', sub: 'VOL' } as const
const candles = (more: Partial<CandleSeries> = {}): CandleSeries => ({
  kind: 'candles',
  resolution: '5min',
  candles: rising(0, 100),
  ...more,
})
const day: TimeShareSeries = {
  kind: 'time-share',
  points: Array.from({ length: 60 }, (_, nth) => ({
    time: OPEN + nth * MINUTE,
    price: decimal(`10.${nth + 10}`),
    average: decimal('10.305'),
    volume: decimal('100'),
  })),
  sessions: [
    { opens: OPEN, closes: OPEN + 210 * MINUTE },
    { opens: OPEN + 330 * MINUTE, closes: OPEN + 480 * MINUTE },
  ],
  previousClose: decimal('10.00'),
}

const open = async (props: Partial<TradingChartProps> & Pick<TradingChartProps, 'series'>, language?: 'ar') => {
  const drawn = await mountChart(<TradingChart {...base} {...props} />, language)
  await expect.poll(() => document.querySelectorAll('canvas').length).toBeGreaterThan(0)
  return drawn
}
const slider = () => page.getByRole('slider')
const times = () =>
  chartOnPage()
    .getDataList()
    .map(({ timestamp }) => timestamp)
const upColour = () => chartOnPage().getStyles().candle.bar.upColor
const token = (name: 'up' | 'accent') => resolveColours([name], document.querySelector<HTMLElement>('figure')!)(name)

afterEach(() => {
  for (const name of ['theme', 'direction']) delete document.documentElement.dataset[name]
})

it('describes its content in words, and names the zone', async () => {
  await open({
    series: candles(),
    marks: {
      cost: decimal('10.5'),
      pending: [{ id: 'a', side: 'buy', price: decimal('10.2'), quantity: decimal('1200'), isChangeable: true }],
    },
  })
  await expect
    .element(page.getByRole('figure'))
    .toHaveTextContent(
      'From 15 Jan 2026, 09:00 to 15 Jan 2026, 17:15: first 10,00, last 11,00, highest 11,02, lowest 9,98, ' +
        'change up 10,00 %. Your average cost: 10,50. Your pending orders: Buy 1.200 at 10,20. Time zone: Malaysia Time',
    )
})

it('has the requested indicators, one above and one below', async () => {
  const series = candles()
  const drawn = await open({ series })
  const names = () =>
    chartOnPage()
      .getIndicators()
      .map(({ name }) => name)
      .filter((name) => name !== 'CROSSHAIR')
  expect(names()).toEqual(['MA', 'VOL'])
  for (const [main, sub] of [
    ['EMA', 'MACD'],
    ['BOLL', 'KDJ'],
    ['MA', 'RSI'],
  ] as const) {
    await drawn.rerender(<TradingChart {...base} series={series} main={main} sub={sub} />)
    // MACD is downloaded.
    await expect.poll(names).toEqual([main, sub])
  }
  await drawn.rerender(<TradingChart {...base} series={series} main={null} sub={null} />)
  expect(names()).toEqual([])
})

it('follows the theme and the direction colours while it is open', async () => {
  await open({ series: candles() })
  for (const [theme, direction] of [
    ['light', 'green-up'],
    ['dark', 'green-up'],
    ['dark', 'red-up'],
  ] as const) {
    document.documentElement.dataset['theme'] = theme
    document.documentElement.dataset['direction'] = direction
    await expect.poll(upColour).toBe(token('up'))
  }
  expect(upColour()).toBe('rgb(255, 122, 112)')
})

it('moves one candle with a tick, appends a new one, and ignores past ones', async () => {
  const last = signal<Candle | null>(null)
  await open({ series: candles({ last }) })
  const newest = () => chartOnPage().getDataList().at(-1)
  const [ninetyNine] = rising(99, 1) as [Candle]
  last.value = { ...ninetyNine, close: decimal('10.80') }
  expect([newest()?.close, times().length]).toEqual([10.8, 100])
  const [hundred] = rising(100, 1) as [Candle]
  last.value = hundred
  expect([newest()?.timestamp, times().length]).toEqual([hundred.start, 101])
  last.value = ninetyNine
  expect([newest()?.timestamp, times().length]).toEqual([hundred.start, 101])
})

it('loads history during a drag: one request at a time, nothing twice, until the end', async () => {
  const answers: Array<(page: OlderCandles | null) => void> = []
  const loadOlder = vi.fn<(before: number) => Promise<OlderCandles | null>>(
    () => new Promise((answer) => answers.push(answer)),
  )
  await open({ series: candles({ candles: rising(200, 100), loadOlder }) })
  const back = () => chartOnPage().scrollByDistance(5000)
  expect(loadOlder).not.toHaveBeenCalled()
  back()
  back()
  expect(loadOlder.mock.calls).toEqual([[rising(200, 1)[0]?.start]])
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading earlier prices…')
  answers[0]?.({ candles: rising(100, 105), more: true })
  await expect.poll(() => times().length).toBe(200)
  back()
  expect(loadOlder).toHaveBeenLastCalledWith(rising(100, 1)[0]?.start)
  answers[1]?.({ candles: rising(60, 40), more: false })
  await expect.poll(() => times().length).toBe(240)
  expect(times()).toEqual(rising(60, 240).map(({ start }) => start))
  back()
  expect(loadOlder).toHaveBeenCalledTimes(2)
  await expect.element(page.getByRole('status')).toHaveTextContent('')
})

it('never adds the history of one series to another', async () => {
  let answer: (page: OlderCandles) => void = () => {}
  const loadOlder = () => new Promise<OlderCandles>((given) => (answer = given))
  const drawn = await open({ series: candles({ candles: rising(500, 20), loadOlder }) })
  await drawn.rerender(<TradingChart {...base} series={candles()} />)
  answer({ candles: rising(0, 400), more: true })
  await new Promise((done) => setTimeout(done, 50))
  expect(times()).toEqual(rising(0, 100).map(({ start }) => start))
})

it('is read bar by bar with the keyboard', async () => {
  await open({ series: candles() })
  await userEvent.tab()
  await expect.element(slider()).toHaveFocus()
  await expect.element(slider()).toHaveAccessibleName('Chart of Kinabalu, 5 min')
  await userEvent.keyboard('{ArrowLeft}')
  const newest = '15 Jan 2026, 17:15. Open 10,99, high 11,02, low 10,97, close 11,00, change +0,09\u00a0%, volume 1,5k'
  await expect.element(slider()).toHaveAttribute('aria-valuetext', newest)
  await expect.poll(() => document.querySelector('dl')?.textContent).toContain('11,02')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(slider()).toHaveAttribute('aria-valuetext', expect.stringMatching('17:10. Open 10,98'))
  await userEvent.keyboard('{Home}')
  await expect.element(slider()).toHaveAttribute('aria-valuenow', '0')
  await expect.poll(() => document.querySelector('dl')?.textContent).toContain('10,00')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => document.querySelector('dl')).toBeNull()
})

it('zooms with plus and minus', async () => {
  await open({ series: candles() })
  await userEvent.tab()
  const before = chartOnPage().getBarSpace().bar
  await userEvent.keyboard('+')
  expect(chartOnPage().getBarSpace().bar).toBeGreaterThan(before)
  await userEvent.keyboard('--')
  expect(chartOnPage().getBarSpace().bar).toBeLessThan(before)
})

it('shows the figures of the candle under the mouse, and hides them when it leaves', async () => {
  await open({ series: candles() })
  const figures = () => document.querySelector('dl')?.textContent ?? null
  await userEvent.hover(slider(), { position: { x: 60, y: 120 } })
  await expect.poll(figures).toMatch(/Open1\d,\d\d.*Volume1,5k/)
  await userEvent.unhover(slider())
  await expect.poll(figures).toBeNull()
})

it('draws cost, orders and fills, and redraws them when they change', async () => {
  const series = candles()
  const drawn = await open({ series })
  const marked = () => chartOnPage().getOverlays({ name: 'customerMarks' })
  const first = chartOnPage()
  expect(marked()).toHaveLength(1)
  const marks = {
    cost: decimal('10.5'),
    pending: [{ id: 'a', side: 'sell', price: decimal('11.00'), quantity: decimal('100'), isChangeable: true }],
    fills: [{ id: 'b', side: 'buy', price: decimal('10.4'), time: OPEN }],
  } as const
  await drawn.rerender(<TradingChart {...base} series={series} marks={marks} />)
  // The same chart: a new one would lose the customer's place in it.
  expect(chartOnPage()).toBe(first)
  expect(marked()).toHaveLength(1)
  expect(marked()[0]?.extendData).toMatchObject({
    lines: [
      { value: 10.5, text: 'Cost 10,50', look: 'cost' },
      { value: 11, text: 'Sell 100 at 11,00', look: 'sell' },
    ],
    fills: [{ value: 10.4, side: 'buy', time: OPEN }],
  })
})

it('shows a day over the width of its sessions, with the previous close in the middle', async () => {
  await open({ series: day })
  await expect
    .poll(() => chartOnPage().getBarSpace().bar * 360)
    .toBeCloseTo(chartOnPage().getSize('candle_pane', 'main')!.width, 3)
  const x = (dataIndex: number) => (chartOnPage().convertToPixel({ dataIndex }) as { x: number }).x
  expect(x(0)).toBeLessThan(2)
  expect(x(59) / chartOnPage().getSize('candle_pane', 'main')!.width).toBeCloseTo(60 / 360, 1)
  const { from, to } = chartOnPage().getYAxes({ paneId: 'candle_pane' })[0]!.getRange()
  expect((from + to) / 2).toBeCloseTo(10, 1)
  expect(
    chartOnPage()
      .getIndicators()
      .map(({ name }) => name),
  ).toEqual(['CROSSHAIR', 'AVERAGE', 'VOL'])
})

it('adds minutes to a day without moving earlier ones', async () => {
  const last = signal<(typeof day.points)[number] | null>(null)
  await open({ series: { ...day, last } })
  const first = () => (chartOnPage().convertToPixel({ dataIndex: 0 }) as { x: number }).x
  await expect.poll(first).toBeLessThan(2)
  last.value = { ...day.points[59]!, time: OPEN + 60 * MINUTE }
  expect(times()).toHaveLength(61)
  await expect.poll(first).toBeLessThan(2)
})

it('follows the size of its container', async () => {
  await page.viewport(390, 844)
  await open({ series: day })
  const width = () => chartOnPage().getSize()?.width
  expect(width()).toBe(358)
  await page.viewport(360, 740)
  await expect.poll(width).toBe(328)
  await expect
    .poll(() => chartOnPage().getBarSpace().bar * 360)
    .toBeCloseTo(chartOnPage().getSize('candle_pane', 'main')!.width, 3)
  await page.viewport(390, 844)
})

it('keeps its direction in Arabic, while its words do not', async () => {
  await open({ series: candles() }, 'ar')
  expect(getComputedStyle(slider().element()).direction).toBe('ltr')
  expect(getComputedStyle(document.querySelector('figure')!).direction).toBe('rtl')
  await expect.element(page.getByText('المنطقة الزمنية: توقيت ماليزيا').last()).toBeVisible()
})

it('shows that there are no prices yet', async () => {
  await open({ series: candles({ candles: [] }) })
  await expect.element(page.getByText('No prices yet').last()).toBeVisible()
  // An invented scale would go from below zero to above it.
  expect(document.querySelector('canvas')!.checkVisibility({ visibilityProperty: true })).toBe(false)
  expect(slider().query()).toBeNull()
})

it('starts with the first tick of a day that had no prices yet', async () => {
  const last = signal<(typeof day.points)[number] | null>(null)
  await open({ series: { ...day, points: [], last } })
  expect(slider().query()).toBeNull()
  last.value = day.points[0]!
  await expect.element(slider()).toBeVisible()
  expect(times()).toEqual([OPEN])
  await expect.poll(() => (chartOnPage().convertToPixel({ dataIndex: 0 }) as { x: number }).x).toBeLessThan(2)
})

it.each(['light', 'dark'])('is accessible: %s', async (theme) => {
  document.documentElement.dataset['theme'] = theme
  await open({ series: candles() })
  expect(await violations()).toEqual([])
  await userEvent.tab()
  await userEvent.keyboard('{ArrowLeft}')
  expect(await violations()).toEqual([])
})
