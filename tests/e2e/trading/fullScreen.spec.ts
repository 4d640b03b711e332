import { drawnChart, standStill } from '../support/drawnChart.ts'
import { expect, expectAccessible, expectNoOverflow, test } from '../support/fixtures.ts'
import { wordsOf } from '../support/words.ts'

for (const { language, viewport, offers } of [
  { language: 'es', viewport: { width: 844, height: 390 }, offers: true },
  { language: 'ar', viewport: { width: 844, height: 390 }, offers: true },
  { language: 'es', viewport: { width: 390, height: 844 }, offers: false },
] as const)
  test.describe(`the chart over the whole screen (${language}, ${viewport.width}, ${offers ? 'a browser with' : 'one without'} full screen)`, () => {
    test.use({ viewport })

    test('is left by its button, Escape and Back, and keeps what it shows', async ({ open, page: browser, steer }) => {
      await standStill(steer, browser)
      if (!offers)
        await browser.addInitScript(() => Object.defineProperty(document, 'fullscreenEnabled', { value: false }))
      const { charts, charttools } = await wordsOf(language, 'charts', 'charttools')
      const page = await open('/quotes/info?code=96115', { language })
      await page.getByRole('radio', { name: charts.ranges.day, exact: true }).click()
      const { frame, expectText } = drawnChart(page)
      await expectText(/MA20: \d/)
      const button = page.getByRole('button', { name: charts.fullScreen, exact: true })
      const full = page.getByRole('dialog', { name: charts.fullScreen, exact: true })
      const isFull = () => page.evaluate(() => document.fullscreenElement !== null)
      await frame.evaluate((element) => element.setAttribute('data-same', ''))

      await button.press('Enter')
      await expect(full).toBeVisible()
      await expect(full).toBeFocused()
      await expect.poll(isFull).toBe(offers)
      expect(await full.boundingBox()).toEqual({ x: 0, y: 0, ...viewport })
      expect((await frame.boundingBox())!.height).toBeGreaterThan(viewport.height / 2)
      await expect(frame).toHaveAttribute('data-same', '')
      await expectText(/MA20: \d/)
      await expectAccessible(page)
      await expectNoOverflow(page)

      // The tools are in reach of a thumb; a sheet of theirs lies above, and Escape closes only that.
      await page.getByRole('button', { name: charts.tools, exact: true }).click()
      await page.getByRole('button', { name: charttools.kinds.trend, exact: true }).click()
      for (const kind of Object.values(charttools.kinds))
        await expect(page.getByRole('button', { name: kind, exact: true })).toBeInViewport({ ratio: 1 })
      const cancel = page.getByRole('button', { name: charttools.cancel, exact: true })
      await cancel.scrollIntoViewIfNeeded()
      await expect(cancel).toBeInViewport({ ratio: 1 })
      await cancel.click()
      await page.getByRole('button', { name: charttools.list, exact: true }).click()
      const sheet = page.getByRole('dialog', { name: charttools.list, exact: true })
      await expect(sheet.getByText(charttools.none)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(sheet).toHaveCount(0)
      await expect(full).toBeVisible()
      await page.getByRole('button', { name: charts.tools, exact: true }).click()
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
      await page.getByRole('button', { name: charts.leaveFullScreen, exact: true }).click()
      await expect(full).toHaveCount(0)
      await expect(button).toBeFocused()
      await expect(frame).toHaveAttribute('data-same', '')
      expect(await page.locator('[inert]').count()).toBe(0)
    })
  })
