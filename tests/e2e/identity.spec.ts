import { expect, expectAccessible, expectNoOverflow, test } from './fixtures.ts'
import { addPhoto } from './pictures.ts'
import { wordsOf } from './words.ts'

test('an identity is rejected once, then approved; then a fund password is set', async ({ open, customer, steer }) => {
  const words = await wordsOf('us', 'identity', 'security')
  const { account } = customer
  const page = await open('/mine/fundPassword', { language: 'us' })
  await page.getByRole('link', { name: words.security.toIdentity }).click()

  // Nothing filled in: every problem is said at its field.
  await page.getByRole('button', { name: words.identity.submit }).click()
  await expect(page.getByText(words.identity.problems['name-required'])).toBeVisible()
  await expect(page.getByText(words.identity.problems['image-required']).first()).toBeVisible()

  await page.getByLabel(words.identity.name).fill('Lucia Ferrer')
  await page.getByLabel(words.identity.idNumber).fill(`ID-${account}`)
  await addPhoto(page, words.identity.addFront, '#4466aa')
  await addPhoto(page, words.identity.addBack, '#aa6644')
  await expectAccessible(page)
  await page.getByRole('button', { name: words.identity.submit }).click()
  await expect(page.getByText(words.identity.states['under-review'])).toBeVisible()

  await steer.post('/identity/reject', { account, reason: 'unreadable', remark: 'Too dark' })
  await page.reload()
  await expect(page.getByText(words.identity.reasons.unreadable)).toBeVisible()
  await expect(page.getByText('Too dark')).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel(words.identity.name).fill('Lucia Ferrer')
  await page.getByLabel(words.identity.idNumber).fill(`ID-${account}`)
  for (const remove of await page.getByRole('button', { name: words.remove }).all()) await remove.click()
  await addPhoto(page, words.identity.addFront, '#336699')
  await addPhoto(page, words.identity.addBack, '#996633')
  await page.getByRole('button', { name: words.identity.submit }).click()
  await expect(page.getByText(words.identity.states['under-review'])).toBeVisible()
  await steer.post('/identity/approve', { account })
  await page.reload()
  await expect(page.getByText(words.identity.states.verified, { exact: true })).toBeVisible()

  await page.getByRole('link', { name: words.identity.toFundPassword }).click()
  await page.getByLabel(words.security.first, { exact: true }).fill('123456')
  await page.getByLabel(words.security.firstConfirmation).fill('123456')
  await page.getByRole('button', { name: words.security.set }).click()
  await expect(page.getByText(words.security.problems['too-easy'])).toBeVisible()
  await page.getByLabel(words.security.first, { exact: true }).fill('739182')
  await page.getByLabel(words.security.firstConfirmation).fill('739182')
  await page.getByRole('button', { name: words.security.set }).click()
  await expect(page.getByText(words.security.fundSet)).toBeVisible()
})

test('a changed login password ends other sessions, and a wrong one is said at its field', async ({
  open,
  customer,
  broker,
}) => {
  const words = await wordsOf('us', 'security')
  const { login } = await import('../demoCustomer.ts')
  const other = await login(broker.url, customer)
  const page = await open('/mine/loginPassword', { language: 'us' })
  await page.getByLabel(words.security.old).fill('not1the2right3one')
  await page.getByLabel(words.security.next, { exact: true }).fill('another4password')
  await page.getByLabel(words.security.confirmation).fill('another4password')
  await page.getByRole('button', { name: words.security.change }).click()
  await expect(page.getByText(words.security.problems['wrong-original-password'])).toBeVisible()
  await page.getByLabel(words.security.old).fill(customer.password)
  await page.getByRole('button', { name: words.security.change }).click()
  await expect(page.getByText(words.security.loginDone)).toBeVisible()
  const answer = await fetch(`${broker.url}/api/vue/user/getUserinfo`, {
    method: 'POST',
    headers: { token: other.token, account: other.account },
  })
  expect(answer.status).toBe(401)
})

for (const path of ['/mine/message', '/mine/qr', '/mine/verified', '/mine/loginPassword', '/mine/email']) {
  test(`${path} reads from the right in Arabic without a barrier`, async ({ open }) => {
    const page = await open(path, { language: 'ar' })
    await expect(page.locator('main')).not.toBeEmpty()
    await page.waitForLoadState('networkidle')
    await expectAccessible(page)
    await expectNoOverflow(page)
  })
}
