import type { Page } from '@playwright/test'
import { call } from '../../demoCustomer.ts'
import { expect, expectAccessible, expectNoOverflow, test } from '../support/fixtures.ts'
import { wordsOf } from '../support/words.ts'

const CODE = '96115'

test('a price alert is set, met, told on another screen and removed; a note stays on the device, and is not lost between two tabs (ar)', async ({
  broker,
  context,
  open,
  session,
  steer,
}) => {
  const language = 'ar'
  const words = await wordsOf(language, 'alerts', 'lists', 'quotes')
  await steer.post('/market/open', { calendar: 'MY' })
  await steer.post('/market/price', { code: CODE, price: '8.00' })
  await steer.post('/clock', { advanceMilliseconds: 2_000, rate: 0 })
  const page = await open(`/quotes/info?code=${CODE}`, { language })
  await page.getByRole('button', { name: words.quotes.priceAlerts }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel(words.alerts.price, { exact: true }).last().fill('8,50')
  await sheet.getByRole('button', { name: words.alerts.set, exact: true }).click()
  await expect(sheet.getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page)
  await expectNoOverflow(page)

  // On another screen, once the app has loaded what tells alerts: this load of the app, so the one before has ended.
  await page.goto(`${broker.url}/icon.svg`)
  const listed = page.waitForResponse((response) => response.url().endsWith('/alert/list'))
  const followed = page.waitForResponse((response) => response.url().includes('/live/stream'))
  await page.goto(`${broker.url}/#/mine/setting`)
  await (await listed).finished()
  await followed
  await steer.post('/market/price', { code: CODE, price: '8.60' })
  await steer.post('/clock', { advanceMilliseconds: 2_000 })
  const card = page.getByRole('button', { name: words.alerts.seen })
  await expect(card).toBeVisible()
  await expectAccessible(page)
  await card.click()
  await expect(page).toHaveURL(new RegExp(`/quotes/info\\?code=${CODE}`))
  await expect(card).toHaveCount(0)

  const { account, token } = session.now()
  const messages = (await call(broker.url, '/message/list', { language: 'us' }, { account, token })) as {
    readonly list: ReadonlyArray<{ readonly title: string }>
  }
  expect(messages.list.filter(({ title }) => title.startsWith('Price alert'))).toHaveLength(1)
  await page.getByRole('button', { name: words.quotes.priceAlerts }).click()
  await sheet.getByRole('listitem').getByRole('button').click()
  await expect(sheet.getByRole('listitem')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()

  await test.step('a note stays on the device, is restored, and is not lost between two tabs', async () => {
    const { lists, quotes } = words
    const row = (text: string) => page.getByRole('button', { name: text })
    await row(lists.noNote).click()
    await sheet.getByRole('textbox', { name: lists.note }).fill('Below 8\nThe book is thin')
    await expectAccessible(page)
    // Closed without its button, it is stored too.
    await page.keyboard.press('Escape')
    await expect(row('Below 8')).toBeVisible()
    await page.reload()
    await expect(row('Below 8')).toBeVisible()
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoOverflow(page)
    await page.setViewportSize({ width: 390, height: 844 })

    await page.goto(`${broker.url}/#/quotes/info?code=96010`)
    await expect(row(lists.noNote)).toBeVisible()
    await page.goBack()
    await row('Below 8').click()
    await sheet.getByRole('button', { name: lists.removeNote, exact: true }).click()
    await expect(row(lists.noNote)).toBeVisible()
    await page.getByRole('button', { name: quotes.undo, exact: true }).click()
    await expect(row('Below 8')).toBeVisible()

    // Two tabs change the note of another instrument at the same time: it can be had back as the other tab wrote it.
    const there = await context.newPage()
    for (const one of [page, there]) await one.goto(`${broker.url}/#/quotes/info?code=96010`)
    const sheetOf = async (tab: Page) => {
      await tab.getByRole('button', { name: lists.noNote }).click()
      return tab.getByRole('dialog')
    }
    const [own, other] = [await sheetOf(page), await sheetOf(there)]
    await own.getByRole('textbox', { name: lists.note }).fill('Above 9')
    await other.getByRole('textbox', { name: lists.note }).fill('Below 8')
    await other.getByRole('button', { name: lists.save, exact: true }).click()
    await expect(there.getByRole('button', { name: 'Below 8' })).toBeVisible()
    await own.getByRole('button', { name: lists.save, exact: true }).click()
    await expect(page.getByRole('button', { name: 'Above 9' })).toBeVisible()
    await expect(page.getByText(lists.noteLost.replaced)).toBeVisible()
    await page.getByRole('button', { name: quotes.undo, exact: true }).click()
    await expect(page.getByRole('button', { name: 'Below 8' })).toBeVisible()
  })
})
