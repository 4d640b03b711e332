import type { Page } from '@playwright/test'
import { addAuthenticator, atLocalhost } from '../support/authenticator.ts'
import { expect, expectAccessible, expectNoOverflow, test } from '../support/fixtures.ts'
import { walkedIn, wordsOf } from '../support/words.ts'

for (const language of walkedIn('es'))
  test(`a passkey is added, opens the account, is renamed and removed (${language})`, async ({
    broker,
    customer,
    open,
    page,
  }) => {
    const words = await wordsOf(language, 'access', 'login', 'passkeys', 'server', 'settings')
    const at = atLocalhost(broker.url)
    const device = await addAuthenticator(page)
    await open('/mine/setting', { language, at })
    await page.getByRole('link', { name: words.settings.row.passkeys }).click()
    await expect(page.getByText(words.passkeys.none, { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: words.passkeys.add, exact: true }).click()
    const sheet = page.getByRole('dialog')
    const goOn = sheet.getByRole('button', { name: words.passkeys.continue, exact: true })
    await goOn.click()
    await expect(sheet.getByText(words.passkeys.problems['password-required'])).toBeVisible()
    await expectAccessible(page)
    await sheet.getByLabel(words.access.password, { exact: true }).fill(customer.password)
    // The customer is not recognised, or cancels: the browser does not tell which.
    await device.recognise(false)
    await goOn.click()
    await expect(sheet.getByText(words.passkeys.notAdded)).toBeVisible()
    await device.recognise(true)
    await goOn.click()
    await expect(sheet).toBeHidden()
    const row = page.getByRole('list', { name: words.passkeys.title }).getByRole('listitem')
    await expect(row).toContainText(words.passkeys.unused)
    expect(await device.credentials()).toHaveLength(1)
    await expectAccessible(page)
    await expectNoOverflow(page)

    // The device has one already.
    await page.getByRole('button', { name: words.passkeys.add, exact: true }).click()
    await sheet.getByLabel(words.access.password, { exact: true }).fill(customer.password)
    await goOn.click()
    await expect(sheet.getByText(words.passkeys.refusals.exists)).toBeVisible()

    await page.evaluate(() => localStorage.removeItem('tokend'))
    await open('/login/login', { language, visitor: true, at })
    const logIn = page.getByRole('button', { name: words.passkeys.logIn, exact: true })
    await expectAccessible(page)
    await device.recognise(false)
    await logIn.click()
    await expect(page.getByText(words.passkeys.refusals.cancelled)).toBeVisible()
    await device.recognise(true)
    await logIn.click()
    await expect(page).toHaveURL(/#\/home\/index/)

    await open('/mine/passkeys', { language, visitor: true, at })
    await row.getByRole('button').click()
    await sheet.getByLabel(words.passkeys.name, { exact: true }).fill('iPhone')
    await sheet.getByRole('button', { name: words.passkeys.rename, exact: true }).click()
    await expect(row).toContainText('iPhone')
    await row.getByRole('button').click()
    await sheet.getByRole('button', { name: words.passkeys.remove, exact: true }).click()
    const dialog = page.getByRole('alertdialog')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: words.passkeys.remove, exact: true }).click()
    await expect(page.getByText(words.passkeys.none, { exact: true })).toBeVisible()

    await page.evaluate(() => localStorage.removeItem('tokend'))
    await open('/login/login', { language, visitor: true, at })
    await logIn.click()
    await expect(page.getByText(words.server['passkey-not-accepted']).first()).toBeVisible()
    await expect(page).toHaveURL(/#\/login\/login/)
  })

test('a passkey that another page removed is no longer listed', async ({ broker, context, customer, open, page }) => {
  const words = await wordsOf('es', 'access', 'passkeys', 'server')
  const at = atLocalhost(broker.url)
  const device = await addAuthenticator(page)
  const rows = (on: Page) => on.getByRole('list', { name: words.passkeys.title }).getByRole('listitem')
  const remove = async (on: Page) => {
    await rows(on).first().getByRole('button').click()
    await on.getByRole('dialog').getByRole('button', { name: words.passkeys.remove, exact: true }).click()
    await on.getByRole('alertdialog').getByRole('button', { name: words.passkeys.remove, exact: true }).click()
  }
  const sheet = page.getByRole('dialog')
  await open('/mine/passkeys', { at })
  await page.getByRole('button', { name: words.passkeys.add, exact: true }).click()
  await sheet.getByLabel(words.access.password, { exact: true }).fill(customer.password)
  await sheet.getByRole('button', { name: words.passkeys.continue, exact: true }).click()
  await expect(rows(page)).toHaveCount(1)
  expect(await device.credentials()).toHaveLength(1)

  // The answer is lost: the next try finds that it is gone, which is what was wanted.
  const other = await context.newPage()
  await other.goto(`${at}/#/mine/passkeys`)
  await expect(rows(other)).toHaveCount(1)
  await other.route('**/security/passkeyremove', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await remove(other)
  await expect(other.getByRole('alertdialog')).toHaveCount(0)
  await other.unroute('**/security/passkeyremove')
  await remove(other)
  await expect(other.getByText(words.passkeys.removed).first()).toBeVisible()
  await expect(other.getByText(words.passkeys.none, { exact: true })).toBeVisible()
  await expect(other.getByRole('heading', { level: 1 })).toBeFocused()

  await rows(page).getByRole('button').click()
  const name = sheet.getByLabel(words.passkeys.name, { exact: true })
  await name.fill('')
  await sheet.getByRole('button', { name: words.passkeys.rename, exact: true }).click()
  await expect(name).toBeFocused()
  await name.fill('iPhone')
  await sheet.getByRole('button', { name: words.passkeys.rename, exact: true }).click()
  await expect(page.getByText(words.server['passkey-not-found']).first()).toBeVisible()
  await expect(sheet).toBeHidden()
  await expect(page.getByText(words.passkeys.none, { exact: true })).toBeVisible()
})
