import { expect, test } from '../support/fixtures.ts'
import { hold } from '../support/hold.ts'
import { BANK, putInPlace } from './inPlace.ts'
import { wordsOf } from '../support/words.ts'
import { moneyWords } from './screens.ts'

test('typed values survive an accidental Back', async ({ open, broker, customer, steer }) => {
  const words = await moneyWords('us')
  const { payees, exchange, transfers, identity } = words
  const page = await open('/mine/index', { language: 'us' })
  const go = (path: string) => page.evaluate((hash) => (location.hash = hash), `#${path}`)
  const survives = async (path: string, label: string, text: string, shown = text) => {
    const field = () => page.getByRole('textbox', { name: label, exact: true })
    await go(path)
    await field().click()
    await field().fill(text)
    await page.goBack()
    await expect(page).toHaveURL(/#\/mine\/index$/)
    await go(path)
    await expect(field()).toHaveValue(shown)
    await page.goBack()
    await expect(page).toHaveURL(/#\/mine\/index$/)
  }
  await expect(page.getByText(words.account.totalAssets)).toBeVisible()
  await survives('/mine/verified', identity.name, 'Lucia Ferrer')
  await putInPlace(broker.url, steer, customer)
  await survives('/mine/bankAdd', payees.bank, BANK.bank)
  await survives('/mine/deposit?channel=bank-eur', transfers.amount, '250,50')
  await survives('/mine/withdraw', transfers.amount, '125,75')
  await survives('/mine/exchangeRate', exchange.pay, '99,90')
})

test('a password is cleared when its screen is left, also while the next screen is still being downloaded', async ({
  open,
}) => {
  const { security } = await wordsOf('us', 'security')
  const page = await open('/mine/loginPassword', { language: 'us' })
  const download = await hold(page, /\/About-[^/]*\.js$/)
  const field = page.getByLabel(security.old, { exact: true })
  await field.fill('letters1and2digits')
  await page.evaluate(() => (location.hash = '#/mine/about'))
  await expect(field).toHaveValue('')
  download()
  await expect(page.locator('main[data-path="/mine/about"]')).toBeVisible()
})
