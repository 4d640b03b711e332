import type { Page } from '@playwright/test'
import type { FailureCode } from '../../adapters/generated/messages.ts'
import { freshNumber, makeCustomer } from './support/control.ts'
import { expect, test } from './support/fixtures.ts'
import { depositScreen } from './money/depositScreen.ts'
import { exchangeScreen } from './money/exchangeScreen.ts'
import { identityScreen } from './money/identityScreen.ts'
import { BANK, exchangeElsewhere, PASSWORD, putInPlace } from './money/inPlace.ts'
import { payeeScreen } from './money/payeeScreen.ts'
import { moneyWords } from './money/screens.ts'
import { withdrawScreen } from './money/withdrawScreen.ts'
import { nextMonday } from './money/workTime.ts'
import { addPhoto, photo } from './support/pictures.ts'
import { type Language, wordsOf } from './support/words.ts'

/** The broker's refusal is on the screen, in the language of its words. */
const expectSaid = async (page: Page, language: Language, code: FailureCode): Promise<void> => {
  const { server } = await wordsOf(language, 'server')
  await expect(page.getByText(server[code]).first()).toBeVisible()
}

test.describe('a refusal of the broker is shown in the customer’s language', () => {
  for (const [code, language, known] of [
    // The broker does not reveal which numbers have an account.
    ['wrong-credentials', 'it', false],
    ['wrong-credentials', 'kr', true],
    ['account-frozen', 'ar', true],
  ] as const)
    test(`at login: ${code} in ${language}`, async ({ open, customer, steer }) => {
      const { login } = await wordsOf(language, 'login')
      if (code === 'account-frozen') await steer.post('/freeze', { account: customer.account, frozen: true })
      const page = await open('/login/login', { language, visitor: true })
      await page.getByLabel(login.phone).fill(known ? customer.account : freshNumber())
      const password = code === 'account-frozen' ? customer.password : 'another1password'
      await page.getByLabel(login.password, { exact: true }).fill(password)
      await page.getByRole('button', { name: login.logIn }).click()
      await expectSaid(page, language, code)
    })

  for (const [code, language] of [
    ['account-exists', 'tw'],
    ['inviter-not-found', 'my'],
  ] as const)
    test(`at registration: ${code} in ${language}`, async ({ open, customer }) => {
      const { login } = await wordsOf(language, 'login')
      const page = await open('/login/register', { language, visitor: true })
      await page
        .getByLabel(login.phone, { exact: true })
        .fill(code === 'account-exists' ? customer.account : freshNumber())
      await page.getByLabel(login.password, { exact: true }).fill('practice2026')
      await page.getByLabel(login.confirmation, { exact: true }).fill('practice2026')
      await page
        .getByLabel(login.invitationCode, { exact: true })
        .fill(code === 'account-exists' ? 'practice' : 'NOBODY99')
      await page.getByRole('checkbox', { name: login.agreed }).check()
      await page.getByRole('button', { name: login.createAccount }).click()
      await expectSaid(page, language, code)
    })

  test('at the login password: wrong-original-password in it', async ({ open }) => {
    const { security } = await wordsOf('it', 'security')
    const page = await open('/mine/loginPassword', { language: 'it' })
    await page.getByLabel(security.old).fill('not1the2right3one')
    await page.getByLabel(security.next, { exact: true }).fill('another4password')
    await page.getByLabel(security.confirmation).fill('another4password')
    await page.getByRole('button', { name: security.change }).click()
    await expectSaid(page, 'it', 'wrong-original-password')
  })

  test('at the proof of identity: id-number-used in kr', async ({ open, broker, customer, steer }) => {
    const other = await makeCustomer(broker.url)
    const idNumber = `ID-${customer.account}`
    await steer.post('/identity/grant', { account: other.account, name: 'Marina Ribera', idNumber })
    const words = await moneyWords('kr')
    const page = await open('/mine/verified', { language: 'kr' })
    const form = identityScreen({ page, words })
    await form.fillIn('Lucia Ferrer', idNumber, ['#4466aa', '#aa6644'])
    await form.submit()
    await expectSaid(page, 'kr', 'id-number-used')
  })

  test('at a picture: upload-mixed-content in es, upload-extension-differs in ar', async ({ open }) => {
    for (const [language, code, name, tail] of [
      ['es', 'upload-mixed-content', 'a.jpg', '<script>alert(1)</script>'],
      ['ar', 'upload-extension-differs', 'a.png', ''],
    ] as const) {
      const { identity } = await wordsOf(language, 'identity')
      const page = await open('/mine/verified', { language })
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByRole('button', { name: identity.addFront, exact: true }).click(),
      ])
      const buffer = Buffer.concat([await photo('#123456'), Buffer.from(tail)])
      await chooser.setFiles({ name, mimeType: 'image/jpeg', buffer })
      await expectSaid(page, language, code)
    }
  })
})

test.describe('a refusal about money is shown in the customer’s language', () => {
  test.beforeEach(async ({ broker, goOnFrom, session, steer }) => {
    const { now } = await steer.get('/clock')
    await goOnFrom(nextMonday(now, 10 * 60))
    await putInPlace(broker.url, steer, session.now())
  })

  test('at binding: bank-card-exists in my', async ({ open }) => {
    const words = await moneyWords('my')
    const page = await open('/mine/bankAdd', { language: 'my' })
    const form = payeeScreen({ page, words })
    await form.fillIn(BANK.holder, BANK.bank, BANK.swift)
    await form.review(BANK.number)
    await form.bind()
    await expectSaid(page, 'my', 'bank-card-exists')
    await expect(form.sheet).toBeHidden()
  })

  test('at a deposit: deposit-channel-unavailable in cn', async ({ open, steer }) => {
    const words = await moneyWords('cn')
    const page = await open('/mine/deposit?channel=bank-eur', { language: 'cn' })
    const form = depositScreen({ page, words })
    await form.fillIn('250,00')
    await addPhoto(page, words.transfers.addProof, '#335577')
    await expect(page.getByRole('progressbar')).toBeHidden()
    await form.review()
    await steer.post('/services', { service: 'bank-eur', open: false })
    await form.send()
    await expectSaid(page, 'cn', 'deposit-channel-unavailable')
    await steer.post('/services', { service: 'bank-eur', open: true })
  })

  // Changes on another device between the review of a withdrawal and its sending.
  for (const [code, language, password, meanwhile] of [
    ['wrong-fund-password', 'ar', '918273', 'nothing'],
    ['insufficient-withdrawable-amount', 'tw', PASSWORD, 'exchange'],
    ['withdrawal-failed', 'kr', PASSWORD, 'payments closed'],
  ] as const)
    test(`at a withdrawal: ${code} in ${language}`, async ({ open, broker, session, steer }) => {
      const words = await moneyWords(language)
      const form = withdrawScreen({ page: await open('/mine/withdraw', { language }), words })
      await form.review('60.000,00', password)
      await expect(form.sheet).toBeVisible()
      if (meanwhile === 'exchange') await exchangeElsewhere(broker.url, session.now(), 'EUR', '50000.00')
      const payments = (isOpen: boolean) => steer.post('/services', { service: 'payments', open: isOpen })
      if (meanwhile === 'payments closed') await payments(false)
      await form.send()
      await expectSaid(form.page, language, code)
      await payments(true)
    })

  test('at an exchange: insufficient-balance in it', async ({ open, broker, session }) => {
    const words = await moneyWords('it')
    const form = exchangeScreen({ page: await open('/mine/exchangeRate', { language: 'it' }), words })
    await form.pay.fill('60.000')
    await expect(form.receive).not.toHaveValue('')
    await form.goOn()
    await expect(form.sheet).toBeVisible()
    await exchangeElsewhere(broker.url, session.now(), 'EUR', '50000.00')
    await form.send()
    await expectSaid(form.page, 'it', 'insufficient-balance')
  })
})

test('an unknown text is shown as "Error" in the customer’s language, for two seconds', async ({ open, page }) => {
  const words = await wordsOf('my', 'login')
  await page.clock.install()
  await page.route('**/user/login', (route) => route.fulfill({ json: { status: 0, msg: '没见过的消息' } }))
  await open('/login/login', { language: 'my', visitor: true })
  await page.getByLabel(words.login.phone).fill('5550000001')
  await page.getByLabel(words.login.password, { exact: true }).fill('practice2026')
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: words.login.logIn }).click()
  const toast = page.getByRole('status').getByText(words.error, { exact: true })
  await expect(toast).toBeVisible()
  await page.clock.runFor(1_900)
  await expect(toast).toBeVisible()
  await page.clock.runFor(100)
  await expect(toast).toBeHidden()
})
