import { randomUUID } from 'node:crypto'
import { call } from '../../demoCustomer.ts'
import { expect, expectAccessible, test } from '../support/fixtures.ts'
import { BANK, PASSWORD, putInPlace } from './inPlace.ts'
import { moneyWords } from './screens.ts'
import { nextMonday } from './workTime.ts'

test('a bound payee is shown masked, and is unbound only when no withdrawal to it is under review', async ({
  open,
  broker,
  goOnFrom,
  session,
  steer,
}) => {
  const { payees } = await moneyWords('us')
  const { now } = await steer.get('/clock')
  await goOnFrom(nextMonday(now, 10 * 60))
  const customer = session.now()
  await putInPlace(broker.url, steer, customer)
  const headers = { token: customer.token, account: customer.account }
  const [card] = (await call(broker.url, '/bank/list', {}, headers)) as [{ id: string }]
  const amount = { currency: 'EUR', money: '500.00', cardid: card.id, fundpassword: PASSWORD }
  const { id } = (await call(broker.url, '/funds/withdraw', { ...amount, requestid: randomUUID() }, headers)) as {
    id: string
  }

  const page = await open('/mine/bank', { language: 'us' })
  const row = page.getByRole('list', { name: payees.title }).getByRole('listitem')
  await expect(row).toContainText('ES91 **** 1332')
  await expect(row).toContainText(payees.inUse)
  await row.getByRole('button').click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText(payees.unbindBlocked)).toBeVisible()
  await expect(page.locator('body')).not.toContainText(BANK.number)
  await expectAccessible(page)

  await call(broker.url, '/funds/withdrawcancel', { id, requestid: randomUUID() }, headers)
  await page.reload()
  await row.getByRole('button').click()
  await sheet.getByRole('button', { name: payees.unbind }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: payees.unbind }).click()
  await expect(page.getByText(payees.empty, { exact: true })).toBeVisible()
  expect(await call(broker.url, '/bank/list', {}, headers)).toEqual([])
})
