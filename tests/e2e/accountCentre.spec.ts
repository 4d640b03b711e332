import { call, login } from '../demoCustomer.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { wordsOf } from './words.ts'

const figure = (text: string) => text.replaceAll('\u00a0', ' ')

test('the demo customer’s figures are the formulas’ by hand', async ({ page, broker }) => {
  const words = await wordsOf('us', 'account')
  const session = await login(broker.url)
  const headers = { token: session.token, account: session.account }
  // The figures by hand, in cents, from the lists as the server answers them.
  const list = async (path: string, body: Record<string, string>) =>
    Object.values((await call(broker.url, path, body, headers)) as object).filter(
      (row): row is Record<string, unknown> => typeof row === 'object',
    )
  const cents = (value: unknown) => (value === '-' || value === '' ? 0 : Math.round(Number(value) * 100))
  const tied = async (path: string, field: string, statuses: readonly number[], body: Record<string, string> = {}) =>
    (await list(path, { type: 'EUR', ...body }))
      .filter((row) => statuses.includes(Number(row['status'])))
      .reduce((sum, row) => sum + cents(row[field]), 0)

  const holdings = (await list('/trade/userstocklist', { type: 'EUR' })).filter((row) => Number(row['status']) === 0)
  const value = holdings.reduce((sum, row) => {
    const [price, quantity] = [row['nowprice'], row['stock_num']]
    return sum + (price === '-' || quantity === '-' ? 0 : Math.round(Number(price) * Number(quantity) * 100))
  }, 0)
  const frozen =
    (await tied('/trade/usernewstocklist', 'rjmoney', [1, 2])) +
    (await tied('/user/withdrawallist', 'money', [0])) +
    (await tied('/trade/userproductlist', 'money', [0])) +
    (await tied('/trade/ustockslist', 'credit', [0])) +
    value +
    (await tied('/trade/urnjylist', 'credit', [0], { buy_type: '0' }))
  const profile = (await call(broker.url, '/user/getUserinfo', {}, headers)) as { eur: string }
  const shown = (amount: number) =>
    (amount / 100).toLocaleString('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

  await page.addInitScript((kept) => {
    localStorage.setItem('language', 'us')
    localStorage.setItem('tokend', kept.token)
    localStorage.setItem('account', kept.account)
  }, session)
  await page.goto(`${broker.url}/#/mine/index`)
  const main = page.locator('main')
  expect(frozen).toBeGreaterThan(value)
  expect(value).toBeGreaterThan(0)
  await expect(main).toContainText(shown(frozen))
  await expect(main).toContainText(shown(value))
  await expect(main).toContainText(shown(cents(profile.eur)))
  await expect(main).toContainText(shown(cents(profile.eur) + frozen))
  await expectAccessible(page)
  expect(figure((await main.textContent()) ?? '')).not.toMatch(/NaN|undefined|null|-0,00/)
  await expect(page.getByText(words.account.realised)).toBeVisible()
})

test('tabs recompute, the hide toggle covers and is kept, the head opens settings', async ({
  open,
  customer,
  steer,
}) => {
  const words = await wordsOf('us', 'account', 'settings')
  await steer.post('/credit', { account: customer.account, currency: 'USD', amount: '418.60' })
  const page = await open('/mine/index', { language: 'us' })
  await page.getByRole('tab', { name: 'USD', exact: true }).click()
  await expect(page.getByText(/418,60/)).toBeVisible()
  await page.getByRole('tab', { name: 'EUR', exact: true }).click()
  await expect(page.getByText(/418,60/)).toBeHidden()

  await expect(page.locator('main').getByText(customer.account)).toBeVisible()
  await page.getByRole('button', { name: words.account.hideFigures }).click()
  await expect(page.locator('main').getByText(customer.account)).toBeHidden()
  await expect(
    page
      .locator('main')
      .getByText(/\*{3,}/)
      .first(),
  ).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: words.account.showFigures })).toBeVisible()
  await page.getByRole('link', { name: new RegExp(words.account.openSettings) }).click()
  await expect(page).toHaveURL(/#\/mine\/setting$/)
})

test('a list that fails leaves its figures unknown, silently, and the others stay', async ({
  open,
  customer,
  steer,
}) => {
  const words = await wordsOf('us', 'account')
  await steer.post('/faults', { kind: 'wrong-types', path: '/trade/userstocklist', token: customer.token })
  const page = await open('/mine/index', { language: 'us' })
  await expect(page.locator('main').getByText('—').first()).toBeVisible()
  await expect(page.locator('main')).not.toContainText('NaN')
  await expect(page.getByText(words.error, { exact: true })).toBeHidden()
})

test('the language sheet offers us, tw and es, marks the current one and speaks the chosen one', async ({ open }) => {
  const words = await wordsOf('us', 'account')
  const page = await open('/mine/index', { language: 'us' })
  await page.getByRole('button', { name: new RegExp(words.account.row.language) }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('option')).toHaveCount(3)
  await expect(sheet.getByRole('option', { name: 'English' })).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page)
  await sheet.getByText('繁體中文').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant')
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('tw')
})

test('signing out clears the device and leads to login; the token is dead', async ({ open, customer, broker }) => {
  const words = await wordsOf('us', 'account', 'login')
  const page = await open('/mine/index', { language: 'us' })
  await page.evaluate(() => localStorage.setItem('searchList', '["0317"]'))
  await page.getByRole('button', { name: words.account.signOut }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: words.account.signOut }).click()
  await expect(page).toHaveURL(/#\/login\/login$/)
  const kept = await page.evaluate(() => ['tokend', 'account', 'searchList'].map((key) => localStorage.getItem(key)))
  expect(kept).toEqual([null, null, null])
  const headers = { token: customer.token, account: customer.account }
  await expect(call(broker.url, '/user/getUserinfo', {}, headers)).rejects.toThrow('请重新登录')
  await page.goto(`${broker.url}/#/mine/index`)
  await expect(page).toHaveURL(/#\/login\/logon\?to=/)
})
