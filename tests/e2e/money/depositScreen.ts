import { addPhoto } from '../support/pictures.ts'
import type { Screen } from './screens.ts'

/** /mine/deposit. */
export const depositScreen = ({ page, words }: Screen) => {
  const { transfers } = words
  const sheet = page.getByRole('dialog')
  const again = page.getByRole('button', { name: words.retry })
  return {
    sheet,
    /** The button that sends a failed picture again. */
    again,
    fillIn: async (amount: string) => {
      // The screen before has an amount too.
      await page.getByRole('button', { name: transfers.review }).waitFor()
      await page.getByLabel(transfers.amount).fill(amount)
      await page.getByRole('button', { name: new RegExp(transfers.transferDate) }).click()
      await sheet.getByRole('gridcell').getByRole('button', { disabled: false }).last().click()
      await sheet.getByRole('button', { name: words.confirm }).click()
    },
    addProof: (picture: Buffer) => addPhoto(page, transfers.addProof, picture),
    review: () => page.getByRole('button', { name: transfers.review }).click(),
    send: () => sheet.getByRole('button', { name: transfers.depositSend }).click(),
    leave: () => sheet.getByRole('button', { name: transfers.done }).click(),
  }
}
