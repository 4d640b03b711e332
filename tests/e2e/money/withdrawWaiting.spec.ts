import { WAITING_TIME } from '../../../domain/withdrawals/waiting.ts'
import { marketTime } from '../../../ui/data/clock/format.ts'
import { localeRow } from '../../../ui/i18n/locales.ts'
import { expect, expectAccessible, expectNoOverflow, test } from '../support/fixtures.ts'
import { wordsOf } from '../support/words.ts'
import { BANK, PASSWORD, putInPlace } from './inPlace.ts'
import { payeeScreen } from './payeeScreen.ts'
import { fill, moneyWords, plain } from './screens.ts'
import { withdrawScreen } from './withdrawScreen.ts'
import { nextMonday } from './workTime.ts'

/** Not the zone of the broker's hours: the end of a wait is in the customer's. */
const ZONE = 'Europe/Madrid'
test.use({ timezoneId: ZONE })

const SECOND = 'DE89370400440532013000'

for (const language of ['es', 'ar'] as const) {
  const { tag } = localeRow(language)

  test(`a second payee is paid a day after it was bound, which the form tells before (${language})`, async ({
    broker,
    goOnFrom,
    open,
    page,
    session,
    steer,
  }) => {
    const words = await moneyWords(language)
    const { payees, server, transfers } = words
    const { now } = await steer.get('/clock')
    const monday = nextMonday(now, 10 * 60)
    await goOnFrom(monday)
    const customer = session.now()
    await putInPlace(broker.url, steer, customer)
    await open('/mine/bankAdd', { language })
    const binding = payeeScreen({ page, words })
    await binding.fillIn(BANK.holder, BANK.bank, BANK.swift)
    await binding.review(SECOND)
    const answer = page.waitForResponse('**/bank/add')
    await binding.bind()
    const { data } = (await (await answer).json()) as { data: { paidfrom: number } }
    const { paidfrom } = data
    const until = marketTime(paidfrom, tag, ZONE)
    // What is linked is not paid "from now on".
    await expect(binding.sheet.getByText(payees.bound, { exact: true })).toBeVisible()
    expect(plain(await binding.sheet.innerText())).toContain(plain(until))
    await expectAccessible(page)

    await open('/mine/bank', { language })
    const row = page.getByRole('list', { name: payees.title }).getByRole('listitem').filter({ hasText: payees.isNew })
    await expect(row).toHaveCount(1)
    await row.getByRole('button').click()
    const sheet = page.getByRole('dialog')
    await expect(sheet).toContainText(payees.paidFrom)
    expect(plain(await sheet.innerText())).toContain(plain(until))
    await expectAccessible(page)

    await open('/mine/withdraw', { language })
    const form = withdrawScreen({ page, words })
    const told = page.getByText(transfers.waits['new-payee'], { exact: true })
    const choose = async (iban: RegExp) => {
      await page.getByRole('button', { name: new RegExp(`^${transfers.payTo}`) }).click()
      await form.sheet.getByRole('option', { name: iban }).click()
    }
    // The first payee does not wait, and so is chosen already.
    await expect(page.getByText(transfers.paidBy, { exact: true })).toBeVisible()
    await expect(told).toBeHidden()
    await choose(/^DE/)
    await expect(told).toBeVisible()
    expect(plain(await page.locator('body').innerText())).toContain(plain(fill(transfers.waitsUntil, { time: until })))
    // When a withdrawal of now would be paid says nothing about one that has to wait.
    const paidBy = page.getByText(transfers.paidBy, { exact: true })
    await expect(page.getByText(transfers.receive, { exact: true })).toBeVisible()
    await expect(paidBy).toBeHidden()
    await expect(page.getByRole('main').getByRole('link', { name: words.customerService })).toBeVisible()
    await expectAccessible(page)
    await expectNoOverflow(page)
    // What would be refused is not reviewed.
    await form.review('500', PASSWORD)
    await expect(page.getByText(server['payee-waiting'])).toBeVisible()
    await expect(form.sheet).toBeHidden()
    await expectAccessible(page)
    await choose(/^ES/)
    await expect(told).toBeHidden()
    await expect(page.getByText(server['payee-waiting'])).toBeHidden()
    await expect(paidBy).toBeVisible()

    await goOnFrom(new Date(paidfrom))
    await open('/mine/withdraw', { language })
    await form.review('500', PASSWORD)
    await expect(told).toBeHidden()
    await expect(form.sheet).toContainText('DE89')
    await form.send()
    await expect(form.sheet.getByText(transfers.withdrawDone)).toBeVisible()
  })

  test(`withdrawals wait a day after a changed login password, which both screens tell before (${language})`, async ({
    broker,
    goOnFrom,
    open,
    page,
    session,
    steer,
  }) => {
    const words = await moneyWords(language)
    const { security, server, transfers } = words
    const { login } = await wordsOf(language, 'login')
    const { now } = await steer.get('/clock')
    await goOnFrom(nextMonday(now, 10 * 60))
    const customer = session.now()
    await putInPlace(broker.url, steer, customer)
    const password = 'other1letters2'

    await open('/mine/loginPassword', { language })
    await expect(page.getByText(security.waitHint.slice(0, security.waitHint.indexOf('{')))).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel(security.old, { exact: true }).fill(customer.password)
    await page.getByLabel(security.next, { exact: true }).fill(password)
    await page.getByLabel(security.confirmation, { exact: true }).fill(password)
    await page.getByRole('button', { name: security.change }).click()
    await expect(page.getByText(security.loginDone, { exact: true })).toBeVisible()
    await expect(page.getByText(security.waitsAgain.slice(0, security.waitsAgain.indexOf('{')))).toBeVisible()
    await expectAccessible(page)

    const changed = Date.parse((await steer.get('/clock')).now)
    await open('/mine/withdraw', { language })
    const form = withdrawScreen({ page, words })
    const told = page.getByText(transfers.waits['changed-password'], { exact: true })
    await expect(told).toBeVisible()
    // Changed a few seconds ago: the minute of the end may be the one before.
    const ends = [changed - 60_000, changed].map((at) => marketTime(at + WAITING_TIME, tag, ZONE))
    const text = plain(await page.locator('body').innerText())
    expect(ends.some((time) => text.includes(plain(fill(transfers.waitsUntil, { time }))))).toBe(true)
    await expectAccessible(page)
    await form.review('500', PASSWORD)
    await expect(page.getByText(server['withdrawals-waiting'])).toBeVisible()
    await expect(form.sheet).toBeHidden()

    // A day later the session has ended as well: the new password opens another.
    await steer.post('/clock', { to: new Date(changed + WAITING_TIME).toISOString(), rate: 1 })
    await page.evaluate(() => localStorage.removeItem('tokend'))
    await open('/login/login?to=%2Fmine%2Fwithdraw', { language, visitor: true })
    await page.getByLabel(login.phone).fill(customer.account)
    await page.getByLabel(login.password, { exact: true }).fill(password)
    await page.getByRole('button', { name: login.logIn, exact: true }).click()
    await expect(page).toHaveURL(/#\/mine\/withdraw$/)
    await expect(page.getByLabel(transfers.amount)).toBeVisible()
    await form.review('500', PASSWORD)
    await expect(told).toBeHidden()
    await form.send()
    await expect(form.sheet.getByText(transfers.withdrawDone)).toBeVisible()
  })
}
