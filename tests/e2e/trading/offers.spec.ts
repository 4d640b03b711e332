import type { Page } from '@playwright/test'
import { call } from '../../demoCustomer.ts'
import type { Customer } from '../support/control.ts'
import { expect, expectAccessible, expectNoOverflow, goTo, test } from '../support/fixtures.ts'
import { wordsOf } from '../support/words.ts'

interface ListedOffer {
  readonly id: string
  readonly name: string
  readonly stage: string
  readonly currency: string
  readonly prospectus: string
  readonly band?: object
}

const openOffer = async (url: string, customer: Customer, kind: string, market?: string): Promise<ListedOffer> => {
  const form = { kind, tab: 'open', limit: '100', ...(market && { market }) }
  const { token, account } = customer
  const { list } = (await call(url, '/offer/list', form, { token, account })) as { list: ReadonlyArray<ListedOffer> }
  const found = list.find(({ band, stage }) => stage === 'open' && band === undefined)
  if (found === undefined) throw new Error('nothing is open')
  return found
}

const money = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd')

test.describe('offers', () => {
  test.use({ practiceMoney: { MYR: '200.00' } })

  test('a new share is paid up front, and cancelled; a placement has a prospectus and leads to its record', async ({
    broker,
    context,
    customer,
    open,
    page,
    steer,
  }) => {
    const { markets, offers: words } = await wordsOf('us', 'markets', 'offers')
    const offer = await openOffer(broker.url, customer, 'newshare', 'MY')
    await open('/home/newShare', { language: 'us' })
    await expect(page.getByRole('heading', { name: words.newShares })).toBeVisible()
    await expectAccessible(page)
    await expectNoOverflow(page)
    await page.getByRole('link', { name: offer.name }).first().click()
    await expect(page).toHaveURL(new RegExp(`newShareInfo\\?id=${offer.id}`))

    const field = page.getByRole('spinbutton', { name: words.quantity })
    await field.fill('150')
    await field.blur()
    await expect(field).toHaveAccessibleDescription(new RegExp(words.errors['not-whole-steps'].split('{')[0]!))
    await field.fill('2000')
    await expect(page.getByText(/You need [\d.,]+\sMYR more/)).toBeVisible()
    await expect(page.getByRole('link', { name: markets.ways.deposit })).toBeVisible()
    await expectAccessible(page)
    await expectNoOverflow(page)
    await steer.post('/credit', { account: customer.account, currency: 'MYR', amount: '50000' })
    await page.reload()
    await field.fill('200')
    await field.blur()
    await expect(money(page, words.fee).first()).toHaveText(/^0,00\sMYR$/)
    await page.getByRole('button', { name: words.subscribe, exact: true }).click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByText(words.frozenNow)).toBeVisible()
    await sheet.getByRole('button', { name: words.send }).click()
    await expect(sheet.getByText(words.done)).toBeVisible()
    await sheet.getByRole('button', { name: words.close }).click()

    await expect(page.getByRole('heading', { name: words.yours, exact: true })).toBeVisible()
    await expect(page.getByText(words.states.waiting)).toBeVisible()
    await expect(page.getByRole('spinbutton')).toHaveCount(0)
    await page.getByRole('button', { name: words.cancel }).click()
    await page.getByRole('dialog').getByRole('button', { name: words.cancelSend }).click()
    await expect(page.getByRole('dialog').getByText(words.cancelDone)).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: words.close }).click()
    await expect(page.getByRole('button', { name: words.subscribe, exact: true })).toBeVisible()

    await test.step('a placement leads from the account centre to its record', async () => {
      const placement = await openOffer(broker.url, customer, 'placement')
      await goTo(page, '/market/subscribe')
      await expectAccessible(page)
      await page.getByRole('link', { name: placement.name }).first().click()
      const opening = context.waitForEvent('page')
      await page.getByRole('link', { name: words.prospectus }).click()
      const prospectus = await opening
      await expect(prospectus.getByRole('heading', { level: 1, name: placement.name })).toBeVisible()
      await prospectus.close()
      await page.getByRole('button', { name: words.subscribe, exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: words.send }).click()
      await page.getByRole('dialog').getByRole('button', { name: words.close }).click()
      await goTo(page, '/market/subscribRecord')
      await expect(page.getByRole('button', { name: placement.name })).toBeVisible()
      await expectAccessible(page)
      await expectNoOverflow(page)
    })
  })

  test('an A-share is paid after winning, once; without the money the payment fails first', async ({
    broker,
    customer,
    open,
    page,
    steer,
  }) => {
    const { offers: words } = await wordsOf('us', 'offers')
    const { account } = customer
    const offer = await openOffer(broker.url, customer, 'newshare', 'CN')
    await open(`/home/newShareInfo?id=${offer.id}`, { language: 'us' })
    await page.getByRole('button', { name: words.subscribe, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: words.send }).click()
    await page.getByRole('dialog').getByRole('button', { name: words.close }).click()
    await expect(page.getByText(words.states.waiting)).toBeVisible()
    await steer.post('/subscriptions/outcome', { account, allotted: '500' })
    await steer.post('/subscriptions/step', { account, step: 'result' })

    await goTo(page, '/mine/newShareOrder')
    await expect(page.getByText(words.states['payment-due'])).toBeVisible()
    await expectAccessible(page)
    const payNow = async () => {
      await page.getByRole('button', { name: offer.name }).first().click()
      await page.getByRole('dialog').getByRole('button', { name: words.pay, exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: words.paySend }).click()
    }
    await payNow()
    await page.getByRole('dialog').getByRole('button', { name: words.close }).click()
    await expect(page.getByText(words.states['payment-failed'])).toBeVisible()
    await steer.post('/credit', { account, currency: 'CNY', amount: '90000' })
    await payNow()
    await expect(page.getByRole('dialog').getByText(words.paid, { exact: true })).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: words.close }).click()
    await expect(page.getByText(words.states.paid, { exact: true })).toBeVisible()
    await page.getByRole('button', { name: offer.name }).first().click()
    await expect(page.getByRole('dialog').getByRole('button', { name: words.pay, exact: true })).toHaveCount(0)
  })
})
