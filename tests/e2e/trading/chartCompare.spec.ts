import { drawnChart, standStill } from '../support/drawnChart.ts'
import { expect, expectAccessible, expectNoOverflow, test } from '../support/fixtures.ts'
import { wordsOf } from '../support/words.ts'

const CODE = '96115'
const OTHER = '96010'

for (const language of ['es', 'ar'] as const)
  test(`another instrument is compared, also at the next visit, until the customer ends it (${language})`, async ({
    open,
    page: browser,
    steer,
  }) => {
    await standStill(steer, browser)
    const asked: string[] = []
    browser.on('request', (request) => {
      const body = request.postData() ?? ''
      if (/\/(candles|kline|timeshare|time_share)/i.test(request.url()) && body.includes(OTHER)) asked.push(body)
    })
    const { charts, charttools, quotes } = await wordsOf(language, 'charts', 'charttools', 'quotes')
    const page = await open(`/quotes/info?code=${CODE}`, { language })
    const { frame, expectText } = drawnChart(page)
    await page.getByRole('radio', { name: charts.ranges.day, exact: true }).click()
    await expectText(/MA20: \d/)
    await page.getByRole('button', { name: charts.tools, exact: true }).click()
    await page.getByRole('button', { name: charttools.compare, exact: true }).click()
    const sheet = page.getByRole('dialog', { name: charttools.compareWith, exact: true })
    await sheet.getByLabel(quotes.searchLabel).fill(OTHER)
    await expectAccessible(page)
    await sheet.getByRole('list', { name: quotes.hits }).getByRole('button').first().press('Enter')
    await expect(sheet).toHaveCount(0)

    // The changes of both since the left edge of the chart, which a drag to another edge changes.
    const legend = page.getByText(charttools.sinceEdge).locator('..')
    await expect(legend).toHaveText(/[+−]?\d+,\d\d\s%.*[+−]?\d+,\d\d\s%/)
    const atFirst = (await legend.textContent())!
    await page.getByRole('button', { name: charts.earlier, exact: true }).click()
    await expect(legend).not.toHaveText(atFirst)
    await expect(legend).toHaveText(/\d,\d\d\s%.*\d,\d\d\s%/)
    await expectAccessible(page)
    await expectNoOverflow(page)
    expect(asked).toHaveLength(1)

    await page.reload()
    await expect(legend).toHaveText(/\d,\d\d\s%.*\d,\d\d\s%/)
    await page.getByRole('radio', { name: charts.ranges.month, exact: true }).click()
    await expect(frame).toHaveAccessibleName(new RegExp(` ${charts.ranges.month}$`))
    await expect(legend).toHaveText(/\d,\d\d\s%.*\d,\d\d\s%/)
    expect(asked).toHaveLength(3)

    await page.getByRole('button', { name: charts.tools, exact: true }).click()
    await page.getByRole('button', { name: charttools.compare, exact: true }).click()
    const [before] = charttools.stopComparing.split('{')
    await sheet
      .getByRole('button')
      .filter({ hasText: before!.trim() || charttools.stopComparing.split('}')[1]! })
      .click()
    await expect(legend).toHaveCount(0)
    await page.reload()
    await expectText(/MA20: \d/)
    await expect(legend).toHaveCount(0)
  })
