import type { Page } from '@playwright/test'
import { call } from '../../demoCustomer.ts'
import type { Customer } from '../support/control.ts'
import { expect, expectAccessible, expectNoOverflow, goOffline, test } from '../support/fixtures.ts'
import { type Language, wordsOf } from '../support/words.ts'

const CODE = '96115'
const ticket = `/quotes/infoBuy?code=${CODE}&direction=long`

const ordersOf = async (url: string, { token, account }: Customer) => {
  const ask = async (path: string) => (await call(url, path, {}, { token, account })) as { list: unknown[] }
  const [pending, past] = await Promise.all([ask('/trade/pendinglist'), ask('/trade/orderhistory')])
  return [...pending.list, ...past.list]
}

const ownWords = (language: Language) => wordsOf(language, 'orders', 'markets', 'drafts', 'positions')

/** The fixed start of a text with an inserted value. */
const startOf = (text: string): string => (text.split('{')[0] ?? '').trim()

const PARTS = ['TicketDraft', 'drafts.model', 'OrderSheet', 'BottomSheet', 'BelowFields']

/** The ticket with all its parts: they are downloaded after the form. */
const openTicket = async (page: Page) => {
  await expect(page.locator('main input').first()).toBeVisible()
  await page.waitForFunction((parts) => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    return parts.every((part) => loaded.some((name) => name.includes(`/${part}-`)))
  }, PARTS)
}

const draftOf = async (language: Language, page: Page) => {
  const words = await ownWords(language)
  const offer = page.getByRole('region', { name: words.drafts.draft, exact: true })
  return {
    words,
    offer,
    quantity: page.getByLabel(words.orders.quantity, { exact: true }),
    keptAway: page.getByText(words.drafts.keptAway.split('{')[0] ?? ''),
    inForm: page.getByText(/^.*$/).filter({ hasText: words.drafts.inForm.split('{')[0] ?? '' }),
    resume: offer.getByRole('button', { name: words.drafts.resume, exact: true }),
    discard: page.getByRole('button', { name: words.markets.sending.discard, exact: true }),
    sheet: page.getByRole('dialog'),
  }
}

const kept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft.')).length)

test.beforeEach(async ({ steer, customer }) => {
  await steer.post('/market/open', { calendar: 'MY' })
  await steer.post('/clock', { rate: 0 })
  await steer.post('/credit', { account: customer.account, currency: 'MYR', amount: '100000' })
})

test('an order typed without a connection waits for the customer as a draft (ar)', async ({
  open,
  page,
  context,
  broker,
  customer,
  steer,
}) => {
  const language = 'ar'
  const sent: string[] = []
  page.on('request', (request) => request.url().endsWith('/trade/order') && sent.push(request.url()))
  const { words, offer, quantity, keptAway, resume, sheet } = await draftOf(language, page)
  await open(ticket, { language })
  await openTicket(page)
  await context.setOffline(true)
  await quantity.fill('700')
  await expect(keptAway).toBeVisible()
  await expectNoOverflow(page)
  // The review needs the broker; it says too that the order is kept.
  await page.getByRole('button', { name: words.orders.review, exact: true }).click()
  await expect(sheet.getByText(words.drafts.keptAway.split('{')[0] ?? '')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()

  await context.setOffline(false)
  await steer.post('/clock', { advanceMilliseconds: 3 * 3_600_000 })
  await page.reload()
  await openTicket(page)
  await expect(offer).toBeVisible()
  await expect(quantity).not.toHaveValue('700')
  await expect(offer.getByText(words.drafts.priceThen)).toBeVisible()
  await expect(offer.getByText(words.drafts.priceNow)).toBeVisible()
  await expectNoOverflow(page)

  await page.goto(`${broker.url}/#/position/index?tab=pending`)
  const list = page.getByRole('list', { name: words.drafts.list, exact: true })
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(list).toContainText('700')
  await expectNoOverflow(page)
  await expectAccessible(page)
  expect([sent, await ordersOf(broker.url, customer)]).toEqual([[], []])

  await list.getByRole('link', { name: words.drafts.resume, exact: true }).click()
  await expect(quantity).toHaveValue('700')
  await expect(resume).toBeHidden()
  // Continuing is no sending: there is a review, as always.
  await steer.post('/market/open', { calendar: 'MY' })
  await page.reload()
  await expect(quantity).toHaveValue('700')
  await page.getByRole('button', { name: words.orders.review, exact: true }).click()
  await sheet.getByRole('button', { name: words.orders.send, exact: true }).click()
  await expect(sheet.getByText(words.orders.result.orderNumber)).toBeVisible()
  expect(await kept(page)).toBe(0)
  expect(await ordersOf(broker.url, customer)).toHaveLength(1)
  expect(sent).toHaveLength(1)
})

test('a draft is kept on the way back and forth, discarded in all tabs at once, and gone after the sign-out', async ({
  open,
  page,
  context,
  broker,
}) => {
  const { words, offer, quantity, keptAway, resume, discard } = await draftOf('us', page)
  const { account } = await wordsOf('us', 'account')

  await test.step('going back and forth keeps the form and its draft, and discarding empties both', async () => {
    await open(`/quotes/info?code=${CODE}`, { language: 'us' })
    await page.getByRole('link', { name: /^Buy/ }).first().click()
    await openTicket(page)
    await context.setOffline(true)
    await quantity.fill('700')
    await expect(keptAway).toBeVisible()
    await page.goBack()
    await page.goForward()
    await expect(quantity).toHaveValue('700')
    await expect(offer).toBeHidden()
    await context.setOffline(false)
    await expect(page.getByText(startOf(words.drafts.inForm))).toBeVisible()
    await discard.click()
    await expect(quantity).toHaveValue('100')
    expect(await kept(page)).toBe(0)
    await page.reload()
    await openTicket(page)
    await expect(offer).toBeHidden()
  })

  await test.step('a draft that one tab discarded is not continued in another', async () => {
    await openTicket(page)
    await context.setOffline(true)
    await quantity.fill('700')
    await expect.poll(() => kept(page)).toBe(1)
    await context.setOffline(false)
    await page.reload()
    await expect(offer).toBeVisible()

    const other = await context.newPage()
    await other.goto(`${broker.url}/#${ticket}`)
    const there = await draftOf('us', other)
    await there.offer.getByRole('button', { name: words.markets.sending.discard }).click()
    await expect(there.offer).toBeHidden()
    await other.close()

    if (await offer.isVisible()) {
      await resume.click()
      await expect(page.getByText(words.drafts.gone).last()).toBeVisible()
    }
    await expect(offer).toBeHidden()
    await expect(quantity).not.toHaveValue('700')
    expect(await kept(page)).toBe(0)
  })

  await test.step('signing out leaves no draft on the device', async () => {
    await context.setOffline(true)
    await quantity.fill('800')
    await expect.poll(() => kept(page)).toBe(1)
    await context.setOffline(false)
    await page.goto(`${broker.url}/#/mine/index`)
    await page.getByRole('button', { name: account.signOut, exact: true }).last().click()
    await page.locator('[role$=dialog]').getByRole('button', { name: account.signOut, exact: true }).click()
    await expect(page).toHaveURL(/#\/login\//)
    expect(await kept(page)).toBe(0)
  })
})

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a reload without a connection shows the draft', async ({ open, page }) => {
    const { offer, quantity, resume } = await draftOf('us', page)
    await open(ticket, { language: 'us' })
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 60_000 })
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.open('assets')).keys()).length), { timeout: 30_000 })
      .toBeGreaterThan(5)
    await open(ticket, { language: 'us' })
    await openTicket(page)
    const connect = await goOffline(page)
    await quantity.fill('700')
    await expect.poll(() => kept(page)).toBe(1)
    await page.reload()
    await expect(offer).toBeVisible({ timeout: 30_000 })
    await resume.click()
    await expect(quantity).toHaveValue('700')
    await connect()
  })
})
