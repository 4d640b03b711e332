import { login } from '../../demoCustomer.ts'
import { expect, expectAccessible, expectNoOverflow, test } from '../support/fixtures.ts'
import { walkedIn, wordsOf } from '../support/words.ts'

for (const language of walkedIn('ar'))
  test(`a customer sees where the account is logged in, and logs out there (${language})`, async ({
    broker,
    customer,
    open,
  }) => {
    const words = await wordsOf(language, 'access', 'settings')
    const elsewhere = [await login(broker.url, customer), await login(broker.url, customer)]
    const isOpen = async ({ token }: { readonly token: string }) => {
      const headers = { token, account: customer.account }
      return (await fetch(`${broker.url}/api/vue/message/unread`, { method: 'POST', headers })).status === 200
    }
    const page = await open('/mine/setting', { language })
    await page.getByRole('link', { name: words.settings.row.devices }).click()
    await expect(page.getByText(words.access.here, { exact: true })).toHaveCount(1)
    const others = page.getByRole('main').getByRole('listitem')
    await expect(others).toHaveCount(2)
    await expectAccessible(page)
    await expectNoOverflow(page)

    await others.first().getByRole('button').click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: words.access.logOut, exact: true }).click()
    await expect(others).toHaveCount(1)
    // The row that led to the question is gone.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect((await Promise.all(elsewhere.map(isOpen))).filter(Boolean)).toHaveLength(1)

    await page.getByRole('button', { name: words.access.endOthers, exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: words.access.logOut, exact: true }).click()
    await expect(page.getByText(words.access.onlyHere)).toBeVisible()
    expect(await Promise.all(elsewhere.map(isOpen))).toEqual([false, false])
  })
