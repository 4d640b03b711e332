import { call } from '../../demoCustomer.ts'
import { expect, expectAccessible, test } from '../support/fixtures.ts'
import { wordsOf } from '../support/words.ts'

test('the account centre: figures and their failure, the hide toggle, the language and the sign-out', async ({
  broker,
  customer,
  open,
  page,
  steer,
}) => {
  const words = await wordsOf('us', 'account', 'settings')
  const main = page.locator('main')
  await steer.post('/credit', { account: customer.account, currency: 'USD', amount: '418.60' })
  await steer.post('/faults', { kind: 'wrong-types', path: '/trade/userstocklist', token: customer.token })
  await open('/mine/index', { language: 'us' })

  await test.step('a list that fails leaves its figures unknown, without a message, and a button asks again', async () => {
    await expect(main.getByText('—').first()).toBeVisible()
    await expect(main).not.toContainText('NaN')
    await expect(page.getByText(words.error, { exact: true })).toBeHidden()
    // It stands there once the list has failed, not while it is loading.
    const again = main.getByRole('button', { name: words.refresh, exact: true })
    await expect(again).toBeVisible()
    await steer.delete('/faults')
    await again.click()
    await expect(again).toBeHidden()
    await expect(main.getByText('—')).toHaveCount(0)
  })

  await test.step('tabs recompute, the hide toggle masks figures and is stored, the header opens settings', async () => {
    await page.getByRole('tab', { name: 'USD', exact: true }).click()
    await expect(page.getByText(/418,60/).first()).toBeVisible()
    await page.getByRole('tab', { name: 'EUR', exact: true }).click()
    // It is still said below, among the other currencies.
    await expect(page.locator('#total')).not.toContainText('418,60')

    await expect(main.getByText(customer.account)).toBeVisible()
    await page.getByRole('button', { name: words.account.hideFigures }).click()
    await expect(main.getByText(customer.account)).toBeHidden()
    await expect(main.getByText(/\*{3,}/).first()).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: words.account.showFigures })).toBeVisible()
    await page.getByRole('link', { name: new RegExp(words.account.openSettings) }).click()
    await expect(page).toHaveURL(/#\/mine\/setting$/)
    await page.goBack()
  })

  await test.step('the language sheet offers us, tw and es, marks the current one and switches to the chosen one', async () => {
    await page.getByRole('button', { name: new RegExp(words.account.row.language) }).click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('option')).toHaveCount(3)
    await expect(sheet.getByRole('option', { name: 'English' })).toHaveAttribute('aria-selected', 'true')
    await expectAccessible(page)
    await sheet.getByText('繁體中文').click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant')
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('tw')
  })

  await test.step('signing out clears the device and opens login; the token is invalid', async () => {
    const { account } = await wordsOf('tw', 'account')
    await page.evaluate(() => localStorage.setItem('searchList', '["0317"]'))
    await page.getByRole('button', { name: account.signOut }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: account.signOut }).click()
    await expect(page).toHaveURL(/#\/login\/login$/)
    const kept = await page.evaluate(() => ['tokend', 'account', 'searchList'].map((key) => localStorage.getItem(key)))
    expect(kept).toEqual([null, null, null])
    const headers = { token: customer.token, account: customer.account }
    await expect(call(broker.url, '/user/getUserinfo', {}, headers)).rejects.toThrow('请重新登录')
    await page.goto(`${broker.url}/#/mine/index`)
    await expect(page).toHaveURL(/#\/login\/logon\?to=/)
  })
})
