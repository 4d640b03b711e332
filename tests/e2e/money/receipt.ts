import { expect, type Locator } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import type { Screen } from './screens.ts'

/** The outcome has the amounts available now, the end of the record's number, and the button that copies it. */
export const expectReceipt = async (
  { page, words: { transfers } }: Screen,
  sheet: Locator,
  available: readonly string[],
): Promise<void> => {
  const facts = (label: string) => sheet.getByText(label, { exact: true }).locator('xpath=..').getByRole('definition')
  await expect(facts(transfers.availableNow)).toContainText(available)
  await expect(facts(transfers.reference)).toContainText(/^…[0-9a-f]{8}/)
  await expect(facts(transfers.reference).getByRole('button')).toBeVisible()
  await expectAccessible(page)
}
