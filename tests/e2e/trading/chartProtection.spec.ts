import { drawnChart, listenToCharts } from '../support/drawnChart.ts'
import { expect, expectAccessible } from '../support/fixtures.ts'
import { wordsOf } from '../support/words.ts'
import { test } from './mondayMorning.ts'

const CODE = '96115'

for (const language of ['es', 'ar'] as const)
  test(`a stop is a line on the chart; its drag opens the form with that price, and sends nothing (${language})`, async ({
    ask,
    open,
    page: browser,
  }) => {
    const { charts, protection } = await wordsOf(language, 'charts', 'protection')
    const order = (await ask('/trade/order', {
      code: CODE,
      direction: 'long',
      action: 'open',
      ordertype: 'market',
      quantity: '1000',
      clientorderid: crypto.randomUUID(),
    })) as { readonly positionid: string; readonly averageprice: string }
    await listenToCharts(browser)
    const page = await open(`/position/info?id=${order.positionid}`, { language })
    await page.getByRole('button', { name: protection.set, exact: true }).click()
    const sheet = page.getByRole('dialog')
    const stop = (Math.floor(Number(order.averageprice) * 99.5) / 100).toFixed(2).replace('.', ',')
    await sheet.getByLabel(protection.stopPrice).fill(stop)
    await sheet.getByRole('button', { name: protection.save }).click()
    await expect(page.getByText(protection.states.active, { exact: true })).toBeVisible()

    /** Drags the line up by some pixels; the form opens with another price, and the stop is as before. */
    const dragged = async () => {
      const beginning = charts.stop.slice(0, charts.stop.indexOf('{')).trim()
      await drawnChart(page).expectText(new RegExp(`${beginning} .*${stop}`))
      const handle = page.getByRole('button', { name: new RegExp(`${beginning} .*${stop}`) })
      const box = (await handle.boundingBox())!
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x, y - 12)
      await page.mouse.move(x, y - 25)
      await page.mouse.up()
      const field = page.getByRole('dialog').getByLabel(protection.stopPrice)
      await expect(field).toHaveValue(/^\d+,\d+$/)
      expect(Number((await field.inputValue()).replace(',', '.'))).toBeGreaterThan(Number(stop.replace(',', '.')))
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    }
    await page.getByRole('radio', { name: charts.ranges['5min'], exact: true }).click()
    await dragged()
    await expect(page.getByText(stop).first()).toBeVisible()

    await page.goto(page.url().replace(/#.*/, `#/quotes/info?code=${CODE}`))
    await expect(page.getByRole('button', { name: charts.tools, exact: true })).toBeVisible()
    await expect(page.getByRole('slider')).toHaveCount(1)
    await dragged()
    expect(page.url()).toContain('/position/info')
  })
