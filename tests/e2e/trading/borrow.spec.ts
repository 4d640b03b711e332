import { randomUUID } from 'node:crypto'
import { call } from '../../demoCustomer.ts'
import { expect, expectAccessible, expectNoOverflow, test } from '../support/fixtures.ts'
import { PASSWORD, putInPlace } from '../money/inPlace.ts'
import { nextMonday } from '../money/workTime.ts'
import { wordsOf } from '../support/words.ts'

interface Holding {
  readonly lendable: string
  readonly offer: { readonly state: string }
}

test.use({ practiceMoney: { MYR: '400000.00', EUR: '500.00' } })

test.afterEach(({ steer }) => steer.post('/lending/channel', { state: 'open' }))

test('shares are lent, cannot be sold meanwhile, and are recalled', async ({
  open,
  broker,
  session,
  steer,
  goOnFrom,
}) => {
  const { lending, server } = await wordsOf('us', 'lending', 'server')
  const { now } = await steer.get('/clock')
  await goOnFrom(nextMonday(now, 10 * 60))
  const mine = () => ({ token: session.now().token, account: session.now().account })
  const { list: asked } = (await call(broker.url, '/lending/offers', { limit: '100' }, mine())) as {
    list: ReadonlyArray<{ code: string; market: string; state: string }>
  }
  const code = asked.find(({ market, state }) => market === 'MY' && state === 'open')?.code ?? ''
  const order = { code, direction: 'long', action: 'open', ordertype: 'market', quantity: '1000' }
  await call(broker.url, '/trade/order', { ...order, clientorderid: randomUUID() }, mine())
  await steer.post('/clock', { advanceMilliseconds: 16 * 60_000 })
  const { list: held } = (await call(broker.url, '/lending/holdings', {}, mine())) as { list: ReadonlyArray<Holding> }
  expect(held[0]).toMatchObject({ lendable: '1000', offer: { state: 'open' } })

  const page = await open('/home/borrow', { language: 'us' })
  const shares = page.getByRole('list', { name: lending.myShares }).getByRole('listitem')
  await shares.first().getByRole('button').click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText(lending.totalFee)).toBeVisible()
  await expectAccessible(page)
  // The demand is gone when the tap arrives: the field shows this, and has the focus.
  await steer.post('/lending/channel', { state: 'full' })
  const lendNow = sheet.getByRole('button', { name: lending.lendNow })
  await lendNow.click()
  await expect(sheet.getByText(server['borrow-unavailable'])).toBeVisible()
  await expect(sheet.getByLabel(lending.quantity, { exact: true })).toBeFocused()
  await steer.post('/lending/channel', { state: 'open' })
  await lendNow.click()
  await expect(sheet.getByText(lending.lent, { exact: true })).toBeVisible()
  await sheet.getByRole('button', { name: lending.close, exact: true }).last().click()

  await page.getByRole('tab', { name: lending.myLoans }).click()
  const loan = page.getByRole('list', { name: lending.myLoans }).getByRole('listitem')
  await expect(loan).toContainText(lending.loanStates.lending)
  await loan.getByRole('button').click()
  await sheet.getByRole('button', { name: lending.recall }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: lending.recall }).click()
  await expect(loan).toContainText(lending.loanStates['being-returned'])
  await expectNoOverflow(page)
})

test('a credit loan shows its cost before the tap, is paid out and repaid (ar)', async ({
  open,
  broker,
  customer,
  steer,
}) => {
  await putInPlace(broker.url, steer, customer)
  const language = 'ar'
  const { lending, transfers, server } = await wordsOf(language, 'lending', 'transfers', 'server')
  const page = await open('/home/borrow', { language })
  await page.getByRole('tab', { name: lending.credit }).click()
  await page.getByLabel(lending.borrowAmount).fill('1000')
  const fundPassword = page.getByLabel(transfers.fundPassword, { exact: true })
  await fundPassword.fill('918273')
  // 0.03 % a day for seven days.
  await expect(page.getByText('1.002,10')).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  const review = page.getByRole('button', { name: lending.review })
  const sheet = page.getByRole('dialog')
  const borrowNow = sheet.getByRole('button', { name: lending.borrowNow })
  await review.click()
  await borrowNow.click()
  // The sheet leads back to the field that the broker refused.
  await expect(sheet).toBeHidden()
  await expect(page.getByText(server['wrong-fund-password']).first()).toBeVisible()
  await expect(fundPassword).toBeFocused()
  await fundPassword.fill(PASSWORD)
  await review.click()
  await borrowNow.click()
  await expect(sheet.getByText(lending.borrowDone, { exact: true })).toBeVisible()
  await sheet.getByRole('button', { name: lending.close, exact: true }).last().click()
  const loan = page.getByRole('list', { name: lending.myCredit }).getByRole('listitem')
  await expect(loan).toContainText(lending.creditStates.running)
  await loan.getByRole('button').click()
  await expect(sheet.getByText(lending.outstanding)).toBeVisible()
  await sheet.getByRole('button', { name: lending.repay, exact: true }).click()
  await sheet.getByRole('button', { name: lending.repayNow }).click()
  await expect(sheet.getByText(lending.repayOver)).toBeVisible()
  await sheet.getByRole('button', { name: lending.close, exact: true }).last().click()
  await expect(loan).toContainText(lending.creditStates.repaid)
})
