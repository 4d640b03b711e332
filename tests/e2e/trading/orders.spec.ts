import type { Page } from '@playwright/test'
import { call, login } from '../../demoCustomer.ts'
import type { Customer } from '../support/control.ts'
import { drawnChart, listenToCharts } from '../support/drawnChart.ts'
import { expect, test } from '../support/fixtures.ts'
import { wordsOf } from '../support/words.ts'

const CODE = '96115'
/** Past the close of the trading day, also from a Friday evening on. */
const FOUR_DAYS = 4 * 24 * 3_600_000
const ticket = `/quotes/infoBuy?code=${CODE}&direction=long`

interface Order {
  readonly id: string
  readonly state: string
}

const book = (url: string, { token, account }: Customer) => {
  const ask = (path: string, body: Record<string, string>) => call(url, path, body, { token, account })
  return {
    orders: async () => {
      const [pending, past] = await Promise.all([ask('/trade/pendinglist', {}), ask('/trade/orderhistory', {})])
      return [pending, past].flatMap((page) => (page as { list: Order[] }).list)
    },
    held: async () => {
      const funds = (await ask('/trade/funds', {})) as { currency: string; held: string }[]
      return Number(funds.find(({ currency }) => currency === 'MYR')?.held ?? 0)
    },
  }
}

const german = (price: number) => price.toLocaleString('de-DE', { minimumFractionDigits: 3 })

/** A price below all current offers. */
const belowTheBids = async (url: string, { token, account }: Customer): Promise<number> => {
  const depth = (await call(url, '/quotes/depth', { code: CODE }, { token, account })) as {
    book: { bids: { price: string }[] }
  }
  return Math.round(Number(depth.book.bids.at(-1)!.price) * 100 - 4) / 100
}

/** Enters a limit at which the order stays pending, and sends it. */
const order = async (page: Page, price: number) => {
  const words = await wordsOf('us', 'orders')
  await page.getByLabel(words.orders.price.replace('{currency:string}', 'MYR')).fill(german(price))
  await page.getByRole('button', { name: words.orders.review }).last().click()
  await page.getByRole('dialog').getByRole('button', { name: words.orders.send }).click()
  return page.getByRole('dialog')
}

test.describe('an order', () => {
  test.beforeEach(async ({ steer, customer }) => {
    await steer.post('/market/open', { calendar: 'MY' })
    await steer.post('/clock', { rate: 0 })
    await steer.post('/credit', { account: customer.account, currency: 'MYR', amount: '100000' })
  })

  test('whose answer was lost is looked up and never sent twice, and one that never arrived is sent again under its id', async ({
    open,
    page,
    broker,
    customer,
    steer,
  }) => {
    const {
      drafts,
      markets,
      orders: words,
      positions,
    } = await wordsOf('us', ...(['drafts', 'markets', 'orders', 'positions'] as const))
    const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft.')).length)
    // The broker receives it; its answer is lost, and so is the answer to every lookup.
    await page.route('**/trade/order', async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await page.route('**/trade/orderinfo', (route) => route.abort('connectionreset'))
    await open(ticket, { language: 'us' })
    const sheet = await order(page, await belowTheBids(broker.url, customer))
    await expect(sheet.getByText(markets.sending.unknown)).toBeVisible()
    await expect(sheet.getByText(markets.sending.unknownHint)).toBeVisible()
    await expect(sheet.getByRole('button', { name: markets.sending.sendAgain })).toBeHidden()
    // It is no draft.
    expect(await kept()).toBe(0)
    await page.goto(`${broker.url}/#/position/index?tab=pending`)
    await expect(page.getByRole('list', { name: positions.tabs.pending })).toBeVisible()
    await expect(page.getByText(drafts.draft, { exact: true })).toHaveCount(0)
    await page.goBack()
    // The ticket is there again before it is reloaded: a reload in the middle of a step back never ends.
    await expect(page.getByText(markets.sending.unknown).first()).toBeVisible()

    await page.reload()
    await expect(sheet.getByText(markets.sending.unknown)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    // The form offers only to check the state.
    await page.getByRole('button', { name: markets.sending.unknown }).click()
    await expect(sheet.getByText(markets.sending.unknownHint)).toBeVisible()

    await page.unroute('**/trade/orderinfo')
    await expect(sheet.getByText(words.result.accepted)).toBeVisible({ timeout: 15_000 })
    expect(await book(broker.url, customer).orders()).toHaveLength(1)
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()

    // The next one never arrives: it is reported as not received.
    await page.unroute('**/trade/order')
    const sent: (string | null)[] = []
    let reached = false
    await page.route('**/trade/order', async (route) => {
      sent.push(new URLSearchParams(route.request().postData() ?? '').get('clientorderid'))
      await (reached ? route.continue() : route.abort('connectionfailed'))
    })
    await order(page, await belowTheBids(broker.url, customer))
    await expect(sheet.getByText(markets.sending.unknown)).toBeVisible()
    await steer.post('/clock', { advanceMilliseconds: 30_000 })
    await expect(sheet.getByText(markets.sending.lostHint)).toBeVisible({ timeout: 15_000 })
    reached = true
    await sheet.getByRole('button', { name: markets.sending.sendAgain }).click()
    await expect(sheet.getByText(words.result.accepted)).toBeVisible()
    expect(sent[0]).toBeTruthy()
    expect(new Set(sent).size).toBe(1)
    expect(await book(broker.url, customer).orders()).toHaveLength(2)
  })

  test('that is pending is drawn into the chart, and expires at the close with its money released', async ({
    open,
    page,
    broker,
    customer,
    steer,
  }) => {
    const words = await wordsOf('us', 'orders', 'markets', 'charts')
    const chart = drawnChart(page)
    await listenToCharts(page)
    await open(ticket, { language: 'us' })
    const price = await belowTheBids(broker.url, customer)
    const sheet = await order(page, price)
    await expect(sheet.getByText(words.orders.result.accepted)).toBeVisible()
    expect(await book(broker.url, customer).held()).toBeGreaterThan(100 * price)

    await page.goto(`${broker.url}/#/quotes/info?code=${CODE}`)
    await page.getByRole('button', { name: words.charts.candles, exact: true }).click()
    await page.getByRole('radio', { name: words.charts.ranges.day, exact: true }).click()
    await chart.expectText(
      words.charts.buy.replace('{quantity:string}', '100').replace('{price:string}', german(price)),
    )

    // The page is hidden while the clock moves by days; otherwise polling would run into the end of the session.
    await page.goto(`${broker.url}/config.json`)
    await steer.post('/market/hours', { calendar: 'MY' })
    await steer.post('/clock', { advanceMilliseconds: FOUR_DAYS })
    await steer.post('/trading/sweep')
    const { token } = await login(broker.url, customer)
    const later = book(broker.url, { ...customer, token })
    expect((await later.orders()).map(({ state }) => state)).toEqual(['expired'])
    expect(await later.held()).toBe(0)
    await page.addInitScript((fresh) => localStorage.setItem('tokend', fresh), token)
    await page.goto(`${broker.url}/#/position/index?tab=history`)
    await expect(page.getByText(words.markets.orderStates.expired)).toBeVisible()
  })
})
