import { Secret, TOTP } from 'otpauth'
import { expect, expectAccessible, expectNoOverflow, test } from '../support/fixtures.ts'
import { walkedIn, wordsOf } from '../support/words.ts'

for (const language of walkedIn('es'))
  test(`codes are turned on, asked for at the log-in and turned off (${language})`, async ({
    broker,
    customer,
    open,
    steer,
  }) => {
    const words = await wordsOf(language, 'access', 'account', 'login')
    /** What the customer's app shows, by the broker's clock. */
    const codeOf = async (secret: string) => {
      const { headers } = await fetch(`${broker.url}/api/vue/common/version`, { method: 'POST' })
      const timestamp = Date.parse(headers.get('date') ?? '')
      return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
    }
    const page = await open('/mine/setting', { language })
    await page.getByRole('link', { name: words.account.row.codes }).click()
    await page.getByLabel(words.access.password, { exact: true }).fill(customer.password)
    await page.getByRole('button', { name: words.access.begin, exact: true }).click()
    await expect(page.getByRole('img', { name: words.access.qrLabel })).toBeVisible()
    const secret = (await page.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent())?.replaceAll(' ', '') ?? ''
    await expectAccessible(page)
    await expectNoOverflow(page)
    await page.getByLabel(words.access.code, { exact: true }).fill('1234')
    await page.getByRole('button', { name: words.access.turnOn, exact: true }).click()
    await expect(page.getByText(words.access.problems['code-malformed'])).toBeVisible()
    await page.getByLabel(words.access.code, { exact: true }).fill(await codeOf(secret))
    await page.getByRole('button', { name: words.access.turnOn, exact: true }).click()
    const recovery = page.getByRole('main').getByRole('listitem')
    await expect(recovery).toHaveCount(10)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeFocused()
    // This server has a way back without them.
    await expect(page.getByText(words.access.withoutWait)).toBeVisible()
    await expect(page.getByText(words.access.withoutService)).toHaveCount(0)
    const [spare = ''] = await recovery.allTextContents()
    await expectAccessible(page)
    await expectNoOverflow(page)
    // Neither Back, nor the back button, nor a closed tab loses codes that may not be stored.
    const question = page.getByRole('alertdialog', { name: words.access.askStored })
    const backButton = page.locator('header button').first()
    for (const leave of [() => page.goBack(), () => page.goBack(), () => backButton.click()]) {
      await leave()
      await expect(question).toBeVisible()
      await expectAccessible(page)
      await question.getByRole('button', { name: words.access.showCodes }).click()
      await expect(question).toBeHidden()
      await expect(recovery).toHaveCount(10)
    }
    const isTabKept = () => page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })))
    expect(await isTabKept()).toBe(true)
    if (language === 'ar') {
      await page.goBack()
      await question.getByRole('button', { name: words.access.yesStored }).click()
      await expect(page).toHaveURL(/#\/mine\/setting$/)
      await page.goForward()
    } else await page.getByRole('button', { name: words.access.stored, exact: true }).click()
    expect(await isTabKept()).toBe(false)
    await expect(page.getByRole('button', { name: words.access.turnOff, exact: true })).toBeVisible()
    await expect(heading).toBeFocused()
    await expect(recovery).toHaveCount(0)
    await expectAccessible(page)

    await page.evaluate(() => localStorage.removeItem('tokend'))
    await open('/login/login', { language, visitor: true })
    await steer.post('/clock', { advanceMilliseconds: 60_000 })
    await page.getByLabel(words.login.phone).fill(customer.account)
    await page.getByLabel(words.login.password, { exact: true }).fill(customer.password)
    const logIn = page.getByRole('main').getByRole('button', { name: words.login.logIn, exact: true })
    await logIn.click()
    const code = page.getByLabel(words.access.code, { exact: true })
    await expect(code).toBeFocused()
    await expectAccessible(page)
    await logIn.click()
    await expect(page.getByText(words.access.problems['code-missing'])).toBeVisible()
    await code.fill('7777 7777')
    await logIn.click()
    await expect(page.getByText(words.access.problems['wrong-code']).first()).toBeVisible()
    await code.fill(await codeOf(secret))
    await logIn.click()
    await expect(page).toHaveURL(/#\/home\/index/)

    await open('/mine/loginCodes', { language, visitor: true })
    await page.getByLabel(words.access.password, { exact: true }).fill(customer.password)
    await page.getByLabel(words.access.code, { exact: true }).fill(spare)
    await page.getByRole('button', { name: words.access.turnOff, exact: true }).click()
    await expect(page.getByRole('button', { name: words.access.begin, exact: true })).toBeVisible()
    await expect(page.getByText(words.access.nowOff).first()).toBeVisible()
    await expect(heading).toBeFocused()
  })
