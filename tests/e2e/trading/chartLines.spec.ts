import type { Locator, Page } from '@playwright/test'
import { drawnChart, listenToCharts } from '../support/drawnChart.ts'
import { expect, expectAccessible, expectNoOverflow } from '../support/fixtures.ts'
import { wordsOf } from '../support/words.ts'
import { buyAtMarket, test } from './mondayMorning.ts'

const CODE = '96115'

/** Drags a handle down by some pixels, up where they are negative. */
const drag = async (page: Page, handle: Locator, pixels: number) => {
  // For an owner, the chart begins below the card of what is owned.
  await handle.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const box = (await handle.boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + Math.round(pixels / 2))
  await page.mouse.move(x, y + pixels)
  await page.mouse.up()
}

const numberIn = (text: string) => Number(text.replace('.', '').replace(',', '.'))

test('the lines of a stop and of a waiting order are dragged on the chart; only a reviewed change is sent (ar)', async ({
  ask,
  open,
  page,
}) => {
  const language = 'ar'
  const { changes, charts, orders, positions, protection, server } = await wordsOf(
    language,
    ...(['changes', 'charts', 'orders', 'positions', 'protection', 'server'] as const),
  )
  const held = await buyAtMarket(ask, CODE)
  const stop = (Math.floor(Number(held.averageprice) * 99.5) / 100).toFixed(2)
  await ask('/trade/protect', { positionid: held.positionid, stoploss: stop, requestid: crypto.randomUUID() })
  // A limit order below all bids, which waits.
  const { book } = (await ask('/quotes/depth', { code: CODE })) as { book: { bids: { price: string }[] } }
  const price = (Math.round(Number(book.bids.at(-1)!.price) * 100 - 4) / 100).toFixed(2)
  const wait = { code: CODE, direction: 'long', action: 'open', ordertype: 'limit', quantity: '1000', price }
  const { id } = (await ask('/trade/order', { ...wait, clientorderid: crypto.randomUUID() })) as { readonly id: string }
  const priceNow = async () =>
    Number(((await ask('/trade/orderinfo', { orderid: id })) as { readonly price: string }).price)

  await listenToCharts(page)
  await open(`/position/info?id=${held.positionid}`, { language })
  const beginning = (text: string) => text.slice(0, text.indexOf('{')).trim()
  const sheet = page.getByRole('dialog')

  /** The chart covers the screen with the help of the browser, until Back. */
  const coverScreen = async () => {
    const button = page.getByRole('button', { name: charts.fullScreen, exact: true })
    const isFull = () => page.evaluate(() => document.fullscreenElement !== null)
    await button.press('Enter')
    await expect(page.getByRole('dialog', { name: charts.fullScreen, exact: true })).toBeFocused()
    await expect.poll(isFull).toBe(true)
    await page.goBack()
    await expect(sheet).toHaveCount(0)
    await expect(page).toHaveURL(/quotes\/info\?code=96115/)
    await expect(button).toBeFocused()
    await expect.poll(isFull).toBe(false)
  }

  await test.step('a stop, from the page of its position and from that of its instrument', async () => {
    const shown = stop.replace('.', ',')
    const line = new RegExp(`${beginning(charts.stop)} .*${shown}`)
    /** Drags the line up by some pixels; the form opens with another price. */
    const dragged = async () => {
      await drawnChart(page).expectText(line)
      await drag(page, page.getByRole('button', { name: line }), -25)
      const field = sheet.getByLabel(protection.stopPrice)
      await expect(field).toHaveValue(/^\d+,\d+$/)
      expect(numberIn(await field.inputValue())).toBeGreaterThan(Number(stop))
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(sheet).toBeHidden()
      // Nothing was sent: the position keeps the price that it had.
      await expect(page.getByText(shown).first()).toBeVisible()
    }
    await page.getByRole('button', { name: charts.candles, exact: true }).click()
    await page.getByRole('radio', { name: charts.ranges['5min'], exact: true }).click()
    await dragged()
    await page.goto(page.url().replace(/#.*/, `#/quotes/info?code=${CODE}`))
    await expect(page.getByRole('button', { name: charts.tools, exact: true })).toBeVisible()
    await expect(page.getByRole('slider')).toHaveCount(1)
    await coverScreen()
    await dragged()
    expect(page.url()).toContain('/position/info')
    await page.goBack()
  })

  await test.step('a waiting order: a drag asks for its change, which is sent after a review', async () => {
    const handle = page.getByRole('button', { name: new RegExp(`${beginning(charts.buy)} .*1\\.000`) })
    await expect(handle).toBeVisible()
    await drag(page, handle, -12)
    const field = sheet.getByLabel(orders.price.replace(/\{currency.*?\}/, 'MYR'))
    await expect(field).toHaveValue(/^\d+,\d+$/)
    expect(numberIn(await field.inputValue())).not.toBe(Number(price))
    await expectAccessible(page)
    await expectNoOverflow(page)

    // Back closes the form and then leads to the chart; nothing was sent.
    await page.goBack()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('list', { name: positions.tabs.pending })).toBeVisible()
    await page.goBack()
    await expect(handle).toBeVisible()
    expect(await priceNow()).toBe(Number(price))

    // The keyboard's way: the handle opens the form with the order's own price.
    await handle.press('Enter')
    await expect(field).toHaveValue(/^\d+,\d+$/)
    expect(numberIn(await field.inputValue())).toBe(Number(price))
    await field.press('ArrowUp')
    await sheet.getByRole('button', { name: changes.toReview }).click()
    await expect(sheet.getByText(changes.losesPlace)).toBeVisible()
    expect(await priceNow()).toBe(Number(price))
    await sheet.getByRole('button', { name: changes.send }).click()
    await expect(sheet.getByText(server['order-changed'])).toBeVisible()
    expect(await priceNow()).toBeGreaterThan(Number(price))
    await sheet.getByRole('button', { name: changes.close, exact: true }).last().click()
    await expect(sheet).toBeHidden()
  })

  await test.step('an order that was cancelled elsewhere is not changed, and the page says so', async () => {
    await page.goto(page.url().replace(/#.*/, `#/quotes/info?code=${CODE}`))
    const handle = page.getByRole('button', { name: new RegExp(`${beginning(charts.buy)} .*1\\.000`) })
    await expect(handle).toBeVisible()
    // The chart does not hear of it; the list of orders, to which the handle leads, does.
    await page.route('**/trade/pendinglist', (route) =>
      page.url().includes('/quotes/info') ? route.abort() : route.continue(),
    )
    await ask('/trade/cancelorders', { requestid: crypto.randomUUID() })
    await handle.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: server['order-not-pending'] })).toBeAttached()
    await expect(page.getByText(positions.noPending, { exact: true })).toBeVisible()
    await expect(sheet).toBeHidden()
  })
})
