import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoBarriers } from '../../../../testing/barriers.ts'
import { openInstrument } from '../../testing/instrumentPage.tsx'

it.each(['es', 'ar'] as const)('a note is kept on the device, removed and restored (%s)', async (language) => {
  const { reopen, words } = await openInstrument({ language })
  const { lists, quotes } = words
  const sheet = page.getByRole('dialog')
  const row = (text: string) => page.getByRole('button', { name: text })
  await row(lists.noNote()).click()
  await sheet.getByRole('textbox', { name: lists.note() }).fill('Below 8\nThe book is thin')
  await expectNoBarriers()
  // Closed without its button, it is stored too.
  await userEvent.keyboard('{Escape}')
  await expect.element(row('Below 8')).toBeVisible()
  await reopen()
  await row('Below 8').click()
  await sheet.getByRole('button', { name: lists.removeNote(), exact: true }).click()
  await expect.element(row(lists.noNote())).toBeVisible()
  await page.getByRole('button', { name: quotes.undo(), exact: true }).click()
  await expect.element(row('Below 8')).toBeVisible()
})
