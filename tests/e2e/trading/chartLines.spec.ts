import type { Locator, Page } from '@playwright/test'
import { drawnChart, listenToCharts } from '../support/drawnChart.ts'
import { expect, expectAccessible, expectNoOverflow } from '../support/fixtures.ts'
import { wordsOf } from '../support/words.ts'
import { buyAtMarket, test } from './mondayMorning.ts'

const CODE = '96115'

/** Drags a handle down by some pixels, up where they are negative. */
const drag = async (page: Page, handle: Locator, pixels: number) => {
  const box = (await handle.boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + Math.round(pixels / 2))
  await page.mouse.move(x, y + pixels)
  await page.mouse.up()
}

for (const language of ['es', 'ar'] as const)
  test(`a stop is a line on the chart; its drag opens the form with that price, and sends nothing (${language})`, async ({
    ask,
    open,
    page: browser,
  }) => {
    const { charts, protection } = await wordsOf(language, 'charts', 'protection')
    const order = await buyAtMarket(ask, CODE)
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
      await drag(page, handle, -25)
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

for (const language of ['es', 'ar'] as const)
  test(`the line of a take-profit is dragged, and that of a trailing stop has no handle (${language})`, async ({
    ask,
    open,
    page: browser,
  }) => {
    const { charts, protection } = await wordsOf(language, 'charts', 'protection')
    const order = await buyAtMarket(ask, CODE)
    const price = (Math.ceil(Number(order.averageprice) * 101) / 100).toFixed(2)
    await ask('/trade/protect', {
      positionid: order.positionid,
      takeprofit: price,
      trailpercent: '2',
      requestid: crypto.randomUUID(),
    })
    await listenToCharts(browser)
    const page = await open(`/quotes/info?code=${CODE}`, { language })
    await page.getByRole('radio', { name: charts.ranges['5min'], exact: true }).click()
    const [profit, trail] = [charts.profit, charts.trail].map((text) => text.slice(0, text.indexOf('{')).trim())
    await drawnChart(page).expectText(new RegExp(`${trail} .*\\d`))
    await drawnChart(page).expectText(new RegExp(`${profit} .*${price.replace('.', ',')}`))
    const handle = page.getByRole('button', { name: new RegExp(`${profit} .*${price.replace('.', ',')}`) })
    await expect(handle).toBeVisible()
    await expect(page.getByRole('button', { name: new RegExp(trail!) })).toHaveCount(0)

    await drag(page, handle, 12)
    const field = page.getByRole('dialog').getByLabel(protection.profitPrice)
    await expect(field).toHaveValue(/^\d+,\d+$/)
    expect(numberIn(await field.inputValue())).toBeLessThan(Number(price))
    await expectAccessible(page)
    // Nothing was sent: the position keeps the price that it had.
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByText(price.replace('.', ',')).first()).toBeVisible()
  })

/** A limit order below all bids, which waits. */
const waitBelow = async (ask: (path: string, form: Record<string, string>) => Promise<unknown>) => {
  const { book } = (await ask('/quotes/depth', { code: CODE })) as { book: { bids: { price: string }[] } }
  const price = (Math.round(Number(book.bids.at(-1)!.price) * 100 - 4) / 100).toFixed(2)
  const { id } = (await ask('/trade/order', {
    code: CODE,
    direction: 'long',
    action: 'open',
    ordertype: 'limit',
    price,
    quantity: '1000',
    clientorderid: crypto.randomUUID(),
  })) as { readonly id: string }
  const priceNow = async () =>
    Number(((await ask('/trade/orderinfo', { orderid: id })) as { readonly price: string }).price)
  return { price: Number(price), priceNow }
}

const numberIn = (text: string) => Number(text.replace('.', '').replace(',', '.'))

/** The handle of the order's line. */
const handleOf = (page: Page, buy: string) => {
  const beginning = buy.slice(0, buy.indexOf('{')).trim()
  return page.getByRole('button', { name: new RegExp(`${beginning} .*1\\.000`) })
}

for (const language of ['es', 'ar'] as const)
  test(`the line of a waiting order is dragged on the chart, and its change is sent after a review (${language})`, async ({
    ask,
    open,
    page: browser,
  }) => {
    const { changes, charts, orders, positions, server } = await wordsOf(
      language,
      'changes',
      'charts',
      'orders',
      'positions',
      'server',
    )
    const order = await waitBelow(ask)
    await listenToCharts(browser)
    const page = await open(`/quotes/info?code=${CODE}`, { language })
    await page.getByRole('radio', { name: charts.ranges['5min'], exact: true }).click()
    const handle = handleOf(page, charts.buy)
    await expect(handle).toBeVisible()
    await expectAccessible(page)
    const box = (await handle.boundingBox())!
    expect([box.width, box.height]).toEqual([44, 44])
    await drag(page, handle, -12)

    const sheet = page.getByRole('dialog')
    const field = sheet.getByLabel(orders.price.replace(/\{currency.*?\}/, 'MYR'))
    await expect(field).toHaveValue(/^\d+,\d+$/)
    const wanted = numberIn(await field.inputValue())
    expect(wanted).not.toBe(order.price)
    await expectAccessible(page)
    await expectNoOverflow(page)
    expect(await order.priceNow()).toBe(order.price)

    // Back closes the form and then leads to the chart; nothing was sent.
    await page.goBack()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('list', { name: positions.tabs.pending })).toBeVisible()
    await page.goBack()
    await expect(handle).toBeVisible()
    expect(await order.priceNow()).toBe(order.price)

    // The keyboard's way: the handle opens the form with the order's own price.
    await handle.press('Enter')
    await expect(field).toHaveValue(/^\d+,\d+$/)
    expect(numberIn(await field.inputValue())).toBe(order.price)
    await field.press('ArrowUp')
    await sheet.getByRole('button', { name: changes.toReview }).click()
    await expect(sheet.getByText(changes.losesPlace)).toBeVisible()
    expect(await order.priceNow()).toBe(order.price)
    await sheet.getByRole('button', { name: changes.send }).click()
    await expect(sheet.getByText(server['order-changed'])).toBeVisible()
    expect(await order.priceNow()).toBeGreaterThan(order.price)
  })

test('the line of an order that was cancelled elsewhere changes nothing, and says so', async ({
  ask,
  open,
  page: browser,
}) => {
  const { charts, positions, server } = await wordsOf('es', 'charts', 'positions', 'server')
  await waitBelow(ask)
  await listenToCharts(browser)
  const page = await open(`/quotes/info?code=${CODE}`)
  const handle = handleOf(page, charts.buy)
  await expect(handle).toBeVisible()
  // The chart does not hear of it.
  await page.route('**/trade/pendinglist', (route) => route.abort())
  await ask('/trade/cancelorders', { requestid: crypto.randomUUID() })
  await page.unroute('**/trade/pendinglist')
  await handle.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: server['order-not-pending'] })).toBeAttached()
  await expect(page.getByText(positions.noPending, { exact: true })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})
