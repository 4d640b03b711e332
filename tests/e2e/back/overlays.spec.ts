import { expect, test } from '../fixtures.ts'
import { wordsOf } from '../words.ts'

const words = await wordsOf('us', 'account', 'funds', 'security')

test('Back closes the picker on a sheet first, then leads to the page before', async ({ open }) => {
  const page = await open('/mine/index', { language: 'us' })
  await expect(page.getByText(words.account.totalAssets)).toBeVisible()
  await page.evaluate(() => (location.hash = '#/mine/deposit?channel=bank-eur'))
  await page.getByRole('button', { name: new RegExp(words.funds.transferDate) }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeVisible()
  await page.goBack()
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL(/#\/mine\/deposit/)
  await page.goBack()
  await expect(page).toHaveURL(/#\/mine\/index$/)
})

test('a reload shows the page without its sheet, one step from the page before', async ({ open }) => {
  const page = await open('/mine/index', { language: 'us' })
  await expect(page.getByText(words.account.totalAssets)).toBeVisible()
  await page.evaluate(() => (location.hash = '#/mine/withdraw'))
  await page.getByRole('button', { name: new RegExp(`^${words.funds.currency}`) }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: new RegExp(`^${words.funds.currency}`) })).toBeVisible()
  await expect(sheet).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.overlay))).toBe(false)
  await page.goBack()
  await expect(page).toHaveURL(/#\/mine\/index$/)
})

test('a link in the side panel leads on from the page below it', async ({ open }) => {
  const page = await open('/home/index', { language: 'us' })
  const panel = page.getByRole('dialog')
  await page.getByRole('button', { name: words.menuMine }).first().click()
  await expect(panel).toBeVisible()
  await page.goBack()
  await expect(panel).toHaveCount(0)
  await expect(page).toHaveURL(/#\/home\/index$/)
  await page.getByRole('button', { name: words.menuMine }).first().click()
  await panel.locator('a[href="#/mine/setting"], a[href="/#/mine/setting"]').first().click()
  await expect(page).toHaveURL(/#\/mine\/setting$/)
  await expect(panel).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/#\/home\/index$/)
  await expect(panel).toHaveCount(0)
})

test('Escape and two quick steps back each do what Back does', async ({ open }) => {
  const page = await open('/mine/index', { language: 'us' })
  await expect(page.getByText(words.account.totalAssets)).toBeVisible()
  await page.evaluate(() => (location.hash = '#/mine/withdraw'))
  const currency = page.getByRole('button', { name: new RegExp(`^${words.funds.currency}`) })
  await currency.click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(currency).toBeFocused()
  await currency.click()
  await expect(sheet).toBeVisible()
  await page.evaluate(() => {
    history.back()
    history.back()
  })
  await expect(page).toHaveURL(/#\/mine\/index$/)
  await expect(sheet).toHaveCount(0)
})

test('passwords are gone when their screen is left, and a change that was made is not told twice', async ({
  open,
  customer,
}) => {
  const page = await open('/mine/index', { language: 'us' })
  await expect(page.getByText(words.account.totalAssets)).toBeVisible()
  const show = () => page.evaluate(() => (location.hash = '#/mine/loginPassword'))
  const field = (label: string) => page.getByLabel(label, { exact: true })
  const { confirmation, next, old } = words.security
  const fields = [old, next, confirmation]
  const type = async () => {
    await field(old).fill(customer.password)
    for (const label of [next, confirmation]) await field(label).fill('another1password')
  }
  await show()
  await type()
  await page.goBack()
  await expect(page).toHaveURL(/#\/mine\/index$/)
  await show()
  for (const label of fields) await expect(field(label)).toHaveValue('')
  await type()
  await page.getByRole('button', { name: words.security.change }).click()
  await expect(page.getByText(words.security.loginDone)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/#\/mine\/index$/)
  await show()
  for (const label of fields) await expect(field(label)).toHaveValue('')
  await expect(page.getByText(words.security.loginDone)).toHaveCount(0)
})

test('passwords are gone after a minute in which nobody saw them', async ({ open, page: shown }) => {
  await shown.clock.install()
  const page = await open('/login/login', { language: 'us', visitor: true })
  const { login } = await wordsOf('us', 'login')
  const password = page.getByLabel(login.password, { exact: true })
  const number = page.getByRole('textbox').first()
  await number.fill('0612345678')
  await password.fill('letters1and2digits')
  const look = (state: string) =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { value: now, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await look('hidden')
  await page.clock.fastForward(59_000)
  await expect(password).toHaveValue('letters1and2digits')
  await page.clock.fastForward(1_000)
  await expect(password).toHaveValue('')
  await look('visible')
  await expect(number).not.toHaveValue('')
})
