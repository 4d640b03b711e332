import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** A photo of a colour of its own, large enough for a document. */
export const photo = (colour: string): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()

/** Chooses a photo where the button `add` asks for one. */
export const addPhoto = async (page: Page, add: string, colour: string): Promise<void> => {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: add, exact: true }).click(),
  ])
  await chooser.setFiles({ name: `${add}.jpg`, mimeType: 'image/jpeg', buffer: await photo(colour) })
}
