import { callsUnderWay, untilAnswered } from '../support/calls.ts'
import { expect, expectAccessible, test as base } from '../support/fixtures.ts'
import { hold } from '../support/hold.ts'
import { wordsOf } from '../support/words.ts'

/** The part that fills in the last account. */
const LAST_ACCOUNT = '**/laterParts-*.js'

/** `openEnded` opens the account centre for a customer whose session the server has ended. */
const test = base.extend<{ readonly openEnded: () => Promise<void> }>({
  openEnded: async ({ open, page, customer, steer }, use) =>
    use(async () => {
      const underWay = callsUnderWay(page)
      // A screen without requests: the first 401 belongs to the requested screen.
      await open('/mine/setting', { language: 'us' })
      await untilAnswered(page, underWay, '/mine/setting')
      await steer.post('/sessions/expire', { account: customer.account })
      await page.goto(page.url().replace('/mine/setting', '/mine/index'))
    }),
})

test('/login/logon offers a visitor who requests a page to log in or register, Back returns to the choice, and logging in opens the page', async ({
  open,
  customer,
}) => {
  const words = await wordsOf('us', 'login')
  const page = await open('/mine/setting', { language: 'us', visitor: true })
  await expect(page).toHaveURL(/#\/login\/logon\?to=/)
  await page.getByRole('link', { name: words.login.signUp }).click()
  await expect(page).toHaveURL(/#\/login\/register\?to=/)
  await page.goBack()
  await expect(page).toHaveURL(/#\/login\/logon\?to=/)
  await page.getByRole('link', { name: words.login.haveAccount }).click()
  await page.getByRole('button', { name: words.back, exact: true }).click()
  await expect(page).toHaveURL(/#\/login\/logon\?to=/)
  await page.getByRole('link', { name: words.login.signUp }).click()
  // A visitor who already has an account also reaches the requested page.
  await page.getByRole('link', { name: words.login.logIn }).click()
  await page.getByLabel(words.login.phone).fill(customer.account)
  await page.getByLabel(words.login.password, { exact: true }).fill(customer.password)
  await page.getByRole('button', { name: words.login.logIn }).click()
  await expect(page).toHaveURL(/#\/mine\/setting$/)
})

test('Back from a choice that was opened by its address leads a visitor to the first screen', async ({ open }) => {
  const words = await wordsOf('us')
  const page = await open('/login/logon', { language: 'us', visitor: true })
  await page.getByRole('button', { name: words.back, exact: true }).click()
  await expect(page).toHaveURL(/#\/login\/start$/)
})

test('a 401 is reported, clears the session, opens login after 1.5 s and returns after logging in', async ({
  openEnded,
  page,
  customer,
}) => {
  const words = await wordsOf('us', 'login', 'server')
  await openEnded()
  await expect(page.getByText(words.server['login-again']).first()).toBeVisible()
  await expect(page).toHaveURL(/#\/login\/login\?to=.*expired/)
  expect(await page.evaluate(() => localStorage.getItem('tokend'))).toBeNull()
  await expect(page.getByText(words.login.expired)).toBeVisible()
  // The last account is filled in, masked; another one can be typed instead.
  const phone = page.getByLabel(words.login.phone)
  const { account } = customer
  await expect(phone).toHaveValue(`${account.slice(0, 3)}*****${account.slice(-2)}`)
  await page.getByLabel(words.login.password, { exact: true }).fill(customer.password)
  await page.getByRole('button', { name: words.login.logIn }).click()
  await expect(page).toHaveURL(/#\/mine\/index$/)
})

test('the log-in waits for the last account where it is pressed before that is filled in', async ({
  openEnded,
  page,
  customer,
}) => {
  const words = await wordsOf('us', 'login')
  const letPass = await hold(page, LAST_ACCOUNT)
  await openEnded()
  await page.getByLabel(words.login.password, { exact: true }).fill(customer.password)
  const logIn = page.getByRole('main').getByRole('button', { name: words.login.logIn, exact: true })
  await logIn.click()
  await expect(logIn).toHaveAttribute('aria-busy', 'true')
  letPass()
  await expect(page).toHaveURL(/#\/mine\/index$/)
})

test('a field that has the focus keeps it when the last account is filled in', async ({ openEnded, page }) => {
  const words = await wordsOf('us', 'login')
  const letPass = await hold(page, LAST_ACCOUNT)
  await openEnded()
  const phone = page.getByLabel(words.login.phone)
  await phone.focus()
  letPass()
  await expect(phone).toHaveValue(/\*/)
  await expect(phone).toBeFocused()
})

test('another account can be typed after the end of a session', async ({ openEnded, page }) => {
  const words = await wordsOf('us', 'login')
  await openEnded()
  await page.getByRole('button', { name: words.login.otherAccount }).click()
  const phone = page.getByLabel(words.login.phone)
  await expect(phone).toHaveValue('')
  await phone.fill('5550001234')
  await expect(phone).toHaveValue('5550001234')
  await expectAccessible(page)
})

test('opening the current screen does nothing; Back restores the scroll position', async ({ open }) => {
  const words = await wordsOf('us', 'account')
  const page = await open('/mine/index', { language: 'us' })
  await expect(page.getByText(words.account.totalAssets)).toBeVisible()
  await page.evaluate(() => document.querySelector('main')?.setAttribute('data-same', 'yes'))
  await page.getByRole('navigation', { name: words.menu }).getByRole('button', { name: words.menuMine }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  // The panel's history entry was left; it stays as a Forward entry without effect.
  await expect.poll(() => page.evaluate(() => history.state?.overlay)).toBeUndefined()
  const length = await page.evaluate(() => history.length)
  await page.evaluate(() => (location.hash = '#/mine/index'))
  expect(await page.evaluate(() => history.length)).toBe(length)
  await expect(page.locator('main')).toHaveAttribute('data-same', 'yes')

  await page.evaluate(() => window.scrollTo(0, 300))
  await page.getByRole('link', { name: words.account.row.privacy }).click()
  await expect(page).toHaveURL(/#\/mine\/privacy$/)
  await page.goBack()
  await expect(page).toHaveURL(/#\/mine\/index$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200)
})

test('what tells alerts and follows notifications is downloaded after the log-in, not by visitors', async ({
  open,
  customer,
  page,
}) => {
  const words = await wordsOf('us', 'login')
  const files: string[] = []
  page.on('response', (response) => void files.push(response.url()))
  const has = (name: string) => files.some((url) => url.includes(`/${name}-`))
  await open('/login/login', { language: 'us', visitor: true })
  // Requested in the same moment as that would be.
  await expect.poll(() => has('withWorker')).toBe(true)
  expect(has('forCustomer')).toBe(false)
  await page.getByLabel(words.login.phone).fill(customer.account)
  await page.getByLabel(words.login.password, { exact: true }).fill(customer.password)
  await page.getByLabel(words.login.password, { exact: true }).press('Enter')
  await expect.poll(() => has('forCustomer')).toBe(true)
})
