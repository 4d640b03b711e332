import type { Page } from '@playwright/test'
import { call } from '../../demoCustomer.ts'
import type { Customer } from '../support/control.ts'
import { expect, goTo, test } from '../support/fixtures.ts'
import { PASSWORD, putInPlace } from './inPlace.ts'
import { walletOf } from './journey.ts'
import { moneyWords } from './screens.ts'
import { withdrawScreen } from './withdrawScreen.ts'
import { nextMonday } from './workTime.ts'

/** The broker executes the request; its answer never arrives. */
const loseAnswers = (page: Page) =>
  page.route('**/funds/withdraw', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })

const withdrawals = async (url: string, { token, account }: Customer) =>
  (await call(url, '/user/withdrawallist', { type: 'EUR' }, { token, account })) as ReadonlyArray<unknown>

test('the outcome of a lost answer is requested, also when the app opens again, without the password; the money is withdrawn once', async ({
  open,
  page,
  broker,
  goOnFrom,
  session,
  steer,
}) => {
  const { now } = await steer.get('/clock')
  await goOnFrom(nextMonday(now, 10 * 60))
  await putInPlace(broker.url, steer, session.now())
  const words = await moneyWords('us')
  let mayAnswer = () => {}
  const held = new Promise<void>((resolve) => (mayAnswer = resolve))
  await loseAnswers(page)
  await page.route('**/user/withdrawallist', async (route) => {
    if (route.request().postData()?.includes('requestid')) await held
    await route.continue()
  })
  await open('/mine/withdraw', { language: 'us' })
  const form = withdrawScreen({ page, words })
  await form.request('1.000,00', PASSWORD)
  await expect(form.sheet.getByText(words.markets.sending.unknown, { exact: true })).toBeVisible()
  await expect(form.sheet.getByRole('button', { name: words.transfers.withdrawSend })).toBeHidden()
  mayAnswer()
  await expect(form.sheet.getByText(words.server['withdrawal-submitted'])).toBeVisible()
  expect(await withdrawals(broker.url, session.now())).toHaveLength(1)
  expect(await walletOf(broker.url, session.now(), 'EUR')).toMatchObject({ frozen: '1000.00' })

  // A withdrawal that is in flight when the app is closed.
  await page.unroute('**/user/withdrawallist')
  const unreachable = (url: URL) => url.pathname.endsWith('/user/withdrawallist')
  await page.route(unreachable, (route) => route.abort('connectionreset'))
  await form.leave()
  await goTo(page, '/mine/about')
  await goTo(page, '/mine/withdraw')
  await form.request('1.000,00', PASSWORD)
  await expect(form.sheet.getByText(words.markets.sending.unknown, { exact: true })).toBeVisible()
  const stored = await page.evaluate(() => JSON.stringify(localStorage))
  expect(stored).not.toContain(PASSWORD)

  await page.unroute(unreachable)
  await page.reload()
  await expect(form.sheet.getByText(words.server['withdrawal-submitted'])).toBeVisible()
  await form.leave()
  await expect(form.rows).toHaveCount(2)
  expect(await withdrawals(broker.url, session.now())).toHaveLength(2)
})
