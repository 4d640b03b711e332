import { PASSWORD } from './inPlace.ts'
import type { Screen } from './screens.ts'

/** /mine/bankAdd. */
export const payeeScreen = ({ page, words: { payees } }: Screen) => {
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true })
  const sheet = page.getByRole('dialog')
  return {
    sheet,
    fillIn: async (holder: string, bank: string, swift: string) => {
      await field(payees.holder).fill(holder)
      await field(payees.bank).fill(bank)
      await field(payees.swift).fill(swift)
    },
    review: async (number: string) => {
      await field(payees.number).fill(number)
      await page.getByLabel(payees.fundPassword, { exact: true }).fill(PASSWORD)
      await page.getByRole('button', { name: payees.review }).click()
    },
    bind: () => sheet.getByRole('button', { name: payees.send }).click(),
    leave: () => sheet.getByRole('button', { name: payees.done }).click(),
  }
}
