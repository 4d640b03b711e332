import type { Page, Request } from '@playwright/test'
import { chartTimes } from '../../../ui/charts/times.ts'
import { drawnChart, standStill } from '../support/drawnChart.ts'
import { fingersOn, type Spot } from '../support/fingers.ts'
import { expect, expectAccessible, test } from '../support/fixtures.ts'
import { type Language, wordsOf } from '../support/words.ts'

const MALAYSIAN = '96115'
const ZONE = 'Asia/Kuala_Lumpur'
const TAGS = { us: 'en-GB', ar: 'ar' } as const

/** The `before` of a request for older candles; null for any other call. */
const olderThan = (request: Request): number | null => {
  const before = new URLSearchParams(request.postData() ?? '').get('before')
  return request.url().endsWith('/quotes/candles') && before ? Number(before) : null
}

const scrolled = (page: Page) => page.evaluate(() => scrollY)

/** The chart of days, under fingers. */
const touchedChart = async (page: Page, language: Language) => {
  const { charts } = await wordsOf(language, 'charts')
  const drawn = drawnChart(page)
  const { frame } = drawn
  await page.getByRole('radio', { name: charts.ranges.day, exact: true }).click()
  await drawn.expectText(/MA20: \d/)
  await expect.poll(drawn.axis).not.toBe('')
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
  return { ...drawn, charts, finger, spot, readout, day }
}

test.describe('fingers on the chart of an instrument', () => {
  test.beforeEach(async ({ steer, page }) => {
    await standStill(steer, page)
  })

  for (const language of ['us', 'ar'] as const) {
    test(`a long press shows the figures there, until another element is touched (${language})`, async ({ open }) => {
      const page = await open(`/quotes/info?code=${MALAYSIAN}`, { language })
      const { charts, finger, spot, readout, day, axis } = await touchedChart(page, language)
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

    test(`a drag to the right goes back in time, and requests older candles (${language})`, async ({ open, page }) => {
      const asked: number[] = []
      page.on('request', (request) => {
        const before = olderThan(request)
        if (before !== null) asked.push(before)
      })
      const answer = page.waitForResponse((one) => olderThan(one.request()) !== null)
      // A flick keeps the chart moving; without one each drag is as long as the finger's movement.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(`/quotes/info?code=${MALAYSIAN}`, { language })
      const { finger, spot, axis, readout, day } = await touchedChart(page, language)
      const newest = await axis()
      expect(asked).toEqual([])
      await finger.drag(await spot(0.2), await spot(0.8))
      await expect.poll(axis).not.toBe(newest)
      await expect(async () => {
        await finger.drag(await spot(0.1), await spot(0.85))
        expect(asked).not.toEqual([])
      }).toPass()

      const { data } = (await (await answer).json()) as { data: { list: readonly { time: number }[] } }
      const times = data.list.map(({ time }) => time)
      expect(times.every((time) => time < asked[0]!)).toBe(true)
      const { full } = chartTimes(TAGS[language], ZONE, 'day')
      const older = times.map(full)
      await finger.down(await spot(0.1))
      await expect(readout).toBeVisible()
      await expect.poll(async () => older.includes(await day())).toBe(true)
      await finger.up()
    })
  }

  test('two fingers zoom the chart, not the page', async ({ open }) => {
    const page = await open(`/quotes/info?code=${MALAYSIAN}`, { language: 'us' })
    const { finger, spot, axis, readout } = await touchedChart(page, 'us')
    const year = 2000
    const days = async () => {
      const [first, ...rest] = (await axis()).split(' | ').map((label) => Date.parse(`${label} ${year}`))
      return (rest[0]! - first!) / 86_400_000
    }
    const before = await days()
    const pinch = async (from: readonly [number, number], to: readonly [number, number]) =>
      finger.pinch([
        [await spot(from[0]), await spot(to[0])],
        [await spot(from[1]), await spot(to[1])],
      ])
    await pinch([0.4, 0.6], [0.2, 0.8])
    await expect.poll(days).toBeLessThan(before)
    const near = await days()
    await pinch([0.1, 0.9], [0.4, 0.6])
    await expect.poll(days).toBeGreaterThan(near)
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
    await expect(readout).toBeHidden()
  })

  test('a vertical swipe over the chart scrolls the page', async ({ open }) => {
    const page = await open(`/quotes/info?code=${MALAYSIAN}`, { language: 'us' })
    const { finger, spot, axis, readout } = await touchedChart(page, 'us')
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
  })

  for (const language of ['us', 'ar'] as const)
    test(`buttons and keys do the same as fingers (${language})`, async ({ open, page }) => {
      const answer = page.waitForResponse((one) => olderThan(one.request()) !== null)
      await open(`/quotes/info?code=${MALAYSIAN}`, { language })
      const { charts, axis, frame, readout, day } = await touchedChart(page, language)
      const ways = page.getByRole('group', { name: charts.move }).getByRole('button')
      // Time runs to the right in every language.
      const [earlier, zoomOut, zoomIn, later] = [ways.nth(0), ways.nth(1), ways.nth(2), ways.nth(3)]
      for (const [way, name] of [
        [earlier, charts.earlier],
        [zoomOut, charts.zoomOut],
        [zoomIn, charts.zoomIn],
        [later, charts.later],
      ] as const)
        await expect(way).toHaveAccessibleName(name)
      expect((await earlier.boundingBox())!.x).toBeLessThan((await later.boundingBox())!.x)
      await expectAccessible(page)

      const seen = [await axis()]
      for (const way of [earlier, zoomIn, later, zoomOut]) {
        await way.click()
        await expect.poll(axis).not.toBe(seen.at(-1))
        seen.push(await axis())
      }
      await frame.focus()
      // To the oldest loaded candle, which loads older ones, and on to the oldest of all.
      await page.keyboard.press('Home')
      const oldest = (await (await answer).json()) as { data: { list: readonly { time: number }[] } }
      await expect(readout).toBeVisible()
      const { full } = chartTimes(TAGS[language], ZONE, 'day')
      await expect(async () => {
        await page.keyboard.press('Home')
        expect(await day()).toBe(full(oldest.data.list[0]!.time))
      }).toPass()
      await page.keyboard.press('Escape')
      await expect(readout).toBeHidden()
    })
})
