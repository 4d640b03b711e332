import type { Page } from '@playwright/test'
import { addAuthenticator, atLocalhost } from '../support/authenticator.ts'
import { expect, expectAccessible, expectNoOverflow, goTo, test } from '../support/fixtures.ts'
import { walkedIn, wordsOf } from '../support/words.ts'

for (const language of walkedIn('es'))
  test(`a passkey is added, opens the account, is renamed, and is removed in another tab (${language})`, async ({
    broker,
    context,
    customer,
    open,
    page,
  }) => {
    const words = await wordsOf(language, 'access', 'account', 'login', 'passkeys', 'server')
    const { passkeys } = words
    const at = atLocalhost(broker.url)
    const device = await addAuthenticator(page)
    const sheet = page.getByRole('dialog')
    const rows = (on: Page) => on.getByRole('list', { name: passkeys.title }).getByRole('listitem')
    const none = (on: Page) => on.getByText(passkeys.none, { exact: true })
    const name = sheet.getByLabel(passkeys.name, { exact: true })
    const rename = sheet.getByRole('button', { name: passkeys.rename, exact: true })
    const goOn = sheet.getByRole('button', { name: passkeys.continue, exact: true })
    const add = () => page.getByRole('button', { name: passkeys.add, exact: true }).click()
    const logIn = page.getByRole('button', { name: passkeys.logIn, exact: true })
    const toLogin = async () => {
      await page.evaluate(() => localStorage.removeItem('tokend'))
      await open('/login/login', { language, visitor: true, at })
    }

    await test.step('it is added by the password and the owner of the device, once', async () => {
      await open('/mine/setting', { language, at })
      await page.getByRole('link', { name: words.account.row.passkeys }).click()
      await expect(none(page)).toBeVisible()
      await add()
      await goOn.click()
      await expect(sheet.getByText(passkeys.problems['password-required'])).toBeVisible()
      await expectAccessible(page)
      await sheet.getByLabel(words.access.password, { exact: true }).fill(customer.password)
      // The customer is not recognised, or cancels: the browser does not tell which.
      await device.recognise(false)
      await goOn.click()
      await expect(sheet.getByText(passkeys.notAdded)).toBeVisible()
      await device.recognise(true)
      await goOn.click()
      await expect(sheet).toBeHidden()
      await expect(rows(page)).toContainText(passkeys.unused)
      expect(await device.credentials()).toHaveLength(1)
      await expectNoOverflow(page)

      // The device has one already.
      await add()
      await sheet.getByLabel(words.access.password, { exact: true }).fill(customer.password)
      await goOn.click()
      await expect(sheet.getByText(passkeys.refusals.exists)).toBeVisible()
    })

    await test.step('it opens the account, and is renamed', async () => {
      await toLogin()
      await device.recognise(false)
      await logIn.click()
      await expect(page.getByText(passkeys.refusals.cancelled)).toBeVisible()
      await device.recognise(true)
      await logIn.click()
      await expect(page).toHaveURL(/#\/home\/index/)
      await goTo(page, '/mine/passkeys')
      await rows(page).getByRole('button').click()
      await name.fill('iPhone')
      await rename.click()
      await expect(rows(page)).toContainText('iPhone')
    })

    await test.step('another tab removes it: the answer is lost, and the next try finds it gone, as was wanted', async () => {
      const other = await context.newPage()
      const dialog = other.getByRole('alertdialog')
      const remove = async () => {
        await rows(other).getByRole('button').click()
        await other.getByRole('dialog').getByRole('button', { name: passkeys.remove, exact: true }).click()
        await expect(dialog).toBeVisible()
      }
      const confirm = () => dialog.getByRole('button', { name: passkeys.remove, exact: true }).click()
      await other.goto(`${at}/#/mine/passkeys`)
      await expect(rows(other)).toHaveCount(1)
      await other.route('**/security/passkeyremove', async (route) => {
        await route.fetch()
        await route.abort('connectionreset')
      })
      await remove()
      await expectAccessible(other)
      await confirm()
      await expect(dialog).toHaveCount(0)
      await other.unroute('**/security/passkeyremove')
      await remove()
      await confirm()
      await expect(other.getByText(passkeys.removed).first()).toBeVisible()
      await expect(none(other)).toBeVisible()
      await expect(other.getByRole('heading', { level: 1 })).toBeFocused()
    })

    await test.step('the first tab lists it no longer once it is told, and it opens nothing', async () => {
      await rows(page).getByRole('button').click()
      await name.fill('')
      await rename.click()
      await expect(name).toBeFocused()
      await name.fill('iPad')
      await rename.click()
      await expect(page.getByText(words.server['passkey-not-found']).first()).toBeVisible()
      await expect(sheet).toBeHidden()
      await expect(none(page)).toBeVisible()
      await toLogin()
      await logIn.click()
      await expect(page.getByText(words.server['passkey-not-accepted']).first()).toBeVisible()
      await expect(page).toHaveURL(/#\/login\/login/)
    })
  })
