import { drawnChart, standStill } from '../support/drawnChart.ts'
import { expect, test } from '../support/fixtures.ts'
import { wordsOf } from '../support/words.ts'

const MALAYSIAN = '96115'
const CANDLES = ['5min', '15min', '30min', 'day', 'week', 'month'] as const
/** The beginning of each legend's lines. */
const MAIN = { MA: ' MA20: ', EMA: ' EMA20: ', BOLL: ' MID: ' } as const
const SUB = { MACD: ' DIF: ', KDJ: ' K: ', RSI: ' RSI1: ' } as const

test.describe('the chart of an instrument', () => {
  test.beforeEach(async ({ steer, page }) => {
    await standStill(steer, page)
  })

  test('draws every range, each as a different chart', async ({ open }) => {
    const { charts } = await wordsOf('us', 'charts')
    const page = await open(`/quotes/info?code=${MALAYSIAN}`, { language: 'us' })
    const { frame, expectText, expectNoText } = drawnChart(page)
    await expect(frame).toHaveAccessibleName(new RegExp(`${charts.ranges['time-share']}$`))
    await expectText(`${charts.average}: `)
    const summaries = new Set<string>()
    for (const range of CANDLES) {
      await page.getByRole('radio', { name: charts.ranges[range], exact: true }).click()
      await expect(frame).toHaveAccessibleName(new RegExp(`, ${charts.ranges[range]}$`))
      await expectText(/MA20: \d/)
      await expectNoText(`${charts.average}: `)
      expect(Number(await frame.getAttribute('aria-valuemax'))).toBeGreaterThan(10)
      summaries.add((await page.locator('figcaption').textContent()) ?? '')
    }
    expect(summaries.size).toBe(CANDLES.length)
  })

  test('draws the chosen indicator, over and below the price, also after a reload', async ({ open }) => {
    const { charts } = await wordsOf('us', 'charts')
    const page = await open(`/quotes/info?code=${MALAYSIAN}`, { language: 'us' })
    const { frame, reach, expectText, expectNoText } = drawnChart(page)
    const choose = (name: string) => page.getByRole('radio', { name, exact: true }).click()
    await choose(charts.ranges.day)
    await expectText(`${charts.volume}: `)
    await expectText(MAIN.MA)

    for (const [name, legend] of Object.entries(MAIN).toReversed()) {
      await choose(name)
      await expectText(new RegExp(`${legend}\\d`))
      for (const other of Object.values(MAIN)) if (other !== legend) await expectNoText(other)
      await expectText(`${charts.volume}: `)
      // The first line of an indicator has the accent's colour, which no other part of the candles has.
      await expect.poll(async () => (await reach('accent', 'price')).inColumns).toBeGreaterThan(0.5)
    }
    for (const [name, legend] of Object.entries(SUB)) {
      await choose(name)
      await expectText(new RegExp(`${legend}−?\\d`))
      for (const other of [`${charts.volume}: `, ...Object.values(SUB)]) if (other !== legend) await expectNoText(other)
      await expectText(MAIN.MA)
      await expect.poll(async () => (await reach('accent', 'below')).inColumns).toBeGreaterThan(0.5)
    }
    await choose('VOL')
    await expectText(`${charts.volume}: `)

    await choose('BOLL')
    await choose('RSI')
    await choose(charts.ranges.week)
    await expect(frame).toHaveAccessibleName(new RegExp(`, ${charts.ranges.week}$`))
    await page.reload()
    await expect(frame).toHaveAccessibleName(new RegExp(`, ${charts.ranges.week}$`))
    for (const name of ['BOLL', 'RSI', charts.ranges.week])
      await expect(page.getByRole('radio', { name, exact: true })).toBeChecked()
    await expectText(new RegExp(`${MAIN.BOLL}\\d`))
    await expectText(new RegExp(`${SUB.RSI}\\d`))
  })
})
