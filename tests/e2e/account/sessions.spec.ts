import { login } from '../../demoCustomer.ts'
import { expect, expectAccessible, expectNoOverflow, goTo, test } from '../support/fixtures.ts'
import { walkedIn, wordsOf } from '../support/words.ts'

const NEXT = 'another4password'

for (const language of walkedIn('ar'))
  test(`a customer changes the password, which ends other sessions, sees where the account is logged in, and logs out there (${language})`, async ({
    broker,
    customer,
    open,
    page,
  }) => {
    const words = await wordsOf(language, 'access', 'security', 'settings')
    await test.step('a changed login password ends other sessions, and a wrong one is reported at its field', async () => {
      const other = await login(broker.url, customer)
      await open('/mine/loginPassword', { language })
      await page.getByLabel(words.security.old).fill('not1the2right3one')
      await page.getByLabel(words.security.next, { exact: true }).fill(NEXT)
      await page.getByLabel(words.security.confirmation).fill(NEXT)
      await page.getByRole('button', { name: words.security.change }).click()
      await expect(page.getByText(words.security.problems['wrong-original-password']).first()).toBeVisible()
      await page.getByLabel(words.security.old).fill(customer.password)
      await page.getByRole('button', { name: words.security.change }).click()
      await expect(page.getByText(words.security.loginDone)).toBeVisible()
      const answer = await fetch(`${broker.url}/api/vue/user/getUserinfo`, {
        method: 'POST',
        headers: { token: other.token, account: other.account },
      })
      expect(answer.status).toBe(401)
    })

    const own = { ...customer, password: NEXT }
    const elsewhere = [await login(broker.url, own), await login(broker.url, own)]
    const isOpen = async ({ token }: { readonly token: string }) => {
      const headers = { token, account: customer.account }
      return (await fetch(`${broker.url}/api/vue/message/unread`, { method: 'POST', headers })).status === 200
    }
    await goTo(page, '/mine/setting')
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
