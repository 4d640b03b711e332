import { freshNumber } from '../support/control.ts'
import { expect, expectAccessible, expectNoOverflow, test } from '../support/fixtures.ts'
import { walkedIn, wordsOf } from '../support/words.ts'

const PASSWORD = 'practice2026'

/** A number in the digits of a language's keyboard. */
const typedIn = (language: string, number: string): string =>
  language === 'ar' ? number.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit))) : number

for (const language of walkedIn('ar')) {
  test(`a newcomer registers, logs in and sees the account centre in ${language}`, async ({ open }) => {
    const words = await wordsOf(language, 'login', 'account')
    const page = await open('/', { language, visitor: true })
    await expect(page).toHaveURL(/#\/login\/start$/)
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
    await expectAccessible(page)

    await page.getByRole('link', { name: words.login.createAccount }).click()
    const number = freshNumber()
    await page.getByLabel(words.login.phone, { exact: true }).fill(typedIn(language, number))
    await page.getByLabel(words.login.password, { exact: true }).fill(PASSWORD)
    await page.getByLabel(words.login.confirmation, { exact: true }).fill(PASSWORD)
    await page.getByLabel(words.login.invitationCode, { exact: true }).fill('practice')
    await page.getByRole('checkbox', { name: words.login.agreed }).check()
    await expectAccessible(page)
    await expectNoOverflow(page)
    await page.getByRole('button', { name: words.login.createAccount }).click()

    // The new customer is logged in immediately and sees the start-up steps.
    await expect(page).toHaveURL(/#\/home\/index$/)

    await page.getByRole('navigation', { name: words.menu }).getByRole('button', { name: words.menuMine }).click()
    await expect(page.getByRole('dialog').getByText(number)).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.goto(page.url().replace('/home/index', '/mine/index'))
    await expect(page.getByText(words.account.totalAssets)).toBeVisible()
    await expect(page.locator('main').getByText(number)).toBeVisible()
    await expectAccessible(page)
    await expectNoOverflow(page)
  })
}

test('a visitor is told what is wrong with a registration and a log-in, logs in by keyboard alone, and retries a failed start', async ({
  open,
  customer,
  page,
  steer,
}) => {
  const words = await wordsOf('us', 'login', 'server')
  const go = (path: string) => page.evaluate((hash) => (location.hash = hash), `#${path}`)
  const phone = page.getByLabel(words.login.phone)
  const password = page.getByLabel(words.login.password, { exact: true })

  await test.step('registration shows errors at their fields, and keeps the typed values', async () => {
    await open('/login/register?code=NOBODY', { language: 'us', visitor: true })
    await expect(page.getByLabel(words.login.invitationCode)).toHaveValue('NOBODY')
    await page.getByRole('button', { name: words.login.createAccount }).click()
    await expect(page.getByText(words.login.problems['phone-required'])).toBeVisible()
    await expect(phone).toBeFocused()

    await phone.fill('12345')
    await password.fill('lettersonly')
    await page.getByLabel(words.login.confirmation).fill('different1')
    await page.getByLabel(words.login.confirmation).blur()
    await expect(page.getByText(words.login.problems['phone-not-ten-digits'])).toBeVisible()
    await expect(page.getByText(words.login.problems['password-needs-letter-and-digit'])).toBeVisible()
    await expect(page.getByText(words.login.problems['passwords-differ'])).toBeVisible()

    await phone.fill(freshNumber())
    await password.fill(PASSWORD)
    await page.getByLabel(words.login.confirmation).fill(PASSWORD)
    await page.getByRole('checkbox', { name: words.login.agreed }).check()
    await page.getByRole('button', { name: words.login.createAccount }).click()
    await expect(page.getByText(words.login.problems['inviter-not-found']).first()).toBeVisible()
    await expect(page.getByLabel(words.login.invitationCode)).toBeFocused()
    await expect(password).toHaveValue(PASSWORD)
  })

  await test.step('a wrong password is reported, and nothing is stored on the device', async () => {
    await go('/login/login')
    await page.locator('main[data-path="/login/login"]').waitFor()
    await phone.fill(customer.account)
    await password.fill('wrong1password')
    await page.getByRole('button', { name: words.login.logIn }).click()
    // The field and the toast are seen, in the same words. A screen reader has the reason from the field, not a second time.
    const said = page.getByText(words.server['wrong-credentials'], { exact: true })
    await expect(page.locator('main').filter({ has: said })).toBeVisible()
    await expect(page.locator('[popover]').filter({ has: said })).toBeVisible()
    await expect(page.getByRole('status').filter({ has: said })).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('tokend'))).toBeNull()
  })

  await test.step('login works by keyboard alone', async () => {
    await phone.fill('')
    await password.fill('')
    await phone.focus()
    await page.keyboard.type(customer.account)
    await page.keyboard.press('Tab')
    await page.keyboard.type(customer.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#\/home\/index$/)
    await expect(page.getByRole('heading', { level: 1, name: words.menuHome, exact: true })).toBeFocused()
    await page.reload()
    await expect(page.getByRole('navigation', { name: words.menu })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: words.skipToContent })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('#main')).toBeFocused()
  })

  await test.step('a failed start-up step is reported and can be retried', async () => {
    await steer.post('/faults', { kind: 'unavailable', path: '/common/version' })
    await go('/login/loading')
    const retry = page.getByRole('button', { name: words.login.retry })
    await expect(retry).toBeVisible()
    await steer.delete('/faults')
    await retry.click()
    await expect(page).toHaveURL(/#\/home\/index$/)
  })
})

test('an app that does not load is reported in the customer’s language and can be loaded again', async ({
  page,
  broker,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'ar'))
  await page.route('**/assets/core-*.js', (route) => route.abort('connectionreset'))
  await page.goto(broker.url)
  await expect(page.getByRole('alert')).toContainText('تعذّر تحميل التطبيق')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.unroute('**/assets/core-*.js')
  await page.getByRole('button', { name: 'إعادة المحاولة' }).click()
  await expect(page.getByRole('alert')).toBeHidden()
  await expect(page).toHaveURL(/#\/login\/start$/)
})
