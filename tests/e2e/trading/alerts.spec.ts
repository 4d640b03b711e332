import { call } from '../../demoCustomer.ts'
import { expect, expectAccessible, expectNoOverflow, test } from '../support/fixtures.ts'
import { wordsOf } from '../support/words.ts'

const CODE = '96115'

test('a price alert is set, met, told on another screen and removed (ar)', async ({ broker, open, session, steer }) => {
  const language = 'ar'
  const words = await wordsOf(language, 'alerts', 'quotes')
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
})
