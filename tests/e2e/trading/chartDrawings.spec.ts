import type { Locator, Page } from '@playwright/test'
import { DRAWING_KINDS, type DrawingKind, POINTS } from '../../../ui/charts/tools/drawings.ts'
import { drawnChart, standStill } from '../support/drawnChart.ts'
import { expect, expectAccessible, test } from '../support/fixtures.ts'
import { wordsOf } from '../support/words.ts'

const CODE = '96115'

/** A finger or mouse that presses, moves and lifts inside an element, in shares of its size. */
const drag = async (page: Page, place: Locator, from: readonly [number, number], to: readonly [number, number]) => {
  const box = (await place.boundingBox())!
  const at = ([x, y]: readonly [number, number]) => [box.x + box.width * x, box.y + box.height * y] as const
  await page.mouse.move(...at(from))
  await page.mouse.down()
  await page.mouse.move(...at([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]))
  await page.mouse.move(...at(to))
  await page.mouse.up()
}

const setTextSize = (page: Page, size: string) =>
  page.evaluate((next) => void (document.documentElement.style.fontSize = next), size)

/** A text is in the window as a whole, and nothing lies over it. */
const expectReadable = async (text: Locator) => {
  await expect(text).toBeInViewport({ ratio: 1 })
  const isOnTop = text.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return [0.1, 0.5, 0.9].every((part) => document.elementFromPoint(left + width / 2, top + height * part) === element)
  })
  expect(await isOnTop).toBe(true)
}

for (const language of ['es', 'ar'] as const)
  test.describe(`drawings on a chart (${language})`, () => {
    test.beforeEach(async ({ steer, page }) => {
      await standStill(steer, page)
    })

    test('are drawn by a finger, moved, kept on the device, deleted and brought back', async ({ open }) => {
      const { charts, charttools } = await wordsOf(language, 'charts', 'charttools')
      const page = await open(`/quotes/info?code=${CODE}`, { language })
      const tool = (name: string) => page.getByRole('button', { name, exact: true })
      await page.getByRole('radio', { name: charts.ranges.day, exact: true }).click()
      await drawnChart(page).expectText(/MA20: \d/)
      await tool(charts.tools).click()
      await tool(charttools.kinds.measure).click()
      await drag(page, page.locator('[data-placing]'), [0.3, 0.5], [0.6, 0.3])
      const bars = charttools.bars.replace(/\{.*\}/, '').trim()
      await drawnChart(page).expectText(new RegExp(`\\(.\\d.*%\\) · .*${bars}`))

      await tool(charttools.kinds.fibonacci).click()
      const placing = page.locator('[data-placing]')
      await placing.click({ position: { x: 60, y: 40 } })
      const hint = page.getByText(charttools.place.replace(/\{nth.*?\}/, '2').replace(/\{all.*?\}/, '2'))
      await expectReadable(hint)
      // Also where the customer has set twice the size of text.
      await setTextSize(page, '200%')
      await expectReadable(hint)
      await setTextSize(page, '')
      await placing.click({ position: { x: 290, y: 70 } })
      await drawnChart(page).expectText(/61,8\s%/)
      await expectAccessible(page)

      // The keyboard cancels, and goes on with the tool.
      await tool(charttools.kinds.trend).press('Enter')
      await tool(charttools.cancel).press('Enter')
      await expect(tool(charttools.kinds.trend)).toBeFocused()
      await expect(placing).toHaveCount(0)

      // A handle is moved by a finger and by keys.
      const end = page.getByRole('button', {
        name: charttools.pointOf.replace(/\{drawing.*?\}/, charttools.kinds.fibonacci).replace(/\{nth.*?\}/, '2'),
        exact: true,
      })
      const before = (await end.boundingBox())!
      await drag(page, end, [0.5, 0.5], [0.5, 1.5])
      await expect.poll(async () => (await end.boundingBox())!.y).toBeGreaterThan(before.y + 15)
      const lower = (await end.boundingBox())!
      await end.press('ArrowLeft')
      await expect.poll(async () => (await end.boundingBox())!.x).toBeLessThan(lower.x - 1)

      // They are there at the next visit, in another range too, without the tools.
      await page.reload()
      await drawnChart(page).expectText(/61,8\s%/)
      await page.getByRole('radio', { name: charts.ranges.week, exact: true }).click()
      await drawnChart(page).expectText(/61,8\s%/)
      await expect(end).toBeHidden()

      await tool(charts.tools).click()
      await tool(charttools.clear).click()
      await drawnChart(page).expectNoText('61,8')
      await tool(charttools.undo).click()
      await drawnChart(page).expectText(/61,8\s%/)
      await end.press('Delete')
      await drawnChart(page).expectNoText('61,8')
      // The keyboard goes on with the other drawing, and without one with the chart.
      await page.keyboard.press('Delete')
      await expect(page.getByRole('slider')).toBeFocused()
    })

    test('are placed by taps with every tool, and added by keys with every tool', async ({ open }) => {
      const { charts, charttools } = await wordsOf(language, 'charts', 'charttools')
      const page = await open(`/quotes/info?code=${CODE}`, { language })
      const tool = (name: string) => page.getByRole('button', { name, exact: true })
      await page.getByRole('radio', { name: charts.ranges.day, exact: true }).click()
      await drawnChart(page).expectText(/MA20: \d/)
      await tool(charts.tools).click()
      const sheet = page.getByRole('dialog')
      const removals = (kind: DrawingKind) =>
        sheet.getByRole('button', { name: charttools.remove.replace(/\{drawing.*?\}/, charttools.kinds[kind]) })
      for (const kind of DRAWING_KINDS) {
        await tool(charttools.kinds[kind]).click()
        if (kind === 'text') await page.getByRole('textbox', { name: charttools.note }).fill('Soporte')
        const placing = page.locator('[data-placing]')
        for (const x of [60, 200, 280].slice(0, POINTS[kind]))
          await placing.click({ position: { x, y: 30 + (x % 50) } })
        await expect(placing).toHaveCount(0)
        await tool(charttools.list).click()
        await expect(removals(kind)).toHaveCount(1)
        await page.keyboard.press('Escape')
        await expect(sheet).toBeHidden()
      }
      await tool(charttools.clear).press('Enter')
      await tool(charttools.list).press('Enter')
      await expect(sheet.getByText(charttools.none)).toBeVisible()
      for (const kind of DRAWING_KINDS) {
        await sheet.getByRole('button', { name: charttools.kinds[kind], exact: true }).press('Enter')
        await expect(removals(kind)).toHaveCount(1)
      }
      await expectAccessible(page)
    })

    test('are added and edited in a list of fields, without the chart', async ({ open }) => {
      const { charts, charttools } = await wordsOf(language, 'charts', 'charttools')
      const page = await open(`/quotes/info?code=${CODE}`, { language })
      await page.getByRole('radio', { name: charts.ranges.day, exact: true }).click()
      await drawnChart(page).expectText(/MA20: \d/)
      await page.getByRole('button', { name: charts.tools, exact: true }).press('Enter')
      await page.getByRole('button', { name: charttools.list, exact: true }).press('Enter')
      const sheet = page.getByRole('dialog')
      await expect(sheet.getByText(charttools.none)).toBeVisible()
      await sheet.getByRole('button', { name: charttools.kinds.horizontal, exact: true }).press('Enter')
      const price = sheet.getByLabel(charttools.price)
      await expect(sheet.getByLabel(charttools.time)).toHaveValue(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)
      // A date with its time is as long as that in most languages: half a phone would cut it off.
      expect((await sheet.getByLabel(charttools.time).boundingBox())!.width).toBeGreaterThan(220)
      await expectAccessible(page)
      await price.fill('')
      await expect(sheet.getByText(charttools.unreadable)).toBeVisible()
      await price.fill('9,87')
      // Back leaves no field: what was typed counts all the same.
      await page.goBack()
      await expect(sheet).toBeHidden()
      await page.reload()
      await page.getByRole('button', { name: charts.tools, exact: true }).click()
      await page.getByRole('button', { name: charttools.list, exact: true }).click()
      await expect(sheet.getByLabel(charttools.price)).toHaveValue('9,870')
      await sheet
        .getByRole('button', { name: charttools.remove.replace(/\{drawing.*?\}/, charttools.kinds.horizontal) })
        .click()
      await expect(sheet.getByText(charttools.none)).toBeVisible()
    })
  })
