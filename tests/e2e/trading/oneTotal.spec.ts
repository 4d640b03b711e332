import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { call } from '../../demoCustomer.ts'
import { expect, expectAccessible, test } from '../support/fixtures.ts'
import { wordsOf } from '../support/words.ts'

/** The first amount of a text, without its currency and without a plus. */
const amountIn = (text: string): string => /−?\d[\d.]*,\d\d/.exec(text)?.[0] ?? text

/** A key figure of the screen by its name. */
const figure = (page: Page, label: string) =>
  page
    .locator('main dl > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${label}$`) }) })
    .locator('dd')
const hero = (page: Page) => page.locator('main .text-hero').first()
const goTo = async (page: Page, path: string): Promise<void> => {
  await page.evaluate((hash) => (location.hash = hash), `#${path}`)
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
}

test.describe('one total', () => {
  // Markets that are open at any hour, and a stopped clock: no figure changes between two reads.
  test.beforeEach(async ({ steer }) => {
    for (const calendar of ['IT', 'FUT'] as const) await steer.post('/market/open', { calendar })
    await steer.post('/clock', { rate: 0 })
  })

  test('figures of one name are the same on home, in the account centre and in the portfolio, follow the money, and link to their entries', async ({
    open,
    broker,
    customer,
    steer,
    page,
  }) => {
    const words = await wordsOf('us', 'account', 'positions')
    const headers = { token: customer.token, account: customer.account }
    const order = async (fields: Record<string, string>) =>
      (await call(
        broker.url,
        '/trade/order',
        { action: 'open', direction: 'long', ordertype: 'market', ...fields, clientorderid: randomUUID() },
        headers,
      )) as { averageprice: string }
    const valdoria = await order({ code: 'VALDZ', quantity: '20' })
    await order({ code: 'MONTZ', quantity: '30', direction: 'short', leverage: '2' })
    await order({ code: 'BRENZ', quantity: '50', ordertype: 'limit', price: '8' })
    const crude = await order({ code: 'CRUDE1', quantity: '40', leverage: '5' })
    await order({ code: 'NGAS1', quantity: '90', direction: 'short', leverage: '10' })

    // Whole figures are on every price grid; none of them is the price paid.
    for (const [code, price] of [
      ['VALDZ', valdoria],
      ['CRUDE1', crude],
    ] as const)
      await steer.post('/market/price', { code, price: String(Math.round(Number(price.averageprice)) + 1) })

    const followed = page.waitForResponse(/\/live\/stream/)
    await open('/mine/index', { language: 'us' })
    for (const currency of ['EUR', 'USD']) {
      await goTo(page, '/mine/index')
      await page.getByRole('tab', { name: currency, exact: true }).click()
      await expect(hero(page)).toContainText(currency)
      const { account } = words
      // The total is there before the figures below it.
      await expect(figure(page, account.floating)).toContainText(/\d/)
      const inAccount = {
        total: amountIn(await hero(page).innerText()),
        floating: amountIn(await figure(page, account.floating).innerText()),
        realised: amountIn(await figure(page, account.realised).innerText()),
      }
      expect(inAccount.floating).not.toBe('0,00')

      const together = page.locator('main').getByText(account.allCurrencies, { exact: true }).locator('..')
      const all = amountIn(await together.innerText())
      expect(all).toMatch(/^\d[\d.]*,\d\d$/)

      await goTo(page, '/home/index')
      await expect(page.locator('main').getByText(`${account.allCurrencies} · EUR`)).toBeVisible()
      await expect(hero(page)).toHaveText(all)

      await goTo(page, '/position/index?tab=assets')
      const { wallet } = words.positions
      await expect(together).toContainText(all)
      // The filter of the records names currencies too.
      const wallets = page.getByRole('radiogroup', { name: account.currency, exact: true })
      await wallets.getByRole('radio', { name: currency, exact: true }).click()
      await expect(hero(page)).toContainText(inAccount.total)
      await expect(figure(page, account.floating)).toContainText(inAccount.floating)
      await expect(figure(page, wallet.realisedProfit)).toContainText(inAccount.realised)
    }

    // The total of all currencies follows what happens to the money, on home and above the wallets.
    const centsOf = async (of: Locator) => Number(amountIn(await of.innerText()).replace(/\D/g, ''))
    const credit = () => steer.post('/credit', { account: customer.account, currency: 'EUR', amount: '123.45' })
    await goTo(page, '/home/index')
    await expect(hero(page)).toContainText(/\d,\d\d/)
    const onHome = await centsOf(hero(page))
    // What happens before the stream is open is seen half a minute later.
    await followed
    await credit()
    await expect.poll(() => centsOf(hero(page))).toBe(onHome + 12_345)
    await goTo(page, '/mine/index')
    const together = page.locator('main').getByText(words.account.allCurrencies, { exact: true }).locator('..')
    await expect.poll(() => centsOf(together)).toBe(onHome + 12_345)
    await credit()
    await page.getByRole('tab', { name: 'EUR', exact: true }).click()
    await expect.poll(() => centsOf(together)).toBe(onHome + 24_690)

    const { account } = words
    await test.step('each figure links to its entries', async () => {
      await goTo(page, '/mine/index')
      const leads = [
        [account.balance, '/mine/fundingRecords'],
        [account.holdingValue, '/position/index?tab=holdings'],
        [account.floating, '/position/index?tab=holdings'],
        [account.realised, '/mine/positionHistory'],
      ] as const
      for (const [label, to] of leads)
        await expect(figure(page, label).getByRole('link')).toHaveAttribute('href', `/#${to}`)
    })

    await test.step('the USDT tab explains that it shows dollar holdings', async () => {
      await expect(page.getByText(account.dollarHoldings)).toBeHidden()
      await page.getByRole('tab', { name: 'USDT', exact: true }).click()
      await expect(page.getByText(account.dollarHoldings)).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('tab', { name: 'EUR', exact: true }).click()
    })

    await test.step('what is frozen has its parts, each with its link', async () => {
      await figure(page, account.frozen).getByRole('button').click()
      const sheet = page.getByRole('dialog')
      await expect(sheet.getByRole('link')).toHaveCount(6)
      await expectAccessible(page)
      await sheet.getByRole('link', { name: new RegExp(account.frozenParts.rebateCredits) }).click()
      await expect(page).toHaveURL(/#\/position\/index\?tab=pending$/)
      await expect(sheet).toBeHidden()
      await goTo(page, '/position/index?tab=assets')
      const { wallet } = words.positions
      const { buyingPower, frozen, held, margin, marketValue, realisedProfit } = wallet
      for (const label of [buyingPower, marketValue, account.floating, realisedProfit, margin, held, frozen])
        await expect(figure(page, label).getByRole('link')).toHaveCount(1)
    })

    await test.step('a server that does not add the currencies leaves home with the total of one', async () => {
      await page.route('**/api/vue/trade/worth', (route) => route.fulfill({ status: 404 }))
      await goTo(page, '/mine/index')
      await page.reload()
      await expect(hero(page)).toContainText('EUR')
      const total = amountIn(await hero(page).innerText())
      await expect(page.getByText(account.allCurrencies)).toBeHidden()
      await goTo(page, '/home/index')
      await expect(page.locator('main').getByText(`${account.totalAssets} · EUR`)).toBeVisible()
      await expect(hero(page)).toHaveText(total)
    })
  })
})
