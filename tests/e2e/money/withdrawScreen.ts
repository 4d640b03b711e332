import type { Screen } from './screens.ts'

/** /mine/withdraw. */
export const withdrawScreen = ({ page, words: { transfers } }: Screen) => {
  const sheet = page.getByRole('dialog')
  const amount = page.getByLabel(transfers.amount)
  const review = async (money: string, password: string) => {
    // The field shows separators while it has no focus: it gets the focus first, as by a tap.
    await amount.click()
    await amount.fill(money)
    await page.getByLabel(transfers.fundPassword, { exact: true }).fill(password)
    await page.getByRole('button', { name: transfers.review }).click()
  }
  const send = () => sheet.getByRole('button', { name: transfers.withdrawSend }).click()
  return {
    page,
    sheet,
    review,
    send,
    choose: async (currency: string) => {
      await page.getByRole('button', { name: new RegExp(`^${transfers.currency}`) }).click()
      await sheet.getByRole('option', { name: currency }).click()
    },
    request: async (money: string, password: string) => {
      await review(money, password)
      await send()
    },
    leave: () => sheet.getByRole('button', { name: transfers.done }).click(),
    showHistory: () => page.getByRole('tab', { name: transfers.history }).click(),
    rows: page.getByRole('tabpanel').getByRole('listitem'),
    cancelNewest: async () => {
      await page.getByRole('tabpanel').getByRole('listitem').first().click()
      await sheet.getByRole('button', { name: transfers.cancel }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: transfers.cancel }).click()
    },
  }
}
