import { call } from '../demoCustomer.ts'
import type { Customer } from './control.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { addPhoto } from './pictures.ts'
import { wordsOf } from './words.ts'

const headersOf = ({ token, account }: Customer) => ({ token, account })
/** A well-formed Spanish IBAN; its neighbour has wrong check digits. */
const IBAN = 'ES9121000418450200051332'
const MISTYPED = 'ES9221000418450200051332'

test.describe('money out and between wallets', () => {
  // A Monday morning in Kuala Lumpur, inside the hours of payments; the clock goes on at its own pace.
  test.beforeEach(async ({ steer, customer }) => {
    await steer.post('/clock', { rate: 1 })
    const { now } = (await steer.get('/clock')) as { now: string }
    const monday = new Date(now)
    monday.setUTCDate(monday.getUTCDate() + ((8 - monday.getUTCDay()) % 7 || 7))
    monday.setUTCHours(2, 0, 0, 0)
    // A session ends after twelve idle hours: the days go by in steps, each with a call.
    for (;;) {
      const { now: at } = (await steer.get('/clock')) as { now: string }
      const left = monday.getTime() - Date.parse(at)
      if (left <= 0) break
      await steer.post('/clock', { advanceMilliseconds: Math.min(left, 6 * 3_600_000) })
      await steer.post('/customers', {
        account: `8${String(Math.floor(performance.now() * 1000))
          .slice(-9)
          .padStart(9, '0')}`,
        password: 'keeps1the2clock',
      })
    }
    await steer.post('/identity/grant', {
      account: customer.account,
      name: 'Lucia Ferrer',
      idNumber: `ID-${customer.account}`,
    })
    await steer.post('/fundpassword', { account: customer.account, password: '739182' })
  })

  test('an IBAN is bound, its mistyped neighbour refused in place; a withdrawal is made, cancelled, made again and paid', async ({
    page,
    broker,
    customer,
    steer,
  }) => {
    const words = await wordsOf('us', 'banking', 'funds', 'server')
    const { token } = (await call(broker.url, '/user/login', {
      account: customer.account,
      password: customer.password,
    })) as { token: string }
    const me = { ...customer, token }
    await page.addInitScript(
      ({ session, account }) => {
        localStorage.setItem('language', 'us')
        localStorage.setItem('tokend', session)
        localStorage.setItem('account', account)
      },
      { session: token, account: customer.account },
    )

    await page.goto(`${broker.url}/#/mine/bankAdd`)
    await page.getByLabel(words.banking.holder, { exact: true }).fill('Lucia Ferrer')
    await page.getByLabel(words.banking.number).fill(MISTYPED)
    await page.getByLabel(words.banking.bank, { exact: true }).last().fill('Banco Sereno')
    await page.getByLabel(words.banking.swift).fill('CAIXESBBXXX')
    await page.getByRole('button', { name: words.banking.review }).click()
    await expect(page.getByText(words.banking.problems['iban-checksum'])).toBeVisible()
    await page.getByLabel(words.banking.number).fill(IBAN)
    await page.getByRole('button', { name: words.banking.review }).click()
    await page.getByRole('dialog').getByRole('button', { name: words.banking.send }).click()
    await expect(page.getByRole('dialog').getByText(words.banking.bound, { exact: true }).first()).toBeVisible()

    const eur = async () => {
      const wallets = (await call(broker.url, '/funds/wallets', {}, headersOf(me))) as {
        currency: string
        balance: string
        frozen: string
      }[]
      return wallets.find(({ currency }) => currency === 'EUR')!
    }
    const before = await eur()
    const withdraw = async (password: string) => {
      await page.goto(`${broker.url}/#/mine/withdraw`)
      await page.reload()
      await page.getByLabel(words.funds.amount).fill('1.000,00')
      await page.getByLabel(words.funds.fundPassword, { exact: true }).fill(password)
      await page.getByRole('button', { name: words.funds.review }).click()
      await page.getByRole('dialog').getByRole('button', { name: words.funds.withdrawSend }).click()
    }

    await page.goto(`${broker.url}/#/mine/withdraw`)
    await page.getByLabel(words.funds.amount).fill('1')
    await page.getByLabel(words.funds.fundPassword, { exact: true }).fill('739182')
    await page.getByRole('button', { name: words.funds.review }).click()
    await expect(page.getByText(/At least/).first()).toBeVisible()
    await expectAccessible(page)

    await withdraw('918273')
    await expect(page.getByText(words.server['wrong-fund-password']).first()).toBeVisible()
    await withdraw('739182')
    await expect(page.getByText(words.funds.withdrawDone)).toBeVisible()
    expect(Number((await eur()).frozen) - Number(before.frozen)).toBe(1000)

    await page.goto(`${broker.url}/#/mine/withdraw`)
    await page.reload()
    await page.getByRole('tab', { name: words.funds.history }).click()
    await page.getByRole('list').getByRole('button').first().click()
    await page.getByRole('dialog').getByRole('button', { name: words.funds.cancel }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: words.funds.cancel }).click()
    await expect.poll(async () => Number((await eur()).frozen)).toBe(Number(before.frozen))

    await withdraw('739182')
    await expect(page.getByText(words.funds.withdrawDone)).toBeVisible()
    await steer.post('/withdrawals/pay', { account: customer.account })
    expect(Number((await eur()).balance)).toBe(Number(before.balance) - 1000)
    expect(await steer.get('/audit')).toEqual({ problems: [] })
  })

  test('euros become ringgit at a rate that is held', async ({ page, broker, customer, steer }) => {
    const words = await wordsOf('us', 'exchange')
    const { token } = (await call(broker.url, '/user/login', {
      account: customer.account,
      password: customer.password,
    })) as { token: string }
    await page.addInitScript(
      ({ session, account }) => {
        localStorage.setItem('language', 'us')
        localStorage.setItem('tokend', session)
        localStorage.setItem('account', account)
      },
      { session: token, account: customer.account },
    )
    await page.goto(`${broker.url}/#/mine/exchangeRate`)
    await page.getByLabel(words.exchange.pay, { exact: true }).fill('100')
    await expect(page.getByLabel(words.exchange.receive, { exact: true })).not.toHaveValue('')
    await expectAccessible(page)
    await page.getByRole('button', { name: words.exchange.continue }).click()
    await page.getByRole('dialog').getByRole('button', { name: words.exchange.send }).click()
    await expect(page.getByText(words.exchange.done, { exact: true }).first()).toBeVisible()
    expect(await steer.get('/audit')).toEqual({ problems: [] })
  })

  test('a deposit with its proof: the upload cut off, tried again, reviewed and credited', async ({
    page,
    broker,
    customer,
    steer,
  }) => {
    const words = await wordsOf('us', 'funds')
    const { token } = (await call(broker.url, '/user/login', {
      account: customer.account,
      password: customer.password,
    })) as { token: string }
    const wallets = async () =>
      (await call(broker.url, '/funds/wallets', {}, { token, account: customer.account })) as {
        currency: string
        balance: string
      }[]
    const euros = async () => Number((await wallets()).find(({ currency }) => currency === 'EUR')!.balance)
    const before = await euros()
    await page.addInitScript(
      ({ session, account }) => {
        localStorage.setItem('language', 'us')
        localStorage.setItem('tokend', session)
        localStorage.setItem('account', account)
      },
      { session: token, account: customer.account },
    )
    await page.goto(`${broker.url}/#/mine/stored`)
    await expect(page.getByText(words.funds.payInto)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: words.funds.reported }).click()
    await page.getByLabel(words.funds.amount).fill('250,00')
    await page.getByRole('button', { name: new RegExp(words.funds.transferDate) }).click()
    const calendar = page.getByRole('dialog')
    await calendar.getByRole('gridcell').getByRole('button', { disabled: false }).last().click()
    await calendar.getByRole('button', { name: words.confirm }).click()

    await page.route('**/upload/image', (route) => route.abort('connectionreset'), { times: 1 })
    await addPhoto(page, words.funds.addProof, '#667788')
    await page.getByRole('button', { name: new RegExp(words.retry) }).click()
    await expect(page.getByRole('button', { name: new RegExp(words.retry) })).toBeHidden()
    await expect(page.getByRole('progressbar')).toBeHidden()
    await page.getByRole('button', { name: words.funds.review }).click()
    await page.getByRole('dialog').getByRole('button', { name: words.funds.depositSend }).click()
    await expect(page.getByText(words.funds.depositDone)).toBeVisible()
    expect(await euros()).toBe(before)
    await steer.post('/deposits/approve', { account: customer.account })
    expect(await euros()).toBe(before + 250)

    await page.goto(`${broker.url}/#/mine/fundingRecords`)
    await expect(page.getByText('+250,00').first()).toBeVisible()
    await expectAccessible(page)
    expect(await steer.get('/audit')).toEqual({ problems: [] })
  })
})
