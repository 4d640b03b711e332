import { expect, expectAccessible, expectNoOverflow } from './support/fixtures.ts'
import { wordsOf } from './support/words.ts'
import { test } from './trading/mondayMorning.ts'

test('the history is filtered by days with a chip, and widened again to all days', async ({ ask, open, page }) => {
  const words = await wordsOf('us', 'positions', 'markets')
  const order = { code: '96115', direction: 'long', action: 'open', ordertype: 'market', quantity: '100' }
  await ask('/trade/order', { ...order, clientorderid: crypto.randomUUID() })
  await open('/position/index?tab=history', { language: 'us' })
  const rows = page.getByRole('list', { name: words.positions.pastKinds.orders }).getByRole('listitem')
  await expect(rows).toHaveCount(1)
  const chip = page.getByRole('group', { name: words.positions.days }).getByRole('button').first()
  const sheet = page.getByRole('dialog')
  await chip.click()
  // A day of the month before that of the order.
  await sheet.getByRole('button', { name: words.previousMonth }).click()
  const days = sheet.getByRole('gridcell').getByRole('button', { disabled: false })
  await days.first().click()
  await days.first().click()
  await sheet.getByRole('button', { name: words.confirm }).click()
  await expect(sheet).toBeHidden()
  await expect(rows).toHaveCount(0)
  await expect(page.getByText(words.positions.noOrders)).toBeVisible()
  await expect(chip).toContainText('–')
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.getByRole('button', { name: words.positions.allDays }).click()
  await expect(rows).toHaveCount(1)
})
