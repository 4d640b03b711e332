import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { decimal } from '../../domain/money/decimal.ts'
import { resolveColours } from '../theme/colour.ts'
import { AllocationChart } from './AllocationChart.tsx'
import { BookLevels } from './BookLevels.tsx'
import { lazyChart } from './lazyChart.tsx'
import { LineHistory } from './LineHistory.tsx'
import { Sparkline } from './sparkline/Sparkline.tsx'
import { mountChart, OPEN, violations } from './testing/charts.tsx'

const DAY = 86_400_000
const points = ['100.00', '90.00', '130.50', '120.25'].map((value, nth) => ({
  at: OPEN + nth * DAY,
  value: decimal(value),
}))
const EUR = { kind: 'amount', currency: 'EUR' } as const
const holding = (name: string, amount: string) => ({ key: name, name, amount: decimal(amount) })
const holdings = [holding('Taiwan', '250.00'), holding('Malaysia', '750.00'), holding('Japan', '0')]
const allocation = <AllocationChart title="Assets by market" partName="Market" holdings={holdings} currency="EUR" />
const history = <LineHistory name="Assets" points={points} unit={EUR} zone="Asia/Kuala_Lumpur" />
const drawn = (selector: string) =>
  expect.poll(() => document.querySelectorAll(`.apexcharts-canvas ${selector}`).length).toBeGreaterThan(0)
const stroke = () => document.querySelector('.apexcharts-area-series path.apexcharts-area')?.getAttribute('fill')

afterEach(() => {
  delete document.documentElement.dataset['theme']
})

it('shows holdings as a ring, and as a table with shares that add up', async () => {
  await mountChart(allocation)
  await drawn('.apexcharts-pie-area')
  const table = page.getByRole('table', { name: 'Assets by market' })
  await expect.element(table).toBeVisible()
  const rows = [...document.querySelectorAll('tbody tr')].map((row) => row.textContent)
  expect(rows).toEqual([
    'Malaysia75,00\u00a0%750,00\u00a0EUR',
    'Taiwan25,00\u00a0%250,00\u00a0EUR',
    'Japan0,00\u00a0%0,00\u00a0EUR',
  ])
})

it('hides amounts, and shows where there is nothing to divide', async () => {
  const { rerender } = await mountChart(
    <AllocationChart title="Assets" partName="Market" holdings={holdings} currency="EUR" hidden />,
  )
  expect(document.body.textContent).not.toContain('750')
  await rerender(<AllocationChart title="Assets" partName="Market" holdings={[]} currency="EUR" />)
  await expect.element(page.getByText('Nothing to show yet')).toBeVisible()
})

it('draws a chart below the screen once it is near', async () => {
  await mountChart(
    <>
      <div style={{ height: 3_000 }} />
      {history}
    </>,
  )
  await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)))
  expect(document.querySelector('figure, .apexcharts-canvas')).toBeNull()
  document.querySelector('.animate-pulse')?.scrollIntoView()
  await drawn('path.apexcharts-area')
})

it('describes a history in words and draws it', async () => {
  await mountChart(history)
  await drawn('path.apexcharts-area')
  await expect
    .element(page.getByRole('figure'))
    .toHaveTextContent(
      'Assets. From 15 Jan 2026 to 18 Jan 2026: first 100,00 EUR, last 120,25 EUR, highest 130,50 EUR, ' +
        'lowest 90,00 EUR, change up 20,25 EUR. Time zone: Malaysia Time',
    )
})

it('follows the theme while it is open', async () => {
  document.documentElement.dataset['theme'] = 'light'
  await mountChart(history)
  await drawn('path.apexcharts-area')
  const numbers = (colour: string | null | undefined) => colour?.match(/\d+/g)?.slice(0, 3).join()
  const light = numbers(stroke())
  expect(light).toBe(numbers(resolveColours(['accent'], document.body)('accent')))
  document.documentElement.dataset['theme'] = 'dark'
  await expect.poll(() => numbers(stroke())).toBe(numbers(resolveColours(['accent'], document.body)('accent')))
  expect(numbers(stroke())).not.toBe(light)
})

it('keeps the direction of charts in Arabic, with Western figures', async () => {
  await mountChart(history, 'ar')
  await drawn('path.apexcharts-area')
  const canvas = document.querySelector('.apexcharts-canvas')!
  expect(getComputedStyle(canvas).direction).toBe('ltr')
  expect(canvas.textContent).toMatch(/\d/)
  expect(canvas.textContent).not.toMatch(/[٠-٩]/)
})

it('removes its charts from the page when it is unmounted', async () => {
  const { unmount } = await mountChart(history)
  await drawn('path.apexcharts-area')
  await unmount()
  expect(document.querySelectorAll('.apexcharts-canvas, svg')).toHaveLength(0)
})

it('shows the book, level by level, and reports a chosen price', async () => {
  const onPrice = vi.fn()
  const level = (price: string, quantity: string) => ({ price: decimal(price), quantity: decimal(quantity) })
  await mountChart(
    <BookLevels
      bids={[level('12.88', '42100'), level('12.86', '21050')]}
      asks={[level('12.90', '21050')]}
      tick={decimal('0.01')}
      onPrice={onPrice}
    />,
  )
  const rows = [...document.querySelectorAll('tbody tr')].map((row) => row.textContent)
  expect(rows[0]).toBe('42.10012,88112,9021.050')
  expect(rows[1]).toContain('21.05012,862')
  expect(rows).toHaveLength(5)
  await expect.element(page.getByText('Bids: 75,00 % of the quantity waiting')).toBeInTheDocument()
  await page.getByRole('button', { name: '12,90' }).click()
  expect(onPrice).toHaveBeenCalledWith(decimal('12.90'))
  expect(await violations()).toEqual([])
})

it('a book that large text makes wider than a phone scrolls in its own box', async () => {
  await page.viewport(320, 640)
  document.documentElement.style.fontSize = '200%'
  onTestFinished(async () => {
    document.documentElement.style.fontSize = ''
    await page.viewport(390, 844)
  })
  const level = { price: decimal('1160'), quantity: decimal('1200000') }
  await mountChart(<BookLevels bids={[level]} asks={[level]} tick={decimal('1')} />)
  const last = page.getByText('1.200.000', { exact: true }).last().element()
  const end = () => last.getBoundingClientRect().right
  expect(end()).toBeGreaterThan(320)
  last.scrollIntoView()
  expect(end()).toBeLessThanOrEqual(320)
  expect(document.documentElement.scrollWidth).toBe(320)
})

it('shows that a book is empty', async () => {
  await mountChart(<BookLevels bids={[]} asks={[]} tick={decimal('0.01')} />)
  await expect.element(page.getByText('No orders in the book')).toBeVisible()
})

it('colours a small line by its change', async () => {
  const values = ['1', '3', '2'].map(decimal)
  const { rerender } = await mountChart(<Sparkline values={values} />)
  const look = () => document.querySelector('svg')?.getAttribute('class')
  expect(look()).toContain('text-up')
  await rerender(<Sparkline values={values} against={decimal('2.5')} />)
  expect(look()).toContain('text-down')
  await rerender(<Sparkline values={[]} />)
  expect(look()).toContain('text-ink-3')
})

it('can be retried where its library did not load', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let there = false
  const Shown = ({ text }: { readonly text: string }) => <p>{text}</p>
  const Late = lazyChart<{ readonly text: string }>(
    async () => {
      if (!there) throw new Error('offline')
      return Shown
    },
    () => 100,
  )
  await mountChart(<Late text="Here" />)
  await expect.element(page.getByRole('alert')).toBeVisible()
  there = true
  await page.getByRole('button').click()
  await expect.element(page.getByText('Here')).toBeVisible()
})

it.each(['light', 'dark'])('is accessible: %s', async (theme) => {
  document.documentElement.dataset['theme'] = theme
  await mountChart(
    <>
      {allocation}
      {history}
    </>,
  )
  await drawn('path.apexcharts-area')
  await drawn('.apexcharts-pie-area')
  expect(await violations()).toEqual([])
})
