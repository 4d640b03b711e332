import { callsUnderWay, untilAnswered } from '../support/calls.ts'
import { expect, expectAccessible, test } from '../support/fixtures.ts'
import { hold } from '../support/hold.ts'
import { wordsOf } from '../support/words.ts'

/** The part that fills in the last account. */
const LAST_ACCOUNT = '**/laterParts-*.js'

test('a visitor who requests a page chooses log-in or registration, and logging in opens the page with what is for customers', async ({
  open,
  customer,
  page,
}) => {
  const words = await wordsOf('us', 'login')
  const files: string[] = []
  page.on('response', (response) => void files.push(response.url()))
  const has = (name: string) => files.some((url) => url.includes(`/${name}-`))
  const back = page.getByRole('button', { name: words.back, exact: true })

  await test.step('Back from the choice that was opened by its address leads to the first screen', async () => {
    await open('/login/logon', { language: 'us', visitor: true })
    await back.click()
    await expect(page).toHaveURL(/#\/login\/start$/)
  })

  await test.step('Back from the registration and from the log-in leads to the choice', async () => {
    await page.evaluate(() => (location.hash = '#/mine/setting'))
    await expect(page).toHaveURL(/#\/login\/logon\?to=/)
    await page.getByRole('link', { name: words.login.signUp }).click()
    await expect(page).toHaveURL(/#\/login\/register\?to=/)
    await page.goBack()
    await expect(page).toHaveURL(/#\/login\/logon\?to=/)
    await page.getByRole('link', { name: words.login.haveAccount }).click()
    await back.click()
    await expect(page).toHaveURL(/#\/login\/logon\?to=/)
  })

  await test.step('a visitor who already has an account also reaches the requested page', async () => {
    await page.getByRole('link', { name: words.login.signUp }).click()
    await page.getByRole('link', { name: words.login.logIn }).click()
    await page.getByLabel(words.login.phone).fill(customer.account)
    await page.getByLabel(words.login.password, { exact: true }).fill(customer.password)
    // Requested in the same moment as what tells alerts and follows notifications would be.
    await expect.poll(() => has('withWorker')).toBe(true)
    expect(has('forCustomer')).toBe(false)
    await page.getByRole('button', { name: words.login.logIn }).click()
    await expect(page).toHaveURL(/#\/mine\/setting$/)
    await expect.poll(() => has('forCustomer')).toBe(true)
  })
})

test('a session that ends is reported and cleared; the log-in has the last account, or another one, and returns', async ({
  customer,
  open,
  page,
  session,
  steer,
}) => {
  const words = await wordsOf('us', 'account', 'login', 'server')
  const { account } = customer
  const phone = page.getByLabel(words.login.phone)
  const underWay = callsUnderWay(page)
  /** Opens the account centre for a customer whose session the server has ended; what fills in the last account is held back. */
  const openEnded = async () => {
    await page.unroute(LAST_ACCOUNT)
    const letPass = await hold(page, LAST_ACCOUNT)
    // A screen without requests: the first 401 belongs to the requested screen.
    await open('/mine/setting', { language: 'us' })
    await untilAnswered(page, underWay, '/mine/setting')
    await steer.post('/sessions/expire', { account })
    await page.evaluate(() => (location.hash = '#/mine/index'))
    return letPass
  }

  await test.step('a 401 opens the log-in after 1.5 s, which waits for the last account where it is pressed before', async () => {
    const letPass = await openEnded()
    await expect(page.getByText(words.server['login-again']).first()).toBeVisible()
    await expect(page).toHaveURL(/#\/login\/login\?to=.*expired/)
    expect(await page.evaluate(() => localStorage.getItem('tokend'))).toBeNull()
    await expect(page.getByText(words.login.expired)).toBeVisible()
    await page.getByLabel(words.login.password, { exact: true }).fill(customer.password)
    const logIn = page.getByRole('main').getByRole('button', { name: words.login.logIn, exact: true })
    await logIn.click()
    await expect(logIn).toHaveAttribute('aria-busy', 'true')
    letPass()
    await expect(page).toHaveURL(/#\/mine\/index$/)
  })

  await test.step('opening the current screen does nothing; Back restores the scroll position', async () => {
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

  await test.step('a field that has the focus keeps it when the last account is filled in, masked', async () => {
    await session.renew()
    const letPass = await openEnded()
    await phone.focus()
    letPass()
    await expect(phone).toHaveValue(`${account.slice(0, 3)}*****${account.slice(-2)}`)
    await expect(phone).toBeFocused()
  })

  await test.step('another account can be typed', async () => {
    await page.getByRole('button', { name: words.login.otherAccount }).click()
    await expect(phone).toHaveValue('')
    await phone.fill('5550001234')
    await expect(phone).toHaveValue('5550001234')
    await expectAccessible(page)
  })
})
