import { randomUUID } from 'node:crypto'
import { call } from '../../demoCustomer.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { BANK, PASSWORD, putInPlace } from './inPlace.ts'
import { moneyWords } from './screens.ts'
import { nextMonday } from './workTime.ts'

test('linking a card while unverified names the right reason, and a payee is asked for only where it can be bound', async ({
  open,
  customer,
  steer,
}) => {
  const { banking, funds } = await moneyWords('us')
  const page = await open('/mine/bankAdd', { language: 'us' })
  await expect(page.getByText(funds.gates.identity, { exact: true })).toBeVisible()
  await expect(page.getByText(banking.identityHint, { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: funds.gates.toIdentity })).toHaveAttribute('href', /mine\/verified$/)
  await expect(page.getByLabel(banking.swift)).toBeHidden()
  await steer.post('/identity/grant', { account: customer.account, name: BANK.holder })
  await page.reload()
  await expect(page.getByText(funds.gates.password, { exact: true })).toBeVisible()
})

test('what is bound is shown masked, and leaves only when no withdrawal is on its way to it', async ({
  open,
  broker,
  goOnFrom,
  session,
  steer,
}) => {
  const { banking } = await moneyWords('us')
  const { now } = (await steer.get('/clock')) as { now: string }
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
  const row = page.getByRole('list', { name: banking.title }).getByRole('listitem')
  await expect(row).toContainText('ES91 **** 1332')
  await expect(row).toContainText(banking.inUse)
  await row.getByRole('button').click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText(banking.unbindBlocked)).toBeVisible()
  await expect(page.locator('body')).not.toContainText(BANK.number)
  await expectAccessible(page)

  await call(broker.url, '/funds/withdrawcancel', { id, requestid: randomUUID() }, headers)
  await page.reload()
  await row.getByRole('button').click()
  await sheet.getByRole('button', { name: banking.unbind }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: banking.unbind }).click()
  await expect(page.getByText(banking.empty, { exact: true })).toBeVisible()
  expect(await call(broker.url, '/bank/list', {}, headers)).toEqual([])
})

test('the account to pay into is copied line by line', async ({ open, context, customer }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { funds } = await moneyWords('us')
  const page = await open('/mine/stored', { language: 'us' })
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  const copy = (label: string) =>
    page.getByRole('button', { name: funds.copy.replace(/\{.*\}/, label), exact: true }).click()
  await copy(funds.payIn.number)
  await expect.poll(copied).toMatch(/^ES\d+$/)
  await copy(funds.payIn.reference)
  await expect.poll(copied).toBe(customer.id.padStart(6, '0'))
})
