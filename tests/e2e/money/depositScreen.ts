import { addPhoto } from '../pictures.ts'
import type { Screen } from './screens.ts'

/** /mine/deposit. */
export const depositScreen = ({ page, words }: Screen) => {
  const { funds } = words
  const sheet = page.getByRole('dialog')
  const again = page.getByRole('button', { name: new RegExp(`^${words.retry}`) })
  return {
    sheet,
    /** What a picture that did not get through can be sent again with. */
    again,
    fillIn: async (amount: string) => {
      await page.getByLabel(funds.amount).fill(amount)
      await page.getByRole('button', { name: new RegExp(funds.transferDate) }).click()
      await sheet.getByRole('gridcell').getByRole('button', { disabled: false }).last().click()
      await sheet.getByRole('button', { name: words.confirm }).click()
    },
    addProof: (picture: Buffer) => addPhoto(page, funds.addProof, picture),
    review: () => page.getByRole('button', { name: funds.review }).click(),
    send: () => sheet.getByRole('button', { name: funds.depositSend }).click(),
    leave: () => sheet.getByRole('button', { name: funds.done }).click(),
  }
}
