import { expect, expectAccessible, expectNoOverflow, test } from '../support/fixtures.ts'
import { wordsOf } from '../support/words.ts'

for (const language of ['es', 'ar'] as const)
  test(`a note on an instrument stays on the device, and can be restored (${language})`, async ({ broker, open }) => {
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

    await page.goto(`${broker.url}/#/quotes/info?code=96010`)
    await expect(row(lists.noNote)).toBeVisible()
    await page.goBack()
    await row('Below 8').click()
    await sheet.getByRole('button', { name: lists.removeNote, exact: true }).click()
    await expect(row(lists.noNote)).toBeVisible()
    await page.getByRole('button', { name: quotes.undo, exact: true }).click()
    await expect(row('Below 8')).toBeVisible()
  })
