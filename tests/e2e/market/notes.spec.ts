import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoOverflow, test } from '../support/fixtures.ts'
import { wordsOf } from '../support/words.ts'

test('a note on an instrument stays on the device, is restored, and is not lost between two tabs (ar)', async ({
  broker,
  context,
  open,
}) => {
  const language = 'ar'
  const { lists, quotes } = await wordsOf(language, 'lists', 'quotes')
  const page = await open('/quotes/info?code=96115', { language })
  const sheet = page.getByRole('dialog')
  const row = (text: string) => page.getByRole('button', { name: text })
  await row(lists.noNote).click()
  await sheet.getByRole('textbox', { name: lists.note }).fill('Below 8\nThe book is thin')
  await expectAccessible(page)
  // Closed without its button, it is stored too.
  await page.keyboard.press('Escape')
  await expect(row('Below 8')).toBeVisible()
  await page.reload()
  await expect(row('Below 8')).toBeVisible()
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoOverflow(page)
  await page.setViewportSize({ width: 390, height: 844 })

  await page.goto(`${broker.url}/#/quotes/info?code=96010`)
  await expect(row(lists.noNote)).toBeVisible()
  await page.goBack()
  await row('Below 8').click()
  await sheet.getByRole('button', { name: lists.removeNote, exact: true }).click()
  await expect(row(lists.noNote)).toBeVisible()
  await page.getByRole('button', { name: quotes.undo, exact: true }).click()
  await expect(row('Below 8')).toBeVisible()

  // Two tabs change the note of another instrument at the same time: it can be had back as the other tab wrote it.
  const there = await context.newPage()
  for (const one of [page, there]) await one.goto(`${broker.url}/#/quotes/info?code=96010`)
  const sheetOf = async (tab: Page) => {
    await tab.getByRole('button', { name: lists.noNote }).click()
    return tab.getByRole('dialog')
  }
  const [own, other] = [await sheetOf(page), await sheetOf(there)]
  await own.getByRole('textbox', { name: lists.note }).fill('Above 9')
  await other.getByRole('textbox', { name: lists.note }).fill('Below 8')
  await other.getByRole('button', { name: lists.save, exact: true }).click()
  await expect(there.getByRole('button', { name: 'Below 8' })).toBeVisible()
  await own.getByRole('button', { name: lists.save, exact: true }).click()
  await expect(page.getByRole('button', { name: 'Above 9' })).toBeVisible()
  await expect(page.getByText(lists.noteLost.replaced)).toBeVisible()
  await page.getByRole('button', { name: quotes.undo, exact: true }).click()
  await expect(page.getByRole('button', { name: 'Below 8' })).toBeVisible()
})
