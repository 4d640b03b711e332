import { addPhoto } from '../support/pictures.ts'
import type { Screen } from './screens.ts'

/** /mine/verified. */
export const identityScreen = ({ page, words: { identity, remove } }: Screen) => ({
  /** Name, number and two pictures of different colours, in place of the present ones. */
  fillIn: async (name: string, idNumber: string, colours: readonly [string, string]) => {
    await page.getByLabel(identity.name).fill(name)
    await page.getByLabel(identity.idNumber).fill(idNumber)
    for (const taken of await page.getByRole('button', { name: new RegExp(`^${remove}`) }).all()) await taken.click()
    await addPhoto(page, identity.addFront, colours[0])
    await addPhoto(page, identity.addBack, colours[1])
  },
  submit: () => page.getByRole('button', { name: identity.submit }).click(),
})
