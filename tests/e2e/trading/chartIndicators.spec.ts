import { PARAMETERS } from '../../../ui/charts/indicatorSettings.ts'
import { drawnChart, standStill } from '../support/drawnChart.ts'
import { expect, expectAccessible, test } from '../support/fixtures.ts'
import { wordsOf } from '../support/words.ts'

for (const language of ['es', 'ar'] as const)
  test(`an indicator’s settings are changed, kept and set back (${language})`, async ({
    open,
    page: browser,
    steer,
  }) => {
    await standStill(steer, browser)
    const { charts, charttools } = await wordsOf(language, 'charts', 'charttools')
    const page = await open('/quotes/info?code=96115', { language })
    const { expectText, expectNoText } = drawnChart(page)
    await page.getByRole('radio', { name: charts.ranges.day, exact: true }).click()
    await expectText(/MA20: \d/)
    await page.getByRole('button', { name: charts.tools, exact: true }).click()
    await page.getByRole('button', { name: charttools.indicatorSettings, exact: true }).click()
    const sheet = page.getByRole('dialog')
    const average = sheet.getByRole('group', { name: 'MA', exact: true })
    const third = average.getByLabel(`${charttools.params.period} 3`)
    await third.fill('0')
    const wrong = charttools.wholeNumber.replace(/\{least.*?\}/, '1').replace(/\{most.*?\}/, '250')
    await expect(average.getByText(wrong)).toBeVisible()
    // Its neighbours are as tall as before.
    const heights = await average.locator('input').evaluateAll((inputs) => inputs.map((one) => one.clientHeight))
    expect(new Set(heights).size).toBe(1)
    await third.fill('33')
    await expectAccessible(page)
    // Back leaves no field: what was typed counts all the same.
    await page.goBack()
    await expectText(/MA33: \d/)
    await page.reload()
    await expectText(/MA33: \d/)
    for (const [name, legend] of [
      ['SAR', ' SAR: '],
      ['ATR', ' ATR: '],
      ['OBV', ' OBV: '],
      ['WR', ' WR1: '],
    ] as const) {
      await page.getByRole('radio', { name, exact: true }).click()
      await expectText(new RegExp(`${legend}[\\u2066-\\u2068]?−?\\d`))
    }
    await page.getByRole('radio', { name: 'MA', exact: true }).click()
    await page.getByRole('button', { name: charts.tools, exact: true }).click()
    await page.getByRole('button', { name: charttools.indicatorSettings, exact: true }).click()
    await average.getByRole('button', { name: charttools.standard }).click()
    await page.keyboard.press('Escape')
    await expectText(/MA20: \d/)
    await expectNoText('MA33')
  })

test('every indicator has its settings, which are kept on the device', async ({ open, page: browser, steer }) => {
  await standStill(steer, browser)
  const { charts, charttools } = await wordsOf('us', 'charts', 'charttools')
  const page = await open('/quotes/info?code=96115', { language: 'us' })
  const sheet = page.getByRole('dialog')
  const openSettings = async () => {
    await page.getByRole('button', { name: charts.tools, exact: true }).press('Enter')
    await page.getByRole('button', { name: charttools.indicatorSettings, exact: true }).press('Enter')
    await expect(sheet).toBeVisible()
  }
  const fieldsOf = (name: string) => sheet.getByRole('group', { name, exact: true }).getByRole('textbox')
  await openSettings()
  for (const [name, parameters] of Object.entries(PARAMETERS)) {
    await expect(fieldsOf(name)).toHaveCount(parameters.length)
    for (const [nth, { standard }] of parameters.entries()) {
      await expect(fieldsOf(name).nth(nth)).toHaveValue(String(standard))
      await fieldsOf(name)
        .nth(nth)
        .fill(String(standard + 1))
      await fieldsOf(name).nth(nth).press('Tab')
    }
  }
  await page.keyboard.press('Escape')
  await page.reload()
  await openSettings()
  for (const [name, parameters] of Object.entries(PARAMETERS))
    for (const [nth, { standard }] of parameters.entries())
      await expect(fieldsOf(name).nth(nth)).toHaveValue(String(standard + 1))
})
