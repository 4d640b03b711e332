import { randomUUID } from 'node:crypto'
import { call } from '../../demoCustomer.ts'
import { expect, expectAccessible, test } from '../support/fixtures.ts'
import { moves, watchMoves } from '../support/moves.ts'
import { wordsOf } from '../support/words.ts'

test('returns in the portfolio say how the assets did, and why (ar)', async ({
  open,
  broker,
  customer,
  page: own,
  steer,
}) => {
  const language = 'ar'
  await steer.post('/market/open', { calendar: 'IT' })
  const headers = { token: customer.token, account: customer.account }
  const bought = { action: 'open', direction: 'long', ordertype: 'market', code: 'VALDZ', quantity: '20' }
  await call(broker.url, '/trade/order', { ...bought, clientorderid: randomUUID() }, headers)
  const { returns: words } = await wordsOf(language, 'returns')
  await watchMoves(own)
  const page = await open('/position/index?tab=assets', { language })
  const section = page.locator('section').filter({ has: page.getByRole('heading', { name: words.title, exact: true }) })
  await expect(section).toBeVisible()
  for (const label of [words.gain, words.timeWeighted, words.moneyWeighted, words.largestFall, words.paidIn])
    await expect(section.locator('dt').filter({ hasText: label }).first()).toBeVisible()
  await expect(page.getByRole('list', { name: words.contributions }).getByRole('listitem')).toContainText(['VALDZ'])
  await expect(page.getByRole('heading', { name: words.incomeAndCosts })).toBeVisible()
  expect(await moves(page)).toEqual([])

  // Money that came in is neither profit nor loss: it has their colours nowhere.
  const paid = page.locator('section').filter({ has: page.getByRole('heading', { name: words.inAndOut }) })
  await expect(paid.locator('dd').first()).toContainText('+')
  await expect(paid.locator('.text-up, .text-down')).toHaveCount(0)

  await section.getByRole('button', { name: words.asTable }).click()
  const table = section.getByRole('table')
  await expect(table.getByRole('row').last()).toContainText('0,00')
  await expect(table.getByRole('row').filter({ hasText: '+' })).not.toHaveCount(0)
  await expect(section.locator('.mark-in')).not.toHaveCount(0)

  await section.getByRole('radio', { name: words.periods.all, exact: true }).click()
  await section.getByRole('radio', { name: 'KLCI', exact: true }).click()
  await expect(section.locator('dt').filter({ hasText: 'KLCI' })).toBeVisible()
  await expectAccessible(page)
})
