import { readFile } from 'node:fs/promises'
import { plain, type Screen } from './screens.ts'

/** /mine/fundingRecords. */
export const recordsScreen = ({ page, words: { records } }: Screen) => {
  const sheet = page.getByRole('dialog')
  const rows = page.getByRole('list', { name: records.fundingTitle }).getByRole('listitem')
  return {
    sheet,
    rows,
    /** Each row: kind, amount, time, and the balance after it. */
    read: async (): Promise<ReadonlyArray<ReadonlyArray<string>>> =>
      (await rows.allInnerTexts()).map((text) => plain(text).split('\n').filter(Boolean)),
    narrow: async (kind: string) => {
      await page.getByRole('button', { name: new RegExp(`^${records.kind}`) }).click()
      await sheet.getByRole('option', { name: kind, exact: true }).click()
    },
    /** Downloads the table and returns its name and its exact bytes as text. */
    download: async () => {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: records.download }).click(),
      ])
      return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
    },
  }
}
