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

// What is wrong with a registration and a login, the keyboard and a failed start-up step: src/wholeApp/entry.browser.test.tsx.
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
