import type { Screen } from './screens.ts'

/** /mine/bankAdd. */
export const payeeScreen = ({ page, words: { banking } }: Screen) => {
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true })
  const sheet = page.getByRole('dialog')
  return {
    sheet,
    fillIn: async (holder: string, bank: string, swift: string) => {
      await field(banking.holder).fill(holder)
      await field(banking.bank).fill(bank)
      await field(banking.swift).fill(swift)
    },
    review: async (number: string) => {
      await field(banking.number).fill(number)
      await page.getByRole('button', { name: banking.review }).click()
    },
    bind: () => sheet.getByRole('button', { name: banking.send }).click(),
    leave: () => sheet.getByRole('button', { name: banking.done }).click(),
  }
}
