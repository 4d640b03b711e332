import { readFile } from 'node:fs/promises'
import { expect, expectAccessible, expectNoOverflow } from '../support/fixtures.ts'
import { wordsOf } from '../support/words.ts'
import { test } from './mondayMorning.ts'

const CODE = '96115'

test('what an order costs and its story are told: estimated, charged, in sentences, as a file (ar)', async ({
  open,
  page,
  steer,
}) => {
  const language = 'ar'
  const words = await wordsOf(language, 'orders', 'markets', 'costBar', 'story')
  await open(`/quotes/infoBuy?code=${CODE}&direction=long`, { language })
  await page.getByRole('radio', { name: words.markets.orderTypes.market }).click()
  await page.getByLabel(words.orders.quantity, { exact: true }).fill('1000')
  await page.getByRole('button', { name: words.orders.review }).last().click()
  const sheet = page.getByRole('dialog')

  // Before the tap: each part has its name and its figure, on request.
  await sheet.getByRole('button', { name: words.costBar.show }).click()
  const costs = sheet.getByRole('region', { name: words.costBar.title })
  await expect(costs.getByText(words.costBar.estimated)).toBeVisible()
  await expect(costs.getByText(words.costBar.kinds.fees, { exact: true })).toBeVisible()
  await expect(costs.getByText(words.costBar.kinds.taxes, { exact: true })).toBeVisible()
  await expect(costs.getByText(/\d %|\d\u00a0%/).first()).toBeVisible()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: words.orders.send }).click()
  await expect(sheet.getByRole('button', { name: words.orders.send })).toBeHidden()
  await steer.post('/clock', { advanceMilliseconds: 10_000 })
  await steer.post('/trading/sweep')
  await sheet.getByRole('link', { name: words.orders.toPosition }).click()

  // After it: what was charged, then the story.
  const charged = page.getByRole('region', { name: words.costBar.title })
  await expect(charged.getByText(words.costBar.charged)).toBeVisible()
  await page.getByRole('button', { name: words.story.ofPosition }).click()
  const story = page.getByRole('listitem').filter({ hasText: words.story.held.split('{')[0]! })
  await expect(story).toBeVisible()
  await expect(page.getByText(/1\.000.*MYR/).first()).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: words.story.save }).click()
  const file = await saving
  const text = await readFile(await file.path(), 'utf8')
  expect(file.suggestedFilename()).toMatch(/^96115-.*\.txt$/)
  expect(text).toMatch(/\d\d:\d\d [^:]*\+8/)
  expect(text.trim().split('\n').length).toBeGreaterThan(4)
})
