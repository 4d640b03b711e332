import type { Page, Request } from '@playwright/test'
import { chartTimes } from '../../../ui/charts/times.ts'
import { drawnChart, standStill } from '../support/drawnChart.ts'
import { fingersOn, type Spot } from '../support/fingers.ts'
import { expect, expectAccessible, test } from '../support/fixtures.ts'
import { wordsOf } from '../support/words.ts'

const CODE = '96115'
const OTHER = '96010'
const ZONE = 'Asia/Kuala_Lumpur'

test.beforeEach(async ({ steer, page }) => {
  await standStill(steer, page)
})

/** The `before` of a request for older candles; null for any other call. */
const olderThan = (request: Request): number | null => {
  const before = new URLSearchParams(request.postData() ?? '').get('before')
  return request.url().endsWith('/quotes/candles') && before ? Number(before) : null
}

const scrolled = (page: Page) => page.evaluate(() => scrollY)

test('fingers on the chart: a long press reads it, a drag loads older candles, two fingers zoom, a swipe scrolls (ar)', async ({
  open,
  page,
}) => {
  const { charts } = await wordsOf('ar', 'charts')
  const asked: number[] = []
  page.on('request', (request) => {
    const before = olderThan(request)
    if (before !== null) asked.push(before)
  })
  const answer = page.waitForResponse((one) => olderThan(one.request()) !== null)
  // A flick keeps the chart moving; without one each drag is as long as the finger's movement.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(`/quotes/info?code=${CODE}`, { language: 'ar' })
  const { axis, expectText, frame } = drawnChart(page)
  await page.getByRole('button', { name: charts.candles, exact: true }).click()
  await page.getByRole('radio', { name: charts.ranges.day, exact: true }).click()
  await expectText(/MA20: \d/)
  await expect.poll(axis).not.toBe('')
  await frame.scrollIntoViewIfNeeded()
  const finger = await fingersOn(page)
  /** A place on the chart, in parts of its width and height. */
  const spot = async (across: number, down = 0.4): Promise<Spot> => {
    const { x, y, width, height } = (await frame.boundingBox())!
    return [Math.round(x + width * across), Math.round(y + height * down)]
  }
  const readout = page.locator('figure dl')
  /** The day of the figures. */
  const day = async () => (await readout.locator('xpath=preceding-sibling::p').textContent()) ?? ''

  await test.step('a long press shows the figures there, until another element is touched', async () => {
    const [dates, top] = [await axis(), await scrolled(page)]
    await finger.down(await spot(0.3))
    await expect(readout).toBeVisible()
    for (const name of [charts.open, charts.high, charts.low, charts.close, charts.change, charts.volume])
      await expect(readout).toContainText(name)
    const first = await day()
    // Not under the finger, in every language.
    const side = async () => {
      const { x, width } = (await readout.boundingBox())!
      return x + width / 2 > (await spot(0.5))[0] ? 'right' : 'left'
    }
    expect(await side()).toBe('right')
    // The figures follow the finger; neither the chart nor the page does.
    await finger.move(50, await spot(0.4, 0.5))
    await finger.move(50, await spot(0.8, 0.7))
    await expect.poll(day).not.toBe(first)
    await expect.poll(side).toBe('left')
    await finger.up()
    await expect(readout).toBeVisible()
    expect([await axis(), await scrolled(page)]).toEqual([dates, top])

    await finger.tap(await spot(0.2))
    await expect(readout).toBeHidden()
    await finger.down(await spot(0.6))
    await expect(readout).toBeVisible()
    await finger.up()
    const price = (await page.getByRole('heading', { level: 1 }).boundingBox())!
    await finger.tap([price.x + 5, price.y + 5])
    await expect(readout).toBeHidden()
  })

  await test.step('two fingers zoom the chart, not the page', async () => {
    const before = await axis()
    const pinch = async (from: readonly [number, number], to: readonly [number, number]) =>
      finger.pinch([
        [await spot(from[0]), await spot(to[0])],
        [await spot(from[1]), await spot(to[1])],
      ])
    await pinch([0.4, 0.6], [0.2, 0.8])
    await expect.poll(axis).not.toBe(before)
    const near = await axis()
    await pinch([0.1, 0.9], [0.4, 0.6])
    await expect.poll(axis).not.toBe(near)
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
    await expect(readout).toBeHidden()
  })

  await test.step('a vertical swipe scrolls the page', async () => {
    const [dates, top] = [await axis(), await scrolled(page)]
    const [x, y] = await spot(0.5, 0.8)
    await finger.drag([x, y], [x + 10, y - 200])
    await expect.poll(() => scrolled(page)).toBeGreaterThan(top + 100)
    expect(await axis()).toBe(dates)
    await expect(readout).toBeHidden()
    const down = await scrolled(page)
    const [left, above] = await spot(0.5, 0.5)
    await finger.drag([left, above], [left, above + 150])
    await expect.poll(() => scrolled(page)).toBeLessThan(down - 50)
    await expect(readout).toBeHidden()
    await frame.scrollIntoViewIfNeeded()
  })

  await test.step('a drag to the right goes back in time, and requests older candles', async () => {
    const newest = await axis()
    await finger.drag(await spot(0.2), await spot(0.8))
    await expect.poll(axis).not.toBe(newest)
    await expect(async () => {
      await finger.drag(await spot(0.1), await spot(0.85))
      expect(asked).not.toEqual([])
    }).toPass()
    const { data } = (await (await answer).json()) as { data: { list: readonly { time: number }[] } }
    const times = data.list.map(({ time }) => time)
    expect(times.every((time) => time < asked[0]!)).toBe(true)
    const { full } = chartTimes('ar', ZONE, 'day')
    const older = times.map(full)
    await finger.down(await spot(0.1))
    await expect(readout).toBeVisible()
    await expect.poll(async () => older.includes(await day())).toBe(true)
    await finger.up()
  })
})

test('a chart keeps over a reload what a customer drew, set and compared, and covers the screen', async ({
  open,
  page,
}) => {
  const { charts, charttools, quotes } = await wordsOf('es', 'charts', 'charttools', 'quotes')
  await open(`/quotes/info?code=${CODE}`)
  const { frame, expectText } = drawnChart(page)
  const tool = (name: string) => page.getByRole('button', { name, exact: true })
  const sheet = page.getByRole('dialog')
  const legend = page.getByText(charttools.sinceEdge).locator('..')
  await page.getByRole('button', { name: charts.candles, exact: true }).click()
  await page.getByRole('radio', { name: charts.ranges.day, exact: true }).click()
  await expectText(/MA20: \d/)
  await tool(charts.tools).click()

  await test.step('a line is drawn, and a price is typed in the list, which Back closes', async () => {
    await tool(charttools.kinds.fibonacci).click()
    const placing = page.locator('[data-placing]')
    await placing.click({ position: { x: 60, y: 40 } })
    await placing.click({ position: { x: 290, y: 70 } })
    await expectText(/61,8\s%/)
    await tool(charttools.list).click()
    await sheet.getByRole('button', { name: charttools.kinds.horizontal, exact: true }).click()
    await expect(sheet.getByLabel(charttools.price)).toHaveCount(3)
    await sheet.getByLabel(charttools.price).last().fill('9,87')
    // Back leaves no field: what was typed counts all the same.
    await page.goBack()
    await expect(sheet).toBeHidden()
  })

  await test.step('an indicator is set, and another instrument compared', async () => {
    await tool(charttools.indicatorSettings).click()
    const average = sheet.getByRole('group', { name: 'MA', exact: true })
    await average.getByLabel(`${charttools.params.period} 3`).fill('33')
    await page.goBack()
    await expectText(/MA33: \d/)
    await tool(charttools.compare).click()
    await sheet.getByLabel(quotes.searchLabel).fill(OTHER)
    await sheet.getByRole('list', { name: quotes.hits }).getByRole('button').first().click()
    await expect(legend).toHaveText(/\d,\d\d\s%.*\d,\d\d\s%/)
  })

  await test.step('all of it is there after a reload', async () => {
    await page.reload()
    await expectText(/MA33: \d/)
    await expectText(/61,8\s%/)
    await expect(legend).toHaveText(/\d,\d\d\s%.*\d,\d\d\s%/)
    await tool(charts.tools).click()
    await tool(charttools.list).click()
    await expect(sheet.getByLabel(charttools.price).last()).toHaveValue('9,870')
    await page.goBack()
    await tool(charts.tools).click()
  })

  await test.step('it covers the screen, until its button, Escape or Back', async () => {
    const button = tool(charts.fullScreen)
    const full = page.getByRole('dialog', { name: charts.fullScreen, exact: true })
    const isFull = () => page.evaluate(() => document.fullscreenElement !== null)
    const viewport = { width: 844, height: 390 }
    await page.setViewportSize(viewport)
    await frame.evaluate((element) => element.setAttribute('data-same', ''))
    await button.press('Enter')
    await expect(full).toBeFocused()
    await expect.poll(isFull).toBe(true)
    expect(await full.boundingBox()).toEqual({ x: 0, y: 0, ...viewport })
    await expectText(/MA33: \d/)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(full).toHaveCount(0)
    await expect(button).toBeFocused()
    await expect.poll(isFull).toBe(false)

    await button.click()
    await expect(full).toBeVisible()
    await page.goBack()
    await expect(full).toHaveCount(0)
    await expect(page).toHaveURL(/quotes\/info\?code=96115/)
    await expect(button).toBeFocused()

    await button.click()
    await tool(charts.leaveFullScreen).click()
    await expect(full).toHaveCount(0)
    await expect(frame).toHaveAttribute('data-same', '')
    expect(await page.locator('[inert]').count()).toBe(0)
  })
})
