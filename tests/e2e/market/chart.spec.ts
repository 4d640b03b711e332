import type { Request } from '@playwright/test'
import { drawnChart, standStill } from '../support/drawnChart.ts'
import { fingersOnPage } from '../support/fingers.ts'
import { expect, expectAccessible, test } from '../support/fixtures.ts'
import { wordsOf } from '../support/words.ts'

const CODE = '96115'
const OTHER = '96010'

test.beforeEach(async ({ steer, page }) => {
  await standStill(steer, page)
})

/** The `before` of a request for older candles; null for any other call. */
const olderThan = (request: Request): number | null => {
  const before = new URLSearchParams(request.postData() ?? '').get('before')
  return request.url().endsWith('/quotes/candles') && before ? Number(before) : null
}

// What fingers do on it: ui/areas/quotes/instrument/chart/fingers.browser.test.tsx.
test('a chart asks for older candles, keeps over a reload what a customer drew, set and compared, and covers the screen', async ({
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

  await test.step('a finger goes back in time, to older candles', async () => {
    const answer = page.waitForResponse((one) => olderThan(one.request()) !== null)
    let asked = false
    void answer.then(() => (asked = true))
    await frame.scrollIntoViewIfNeeded()
    const finger = await fingersOnPage(page)
    const { x, y, width, height } = (await frame.boundingBox())!
    const at = Math.round(y + height * 0.4)
    await expect(async () => {
      await finger.drag([Math.round(x + width * 0.1), at], [Math.round(x + width * 0.85), at])
      expect(asked).toBe(true)
    }).toPass()
    const older = await answer
    const { data } = (await older.json()) as { data: { list: readonly { time: number }[] } }
    const before = olderThan(older.request())!
    expect(data.list.length).toBeGreaterThan(0)
    expect(data.list.every(({ time }) => time < before)).toBe(true)
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
