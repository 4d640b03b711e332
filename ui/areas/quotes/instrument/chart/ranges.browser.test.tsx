import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SPANS } from '../../../../../domain/quotes/span.ts'
import { expectDrawn, slider } from '../../../../charts/testing/drawnChart.ts'
import { expectNoBarriers } from '../../../../testing/barriers.ts'
import { detail } from '../../../orders/ticket/testing/sample.ts'
import { openInstrument } from '../../testing/instrumentPage.tsx'

afterEach(async () => {
  await page.viewport(390, 844)
})

type Words = Awaited<ReturnType<typeof openInstrument>>['words']
const chip = ({ charts }: Words, span: (typeof SPANS)[number]) =>
  page.getByRole('radio', { name: `${charts.spans[span].short()} ${charts.spans[span].full()}`, exact: true })
const chartOf = ({ charts }: Words, span: (typeof SPANS)[number]) => new RegExp(` ${charts.spans[span].full()}$`)

it.each(['us', 'ar'] as const)('begins with the line of the day, and each range is one tap (%s)', async (language) => {
  await page.viewport(320, 844)
  const { asked, words } = await openInstrument({ language })
  await expect.element(slider).toHaveAccessibleName(new RegExp(`${words.charts.ranges['time-share']()}$`))
  await expect.element(chip(words, '1D')).toBeChecked()
  const strip = page.getByRole('radiogroup', { name: words.charts.range() }).element()
  const tops = SPANS.map((span) => chip(words, span).element().getBoundingClientRect().top)
  expect(new Set(tops).size).toBe(1)
  expect(strip.scrollWidth).toBeLessThanOrEqual(strip.clientWidth)
  expect(document.documentElement.scrollWidth).toBe(320)
  const height = () => document.querySelector('figure')!.getBoundingClientRect().top
  const before = height()
  for (const span of SPANS.slice(1)) {
    await chip(words, span).click()
    await expect.element(slider).toHaveAccessibleName(chartOf(words, span))
    expect(height()).toBe(before)
  }
  await expectNoBarriers()
  expect(asked.map(({ resolution }) => resolution)).toEqual(['30min', 'day', 'day', 'week', 'month'])
})

it('says the return over the range in money and per cent, and since when where the history is shorter', async () => {
  const { words } = await openInstrument()
  const { charts } = words
  await chip(words, '1M').click()
  await expect.element(slider).toHaveAccessibleName(chartOf(words, '1M'))
  const shownText = () => document.querySelector('[aria-pressed]')?.previousElementSibling?.textContent
  await expect
    .poll(shownText)
    .toMatch(
      new RegExp(`^${charts.spans['1M'].full()} .*(up|down) [▲▼][+−]\\d,\\d{3}.MYR \\([+−]\\d+,\\d\\d.%\\)$`, 'i'),
    )
  // There are 350 days.
  await chip(words, '1Y').click()
  await expect.poll(shownText).toMatch(/^Prices since \d+ \w+ \d{4} /)
})

it('says the return of an index without a currency: it has points', async () => {
  const { words } = await openInstrument({ found: { ...detail(), market: 'INDEX' } })
  await chip(words, '1M').click()
  const shownText = () => document.querySelector('[aria-pressed]')?.previousElementSibling?.textContent
  await expect.poll(shownText).toMatch(/[+−]\d,\d{3} \(/)
})

it('arrow keys choose, the choice is kept, and candles have the intervals by their names', async () => {
  const { reopen, words } = await openInstrument()
  const { charts } = words
  chip(words, '1D').element().focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(slider).toHaveAccessibleName(chartOf(words, '1M'))
  await reopen()
  await expect.element(slider).toHaveAccessibleName(chartOf(words, '1M'))
  const candles = page.getByRole('button', { name: charts.candles(), exact: true })
  await candles.click()
  await expect.element(candles).toHaveAttribute('aria-pressed', 'true')
  const intervals = page.getByRole('radiogroup', { name: charts.range() }).getByRole('radio').elements()
  expect(intervals.map(({ textContent }) => textContent)).toEqual([
    'Today',
    '5 min',
    '15 min',
    '30 min',
    'Day',
    'Week',
    'Month',
  ])
  await page.getByRole('radio', { name: charts.ranges.day(), exact: true }).click()
  await expectDrawn(/MA20: \d/)
  await reopen()
  await expect.element(slider).toHaveAccessibleName(new RegExp(`${charts.ranges.day()}$`))
  // Back to the line: the range that was shown before, also by the visit before.
  await candles.click()
  await expect.element(chip(words, '1M')).toBeChecked()
})
