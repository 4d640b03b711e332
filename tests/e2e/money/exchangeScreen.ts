import type { Screen } from './screens.ts'

/** /mine/exchangeRate. */
export const exchangeScreen = ({ page, words: { exchange } }: Screen) => {
  const sheet = page.getByRole('dialog')
  return {
    page,
    sheet,
    pay: page.getByLabel(exchange.pay, { exact: true }),
    receive: page.getByLabel(exchange.receive, { exact: true }),
    buy: async (currency: string) => {
      await page.getByRole('button', { name: new RegExp(`^${exchange.to}`) }).click()
      await sheet.getByRole('option', { name: currency }).click()
    },
    goOn: () => page.getByRole('button', { name: exchange.continue }).click(),
    send: () => sheet.getByRole('button', { name: exchange.send }).click(),
    leave: () => sheet.getByRole('button', { name: exchange.close, exact: true }).last().click(),
  }
}
