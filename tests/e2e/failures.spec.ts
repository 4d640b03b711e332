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

// In other languages, and on the other screens without money: src/wholeApp/failures.browser.test.tsx.
test('a refusal of the broker is shown in the customer’s language', async ({ open, broker, customer, steer }) => {
  const language = 'ar'
  const words = await moneyWords(language)
  const { login } = await wordsOf(language, 'login')

  await test.step('at login, which does not reveal which numbers have an account: wrong-credentials', async () => {
    const page = await open('/login/login', { language, visitor: true })
    await page.getByLabel(login.phone).fill(freshNumber())
    await page.getByLabel(login.password, { exact: true }).fill('another1password')
    await page.getByRole('button', { name: login.logIn }).click()
    await expectSaid(page, language, 'wrong-credentials')
  })

  const page = await open('/mine/verified', { language })
  for (const [code, side, name, tail] of [
    ['upload-mixed-content', 'addFront', 'a.jpg', '<script>alert(1)</script>'],
    ['upload-extension-differs', 'addBack', 'a.html', ''],
  ] as const)
    await test.step(`at a picture: ${code}`, async () => {
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByRole('button', { name: words.identity[side], exact: true }).click(),
      ])
      const buffer = Buffer.concat([await photo('#123456'), Buffer.from(tail)])
      await chooser.setFiles({ name, mimeType: 'image/jpeg', buffer })
      await expectSaid(page, language, code)
    })

  await test.step('at the proof of identity: id-number-used', async () => {
    const other = await makeCustomer(broker.url)
    const idNumber = `ID-${customer.account}`
    await steer.post('/identity/grant', { account: other.account, name: 'Marina Ribera', idNumber })
    await page.reload()
    const form = identityScreen({ page, words })
    await form.fillIn('Lucia Ferrer', idNumber, ['#4466aa', '#aa6644'])
    await form.submit()
    await expectSaid(page, language, 'id-number-used')
  })
})

test('a refusal about money is shown in the customer’s language', async ({
  broker,
  goOnFrom,
  open,
  session,
  steer,
}) => {
  const language = 'ar'
  const words = await moneyWords(language)
  const { now } = await steer.get('/clock')
  await goOnFrom(nextMonday(now, 10 * 60))
  await putInPlace(broker.url, steer, session.now())
  const page = await open('/mine/bankAdd', { language })
  const go = async (path: string) => {
    await page.evaluate((hash) => (location.hash = hash), `#${path}`)
    await page.locator(`main[data-path="${path.split('?')[0]}"]`).waitFor()
  }

  await test.step('at binding: bank-card-exists', async () => {
    const form = payeeScreen({ page, words })
    await form.fillIn(BANK.holder, BANK.bank, BANK.swift)
    await form.review(BANK.number)
    await form.bind()
    await expectSaid(page, language, 'bank-card-exists')
    await expect(form.sheet).toBeHidden()
  })

  await test.step('at a deposit: deposit-channel-unavailable', async () => {
    await go('/mine/deposit?channel=bank-eur')
    const form = depositScreen({ page, words })
    await form.fillIn('250,00')
    await addPhoto(page, words.transfers.addProof, '#335577')
    await expect(page.getByRole('progressbar')).toBeHidden()
    await form.review()
    await steer.post('/services', { service: 'bank-eur', open: false })
    await form.send()
    await expectSaid(page, language, 'deposit-channel-unavailable')
    await steer.post('/services', { service: 'bank-eur', open: true })
  })

  // Changes on another device between the review of a withdrawal and its sending.
  for (const [code, password, meanwhile] of [
    ['wrong-fund-password', '918273', 'nothing'],
    ['withdrawal-failed', PASSWORD, 'payments closed'],
    ['insufficient-withdrawable-amount', PASSWORD, 'exchange'],
  ] as const)
    await test.step(`at a withdrawal: ${code}`, async () => {
      await go('/mine/about')
      await go('/mine/withdraw')
      const form = withdrawScreen({ page, words })
      await form.review('60.000,00', password)
      await expect(form.sheet).toBeVisible()
      if (meanwhile === 'exchange') await exchangeElsewhere(broker.url, session.now(), 'EUR', '50000.00')
      const payments = (isOpen: boolean) => steer.post('/services', { service: 'payments', open: isOpen })
      if (meanwhile === 'payments closed') await payments(false)
      await form.send()
      await expectSaid(page, language, code)
      await payments(true)
    })

  await test.step('at an exchange: insufficient-balance', async () => {
    await go('/mine/exchangeRate')
    const form = exchangeScreen({ page, words })
    await form.pay.fill('40.000')
    await expect(form.receive).not.toHaveValue('')
    await form.goOn()
    await expect(form.sheet).toBeVisible()
    await exchangeElsewhere(broker.url, session.now(), 'EUR', '30000.00')
    await form.send()
    await expectSaid(page, language, 'insufficient-balance')
  })
})
