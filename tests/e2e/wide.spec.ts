import type { Page } from '@playwright/test'
import { call } from '../demoCustomer.ts'
import { expect, expectAccessible, expectNoOverflow, test } from './support/fixtures.ts'
import { wordsOf } from './support/words.ts'

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

const goTo = (page: Page, address: string) => page.evaluate((hash) => (location.hash = hash), `#${address}`)

test('on a wide screen a list stays beside what is opened from it: quotes, a ticket, a position, the account centre', async ({
  open,
  customer,
  steer,
}) => {
  test.slow()
  const words = await wordsOf('us', 'quotes', 'markets', 'orders', 'positions', 'account', 'records')
  await steer.post('/market/open', { calendar: 'MY' })
  await steer.post('/credit', { account: customer.account, currency: 'MYR', amount: '500000' })
  const page = await open('/quotes/index', { language: 'us' })
  const screen = page.getByRole('main')
  const beside = page.getByRole('complementary')
  const slider = screen.getByRole('slider')

  await test.step('the list of quotes beside the instrument chosen from it', async () => {
    const list = beside.filter({ has: page.getByRole('heading', { name: words.quotes.title }) })
    // The first instrument of the list is open, so that the middle is not empty.
    await expect(page).toHaveURL(/quotes\/info\?code=/)
    await expect(slider).toBeVisible()
    await list.getByRole('tab', { name: words.quotes.marketList }).click()
    await list.getByRole('radio', { name: words.markets.marketNames.MY }).click()

    // Far down the list: choosing keeps the list and its scroll position.
    const rows = list.getByRole('list', { name: words.markets.marketNames.MY }).getByRole('link')
    await expect(rows.nth(12)).toBeVisible()
    const [first, next] = [rows.nth(11), rows.nth(12)]
    await first.scrollIntoViewIfNeeded()
    const scrolled = await list.evaluate((panel) => panel.scrollTop)
    expect(scrolled).toBeGreaterThan(0)
    await first.click()
    await expect(slider).toBeVisible()
    await expect(first).toHaveAttribute('aria-current', 'page')
    expect(await list.evaluate((panel) => panel.scrollTop)).toBe(scrolled)
    const name = await screen.getByRole('heading', { level: 1 }).textContent()
    await expect(first).toContainText(name!)

    await next.click()
    await expect(screen.getByRole('heading', { level: 1 })).not.toHaveText(name!)
    await expect(first).not.toHaveAttribute('aria-current', 'page')
    await list.getByRole('tab', { name: words.quotes.watchlist }).click()
    await expect(list.getByText(words.quotes.emptyTitle)).toBeVisible()
    await expect(slider).toBeVisible()
    await expectNoOverflow(page)
    await expectAccessible(page)

    // Without room for both, each is a separate screen.
    await page.setViewportSize({ width: 1000, height: 800 })
    await expect(list).toBeHidden()
    await expect(slider).toBeVisible()
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('the ticket beside its instrument, and the menu beside both', async () => {
    await goTo(page, '/quotes/info?code=96115')
    await screen.getByRole('link', { name: words.quotes.buy, exact: true }).click()
    const instrument = beside.filter({ has: page.getByRole('slider') })
    await expect(instrument.getByRole('slider')).toBeVisible()
    await expect(screen.getByRole('button', { name: words.orders.review })).toBeVisible()
    // The customer trades in the ticket itself.
    await expect(instrument.getByRole('link', { name: words.quotes.buy, exact: true })).toBeHidden()
    await expect(instrument.getByRole('button', { name: words.back })).toBeHidden()
    await expectNoOverflow(page)
    await expectAccessible(page)
    const menu = page.getByRole('navigation', { name: words.menu, exact: true })
    const [bar, rest] = [await menu.boundingBox(), await instrument.boundingBox()]
    expect(bar!.height).toBe(800)
    expect(rest!.x).toBe(bar!.width)
  })

  await test.step('a position beside its list, in the tab that was chosen there', async () => {
    await page.getByRole('radio', { name: words.markets.orderTypes.market }).click()
    await page.getByRole('button', { name: words.orders.review }).last().click()
    await page.getByRole('dialog').getByRole('button', { name: words.orders.send }).click()
    await page.getByRole('dialog').getByRole('link', { name: words.orders.toPosition }).click()
    const list = beside.filter({ has: page.getByRole('tablist') })
    const holdings = list.getByRole('tab', { name: words.positions.tabs.holdings })
    await expect(holdings).toHaveAttribute('aria-selected', 'true')
    await expect(list.locator('[aria-current=page]')).toBeVisible()
    await list.getByRole('tab', { name: words.positions.assetTabs }).click()
    await list.getByRole('tab', { name: words.positions.tabs.funds }).click()
    await expect(list.getByText(words.positions.wallet.buyingPower).first()).toBeVisible()
    await expect(screen.getByText(words.positions.fills)).toBeVisible()
    await expectAccessible(page)
  })

  await page
    .getByRole('navigation', { name: words.menu, exact: true })
    .getByRole('link', { name: words.menuMine })
    .click()
  await expect(page).toHaveURL(/mine\/index$/)
  for (const language of ['us', 'ar'] as const)
    await test.step(`the account centre beside each of its screens: ${language}`, async () => {
      const { account, records } = await wordsOf(language, 'account', 'records')
      if (language === 'ar') await open('/mine/index', { language })
      // Its own screen has the records beside it, so that the middle is not empty.
      await expect(page.getByRole('heading', { name: records.fundingTitle })).toBeVisible()
      await expectNoOverflow(page)
      await page.getByRole('link', { name: account.row.fundingRecords }).click()
      const centre = beside.filter({ has: page.getByRole('heading', { name: account.title }) })
      await expect(screen.getByRole('heading', { level: 1 })).toHaveText(records.fundingTitle)
      const row = centre.getByRole('link', { name: account.row.fundingRecords })
      await expect(row).toHaveAttribute('aria-current', 'page')
      const [left, right] = [await centre.boundingBox(), await screen.boundingBox()]
      expect(left!.x < right!.x).toBe(language !== 'ar')
      await expectNoOverflow(page)
      await expectAccessible(page)
    })
})

test('on a phone held sideways a header is one line and covers nothing, and what matters is in view', async ({
  broker,
  customer,
  open,
  page,
  steer,
}) => {
  const { account, home, positions, quotes, simulation } = await wordsOf('us', 'account', 'home', 'positions', 'quotes')
  await steer.post('/market/open', { calendar: 'MY' })
  await steer.post('/credit', { account: customer.account, currency: 'MYR', amount: '500000' })
  const order = { code: '96115', direction: 'long', action: 'open', ordertype: 'market', quantity: '100' }
  const session = { token: customer.token, account: customer.account }
  await call(broker.url, '/trade/order', { ...order, clientorderid: crypto.randomUUID() }, session)
  await page.setViewportSize({ width: 844, height: 390 })
  await open('/home/index', { language: 'us' })

  await test.step('home shows the total, its line and the largest share', async () => {
    await expect(page.getByRole('radiogroup', { name: account.span })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('heading', { name: home.shares })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('list', { name: home.shares }).getByRole('link').first()).toBeVisible()
    await expectNoOverflow(page)
  })

  for (const path of ['/home/index', '/quotes/index', '/quotes/search', '/mine/index', '/mine/setting'])
    await test.step(`the strip of the simulation is part of the header, and covers no button: ${path}`, async () => {
      await goTo(page, path)
      await page.locator(`main[data-path="${path}"]`).waitFor()
      const strip = await page.getByRole('complementary', { name: simulation }).boundingBox()
      const buttons = page.locator('main :is(header.sticky, .header-row) :is(a, button)')
      await expect(page.locator('main h1')).toBeAttached()
      expect(strip!.y).toBeLessThan(20)
      expect((await page.locator('main').boundingBox())!.y).toBe(0)
      await expect(buttons.first()).toBeVisible()
      for (const button of await buttons.all()) {
        const { x, width } = (await button.boundingBox())!
        expect(x + width).toBeLessThanOrEqual(strip!.x)
      }
    })

  await test.step('the name of an instrument takes one line', async () => {
    await goTo(page, '/quotes/info?code=96115')
    await expect(page.getByRole('link', { name: quotes.buy, exact: true })).toBeVisible()
    const name = page.getByRole('heading', { level: 1 })
    const lines = await name.evaluate(
      (heading) => heading.clientHeight / parseFloat(getComputedStyle(heading).lineHeight),
    )
    expect(Math.round(lines)).toBe(1)
    await expectNoOverflow(page)
  })

  await test.step('the figures of the holdings stand beside each other', async () => {
    await goTo(page, '/position/index?tab=holdings')
    const worth = page.getByRole('heading', { name: account.allCurrencies })
    const today = page.getByText(positions.today, { exact: true })
    const [head, beside] = [await worth.boundingBox(), await today.boundingBox()]
    expect(beside!.x).toBeGreaterThan(head!.x + head!.width)
    expect(beside!.y).toBeLessThan(head!.y + 60)
  })
})
