import type { Page } from '@playwright/test'
import { call } from '../../demoCustomer.ts'
import { nextMonday } from '../money/workTime.ts'
import type { Customer } from '../support/control.ts'
import { drawnChart, listenToCharts } from '../support/drawnChart.ts'
import { expect, expectAccessible, goTo, test } from '../support/fixtures.ts'
import { wordsOf } from '../support/words.ts'

/** A Malaysian instrument: lots of 100, sale after 15 minutes, fees, long and short. */
const MALAYSIAN = '96115'
/** An A-share: T+1. */
const A_SHARE = '697001'
/** Half past ten in Kuala Lumpur and Shanghai, in minutes. */
const MORNING = 10 * 60 + 30

interface Level {
  readonly price: string
  readonly quantity: string
}

const headersOf = ({ token, account }: Customer) => ({ token, account })
const german = (text: string | number) =>
  Number(text).toLocaleString('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 3 })

/**
 * Reviews the visible ticket, by a double tap whose second must not send, and sends the order by one tap or two; returns the
 * sheet with the outcome.
 */
const send = async (page: Page, clickCount = 1) => {
  const { orders } = await wordsOf('us', 'orders')
  await page.getByRole('button', { name: orders.review }).last().dblclick({ delay: 120 })
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText(orders.lines.cost).or(sheet.getByText(orders.lines.proceeds)).first()).toBeVisible()
  await sheet.getByRole('button', { name: orders.send }).click({ clickCount })
  return sheet
}

test.describe('trading', () => {
  // A market that is open at any hour, and a stopped clock: only the test changes anything.
  test.beforeEach(async ({ steer, customer, goOnFrom }) => {
    // Fifteen minutes later the market is also open by its own hours, regardless of how another test set the clock.
    const { now } = await steer.get('/clock')
    await goOnFrom(nextMonday(now, MORNING))
    for (const calendar of ['MY', 'CN'] as const) await steer.post('/market/open', { calendar })
    await steer.post('/clock', { rate: 0 })
    for (const currency of ['MYR', 'CNY'] as const)
      await steer.post('/credit', { account: customer.account, currency, amount: '500000' })
  })

  test('from search to a closed position: partly filled, filled, blocked, sold, and the profit to the cent', async ({
    open,
    broker,
    session,
    steer,
    page,
  }) => {
    const words = await wordsOf('us', 'quotes', 'orders', 'positions', 'markets', 'charts')
    const chart = drawnChart(page)
    await listenToCharts(page)
    const broken: string[] = []
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) broken.push(message.text())
    })
    const ask = async <T>(path: string, body: Record<string, string>): Promise<T> =>
      (await call(broker.url, path, body, headersOf(session.now()))) as T

    // Search opens the instrument.
    await open('/quotes/search', { language: 'us' })
    await page.getByLabel(words.quotes.searchLabel).fill(MALAYSIAN)
    await page.getByRole('list', { name: words.quotes.hits }).getByRole('link').first().click()
    await expect(page).toHaveURL(new RegExp(`/quotes/info\\?code=${MALAYSIAN}`))
    await chart.expectText(`${words.charts.average}: `)
    await page.getByRole('button', { name: words.charts.candles, exact: true }).click()
    await page.getByRole('radio', { name: words.charts.ranges.day, exact: true }).click()
    await page.getByRole('radio', { name: 'BOLL' }).click()
    await page.getByRole('radio', { name: 'MACD' }).click()
    await chart.expectText(/ MID: \d.* DIF: /)
    await expectAccessible(page)

    // A limit order for more than the best offer is partly filled.
    const depth = await ask<{ book: { asks: Level[] } }>('/quotes/depth', { code: MALAYSIAN })
    const best = depth.book.asks[0]!
    const quantity = Number(best.quantity) + 300
    await page.getByRole('link', { name: words.quotes.buy, exact: true }).click()
    await page.getByLabel(words.orders.price.replace('{currency:string}', 'MYR')).fill(best.price.replace('.', ','))
    await page.getByLabel(words.orders.quantity, { exact: true }).fill(String(quantity))
    // Two taps are one order.
    const sheet = await send(page, 2)
    await expect(sheet.getByText(words.orders.result.partlyfilled)).toBeVisible()
    expect((await ask<{ list: unknown[] }>('/trade/pendinglist', {})).list).toHaveLength(1)
    expect((await ask<{ list: unknown[] }>('/trade/orderhistory', {})).list).toHaveLength(0)

    // The price falls below the limit: the rest is filled.
    await steer.post('/market/price', { code: MALAYSIAN, price: (Number(best.price) - 0.1).toFixed(2) })
    await steer.post('/clock', { advanceMilliseconds: 10_000 })
    await steer.post('/trading/sweep')
    await expect(sheet.getByRole('heading', { name: words.markets.orderStates.filled, exact: true })).toBeVisible()
    // The price shown is the broker's.
    const { list: orders } = await ask<{ list: { averageprice: string }[] }>('/trade/orderhistory', {})
    expect(orders).toHaveLength(1)
    await expect(sheet).toContainText(german(orders[0]!.averageprice))
    await sheet.getByRole('link', { name: words.orders.toPosition }).click()

    // The position: cost, and why it cannot be sold yet.
    await expect(page).toHaveURL(/\/position\/info\?id=/)
    await expect(page.getByRole('timer', { name: words.positions.untilSale })).toBeVisible()
    const { list: held } = await ask<{ list: { averagecost: string }[] }>('/trade/positionlist', { which: 'held' })
    await chart.expectText(words.charts.cost.replace('{price:string}', german(held[0]!.averagecost)))
    await expect.poll(async () => (await chart.reach('amber')).inOneRow).toBeGreaterThan(0.6)
    // In the chart of the day only the cost line has the colour of a purchase.
    await page.getByRole('radio', { name: words.charts.ranges['time-share'] }).click()
    await expect.poll(async () => (await chart.reach('up')).inColumns).toBeGreaterThan(0)
    await expectAccessible(page)
    const closeName = words.markets.actions.close
    await page.getByRole('button', { name: closeName }).click()
    await page.getByRole('radio', { name: words.markets.orderTypes.market }).click()
    await expect(page.getByRole('dialog').getByText(/15 minutes after buying/)).toBeVisible()
    await expect(page.getByRole('button', { name: words.orders.share.all })).toBeDisabled()
    await page.keyboard.press('Escape')

    // A quarter of an hour later it is sold at market.
    await steer.post('/clock', { advanceMilliseconds: 15 * 60_000 })
    await page.reload()
    await page.getByRole('button', { name: closeName }).click()
    await page.getByRole('radio', { name: words.markets.orderTypes.market }).click()
    await page.getByRole('button', { name: words.orders.share.all }).click()
    const sold = await send(page)
    await expect(
      sold
        .getByRole('heading', { name: words.markets.orderStates.filled, exact: true })
        .or(sold.getByText(words.orders.result.partlyfilled)),
    ).toBeVisible()
    await expect(async () => {
      await steer.post('/clock', { advanceMilliseconds: 10_000 })
      await steer.post('/trading/sweep')
      const { list } = await ask<{ list: unknown[] }>('/trade/positionlist', { which: 'past' })
      expect(list).toHaveLength(1)
    }).toPass()

    // Realised profit equals the fills, to the cent: sales less purchases less fees.
    const { list: fills } = await ask<{ list: { action: string; amount: string; fees: string }[] }>('/trade/fills', {
      code: MALAYSIAN,
    })
    const cents = (text: string) => Math.round(Number(text) * 100)
    const profit = fills.reduce((sum, fill) => sum + (fill.action === 'close' ? 1 : -1) * cents(fill.amount), 0)
    const fees = fills.reduce((sum, fill) => sum + cents(fill.fees), 0)
    const { list: past } = await ask<{ list: { realised: string; fees: string }[] }>('/trade/positionlist', {
      which: 'past',
    })
    expect(cents(past[0]!.realised)).toBe(profit - fees)
    expect(cents(past[0]!.fees)).toBe(fees)
    expect(fees).toBeGreaterThan(0)
    expect(await steer.get('/audit')).toEqual({ problems: [] })

    // The screen shows the same.
    await page.goto(`${broker.url}/#/position/index?tab=history`)
    await expect(page.getByText(words.markets.orderStates.filled).first()).toBeVisible()
    await page.getByRole('radio', { name: words.positions.pastKinds.positions }).click()
    const over = page.getByRole('list', { name: words.positions.pastKinds.positions }).getByRole('listitem')
    await expect(over).toHaveCount(1)
    const realised = profit - fees
    await expect(over).toContainText(`${realised < 0 ? '\u2212' : '+'}${german(Math.abs(realised) / 100)}\u00a0MYR`)

    // The charts of the assets keep the page's security policy, as all of this did.
    await page.goto(`${broker.url}/#/position/index?tab=assets`)
    // What is below the first view is drawn once the customer has touched the screen.
    await expect(async () => {
      await page.keyboard.press('End')
      await expect(page.locator('main svg.apexcharts-svg').first()).toBeVisible({ timeout: 1_000 })
    }).toPass()
    expect(broken).toEqual([])
  })

  test('a short on margin: leverage, more margin, and closed automatically when the price rises too far; an A-share is sold from the next trading day', async ({
    open,
    broker,
    session,
    steer,
    goOnFrom,
  }) => {
    const words = await wordsOf('us', 'orders', 'positions', 'markets', 'server', 'marginTrading')
    const page = await open(`/quotes/infoBuy?code=${MALAYSIAN}&direction=short`, { language: 'us' })
    // Margin is explained and switched on once.
    await page.getByRole('button', { name: words.marginTrading.switchOn }).click()
    await page.getByRole('radio', { name: words.markets.orderTypes.market }).click()
    await page.getByRole('radio', { name: '5×' }).click()
    await page.getByLabel(words.orders.quantity, { exact: true }).fill('500')
    await expect(page.getByText(words.orders.risk.short)).toBeVisible()
    const sheet = await send(page)
    await expect(sheet.getByRole('heading', { name: words.markets.orderStates.filled, exact: true })).toBeVisible()
    await sheet.getByRole('link', { name: words.orders.toPosition }).click()

    await page.getByRole('button', { name: words.positions.addMargin }).click()
    const topUp = page.getByRole('dialog')
    await topUp.getByLabel(words.positions.topUp.amount).fill('1,5')
    await topUp.getByRole('button', { name: words.positions.addMargin }).click()
    await expect(
      topUp
        .getByText(words.positions.topUp.refusals['not-a-positive-integer'])
        .or(topUp.getByText(words.positions.topUp.refusals.ambiguous)),
    ).toBeVisible()
    await topUp.getByLabel(words.positions.topUp.amount).fill('100')
    await topUp.getByRole('button', { name: words.positions.addMargin }).click()
    await expect(page.getByText('100,00 MYR', { exact: true }).first()).toBeVisible()

    const held = async () =>
      (await call(broker.url, '/trade/positionlist', { which: 'held' }, headersOf(session.now()))) as {
        list: { nowprice: string; stopprice: string; addedmargin: string; leverage: number | string }[]
      }
    const [position] = (await held()).list
    expect(Number(position!.addedmargin)).toBe(100)
    expect(Number(position!.leverage)).toBe(5)
    await steer.post('/market/price', { code: MALAYSIAN, price: (Number(position!.stopprice) + 0.2).toFixed(2) })
    await expect(async () => {
      await steer.post('/clock', { advanceMilliseconds: 10_000 })
      await steer.post('/trading/sweep')
      expect((await held()).list).toHaveLength(0)
    }).toPass()
    expect(await steer.get('/audit')).toEqual({ problems: [] })

    // Its page has no action any more, and the order that closed it shows the reason.
    await expect(page.getByText(words.markets.positionStates.closed, { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: words.positions.addMargin })).toHaveCount(0)
    await page.goto(`${broker.url}/#/position/index?tab=history`)
    await page.getByRole('button', { name: words.markets.actions['close-short'] }).click()
    await expect(page.getByRole('dialog').getByText(words.server['stopped-out'])).toBeVisible()

    await test.step('an A-share bought today is sold from the next trading day', async () => {
      await goTo(page, `/quotes/infoBuy?code=${A_SHARE}&direction=long`)
      await expect(page.getByText(words.orders.risk.nextDay)).toBeVisible()
      await page.getByRole('radio', { name: words.markets.orderTypes.market }).click()
      const sheet = await send(page)
      await expect(sheet.getByRole('heading', { name: words.markets.orderStates.filled, exact: true })).toBeVisible()
      await sheet.getByRole('link', { name: words.orders.toPosition }).click()
      await steer.post('/clock', { advanceMilliseconds: 16 * 60_000 })
      await page.reload()
      await expect(page.getByText(/T\+1/).first()).toBeVisible()
      const sell = async () => {
        await page.getByRole('button', { name: words.markets.actions.close }).click()
        await page.getByRole('radio', { name: words.markets.orderTypes.market }).click()
      }
      await sell()
      await expect(page.getByRole('button', { name: words.orders.share.all })).toBeDisabled()

      const { list } = (await call(broker.url, '/trade/positionlist', { which: 'held' }, headersOf(session.now()))) as {
        list: { id: string; sellablefrom: number | string }[]
      }
      await goOnFrom(new Date(Number(list[0]!.sellablefrom) + 60_000))
      await open(`/position/info?id=${list[0]!.id}`, { language: 'us' })
      await sell()
      await page.getByRole('button', { name: words.orders.share.all }).click()
      const sold = await send(page)
      await expect(sold.getByRole('heading', { name: words.markets.orderStates.filled, exact: true })).toBeVisible()
    })
  })
})
