import { login } from '../../demoCustomer.ts'
import { callsUnderWay, untilAnswered } from '../support/calls.ts'
import { expect, expectAccessible, expectNoOverflow, test } from '../support/fixtures.ts'
import { wordsOf } from '../support/words.ts'

test('a changed login password ends other sessions, and a wrong one is reported at its field', async ({
  open,
  customer,
  broker,
}) => {
  const words = await wordsOf('us', 'security')
  const other = await login(broker.url, customer)
  const page = await open('/mine/loginPassword', { language: 'us' })
  await page.getByLabel(words.security.old).fill('not1the2right3one')
  await page.getByLabel(words.security.next, { exact: true }).fill('another4password')
  await page.getByLabel(words.security.confirmation).fill('another4password')
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

test('the screens of messages, invitation, identity, password and e-mail read from the right in Arabic', async ({
  open,
  page,
}) => {
  const underWay = callsUnderWay(page)
  await open('/mine/message', { language: 'ar' })
  for (const path of ['/mine/message', '/mine/qr', '/mine/verified', '/mine/loginPassword', '/mine/email'])
    await test.step(path, async () => {
      await page.evaluate((hash) => (location.hash = hash), `#${path}`)
      await untilAnswered(page, underWay, path)
      await expectAccessible(page)
      await expectNoOverflow(page)
    })
})
