import { addAuthenticator, atLocalhost } from '../support/authenticator.ts'
import { expect, expectAccessible, expectNoOverflow, test } from '../support/fixtures.ts'
import { wordsOf } from '../support/words.ts'
import { PASSWORD, putInPlace } from './inPlace.ts'
import { moneyWords } from './screens.ts'
import { nextMonday } from './workTime.ts'

test('a passkey confirms a withdrawal in the place of the fund password', async ({
  broker,
  goOnFrom,
  open,
  page,
  session,
  steer,
}) => {
  const language = 'ar'
  const { server, transfers } = await moneyWords(language)
  const { access, passkeys } = await wordsOf(language, 'access', 'passkeys')
  const { now } = await steer.get('/clock')
  await goOnFrom(nextMonday(now, 10 * 60))
  const customer = session.now()
  await putInPlace(broker.url, steer, customer)
  const at = atLocalhost(broker.url)
  const device = await addAuthenticator(page)
  await open('/mine/passkeys', { language, at })
  await page.getByRole('button', { name: passkeys.add, exact: true }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel(access.password, { exact: true }).fill(customer.password)
  await sheet.getByLabel(passkeys.fundPassword).fill('111222')
  await sheet.getByRole('button', { name: passkeys.continue, exact: true }).click()
  await expect(sheet.getByText(passkeys.problems['wrong-fund-password'])).toBeVisible()
  await sheet.getByLabel(passkeys.fundPassword).fill(PASSWORD)
  await sheet.getByRole('button', { name: passkeys.continue, exact: true }).click()
  await expect(page.getByText(passkeys.forFunds, { exact: true })).toBeVisible()

  await open('/mine/withdraw', { language, at })
  await expect(page.getByText(transfers.byPasskey)).toBeVisible()
  const amount = page.getByLabel(transfers.amount)
  await amount.click()
  await amount.fill('500')
  await expectAccessible(page)
  await page.getByRole('button', { name: transfers.review }).click()
  const confirm = sheet.getByRole('button', { name: transfers.confirmByPasskey })
  await device.recognise(false)
  await confirm.click()
  await expect(sheet.getByText(transfers.passkeyRefused)).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  // The fund password is asked for in its place, and the passkey again.
  await sheet.getByRole('button', { name: transfers.typePassword }).click()
  await expect(page.getByLabel(transfers.fundPassword, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: transfers.takePasskey }).click()
  await page.getByRole('button', { name: transfers.review }).click()
  await device.recognise(true)
  // The answer is lost: the app looks the withdrawal up by its id, and asks the device only once.
  let sent = 0
  await page.route('**/funds/withdrawbypasskey', async (route) => {
    sent += 1
    await route.fetch()
    await route.abort('connectionreset')
  })
  await confirm.click()
  await expect(sheet.getByText(server['withdrawal-submitted'])).toBeVisible()
  expect(sent).toBe(1)
  await expectAccessible(page)
})
