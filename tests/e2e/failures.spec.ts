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

// The other screens without money: src/wholeApp/failures.browser.test.tsx.
test('a refusal of the broker is shown in the customer’s language', async ({ open, broker, customer, steer }) => {
  await test.step('at login, which does not reveal which numbers have an account: wrong-credentials in it', async () => {
    const { login } = await wordsOf('it', 'login')
    const page = await open('/login/login', { language: 'it', visitor: true })
    await page.getByLabel(login.phone).fill(freshNumber())
    await page.getByLabel(login.password, { exact: true }).fill('another1password')
    await page.getByRole('button', { name: login.logIn }).click()
    await expectSaid(page, 'it', 'wrong-credentials')
  })

  await test.step('at the proof of identity: id-number-used in kr', async () => {
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

  for (const [language, code, name, tail] of [
    ['es', 'upload-mixed-content', 'a.jpg', '<script>alert(1)</script>'],
    ['ar', 'upload-extension-differs', 'a.html', ''],
  ] as const)
    await test.step(`at a picture: ${code} in ${language}`, async () => {
      const { identity } = await wordsOf(language, 'identity')
      const page = await open('/mine/verified', { language })
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByRole('button', { name: identity.addFront, exact: true }).click(),
      ])
      const buffer = Buffer.concat([await photo('#123456'), Buffer.from(tail)])
      await chooser.setFiles({ name, mimeType: 'image/jpeg', buffer })
      await expectSaid(page, language, code)
    })
})

test('a refusal about money is shown in the customer’s language', async ({
  broker,
  goOnFrom,
  open,
  session,
  steer,
}) => {
  test.slow()
  const { now } = await steer.get('/clock')
  await goOnFrom(nextMonday(now, 10 * 60))
  await putInPlace(broker.url, steer, session.now())

  await test.step('at binding: bank-card-exists in my', async () => {
    const words = await moneyWords('my')
    const page = await open('/mine/bankAdd', { language: 'my' })
    const form = payeeScreen({ page, words })
    await form.fillIn(BANK.holder, BANK.bank, BANK.swift)
    await form.review(BANK.number)
    await form.bind()
    await expectSaid(page, 'my', 'bank-card-exists')
    await expect(form.sheet).toBeHidden()
  })

  await test.step('at a deposit: deposit-channel-unavailable in cn', async () => {
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
    ['withdrawal-failed', 'kr', PASSWORD, 'payments closed'],
    ['insufficient-withdrawable-amount', 'tw', PASSWORD, 'exchange'],
  ] as const)
    await test.step(`at a withdrawal: ${code} in ${language}`, async () => {
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

  await test.step('at an exchange: insufficient-balance in it', async () => {
    const words = await moneyWords('it')
    const form = exchangeScreen({ page: await open('/mine/exchangeRate', { language: 'it' }), words })
    await form.pay.fill('40.000')
    await expect(form.receive).not.toHaveValue('')
    await form.goOn()
    await expect(form.sheet).toBeVisible()
    await exchangeElsewhere(broker.url, session.now(), 'EUR', '30000.00')
    await form.send()
    await expectSaid(form.page, 'it', 'insufficient-balance')
  })
})
