import { expect, test } from '../support/fixtures.ts'
import { hold } from '../support/hold.ts'
import { BANK, putInPlace } from './inPlace.ts'
import { photo } from '../support/pictures.ts'
import { moneyWords } from './screens.ts'

test('typed values survive an accidental Back, a password does not; a photo is taken with the camera, and the account to pay into is copied', async ({
  open,
  broker,
  context,
  customer,
  page,
  steer,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { account, payees, exchange, transfers, identity, security } = await moneyWords('us')
  await open('/mine/index', { language: 'us' })
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
  await expect(page.getByText(account.totalAssets)).toBeVisible()
  await survives('/mine/verified', identity.name, 'Lucia Ferrer')
  await putInPlace(broker.url, steer, customer)
  await survives('/mine/bankAdd', payees.bank, BANK.bank)
  await survives('/mine/deposit?channel=bank-eur', transfers.amount, '250,50')
  await survives('/mine/withdraw', transfers.amount, '125,75')
  await survives('/mine/exchangeRate', exchange.pay, '99,90')

  await test.step('a password is cleared when its screen is left, also while the next screen is still being downloaded', async () => {
    await go('/mine/loginPassword')
    const download = await hold(page, /\/About-[^/]*\.js$/)
    const field = page.getByLabel(security.old, { exact: true })
    await field.fill('letters1and2digits')
    await go('/mine/about')
    await expect(field).toHaveValue('')
    download()
    await expect(page.locator('main[data-path="/mine/about"]')).toBeVisible()
  })

  await test.step('a photo is taken with the camera if there is one', async () => {
    await go('/mine/deposit?channel=bank-eur')
    const camera = page.getByRole('button', { name: new RegExp(transfers.camera) })
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), camera.click()])
    expect(await chooser.element().getAttribute('capture')).toBe('environment')
    await chooser.setFiles({ name: 'camera.jpg', mimeType: 'image/jpeg', buffer: await photo('#225544') })
    await expect(page.getByRole('button', { name: 'camera.jpg', exact: true })).toBeVisible()
    await expect(camera).toBeHidden()
  })

  await test.step('the account to pay into is copied line by line', async () => {
    await go('/mine/stored')
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    const copy = (label: string) =>
      page.getByRole('button', { name: transfers.copy.replace(/\{.*\}/, label), exact: true }).click()
    await copy(transfers.payIn.number)
    await expect.poll(copied).toMatch(/^ES\d+$/)
    await copy(transfers.payIn.reference)
    await expect.poll(copied).toBe(customer.id.padStart(6, '0'))
  })
})
