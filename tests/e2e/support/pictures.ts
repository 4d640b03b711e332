import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** A photo in one colour, large enough for a document. */
export const photo = (colour: string): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()

/** Chooses a photo, or one in a colour, with the button `add`. */
export const addPhoto = async (page: Page, add: string, picture: string | Buffer): Promise<void> => {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: add, exact: true }).click(),
  ])
  const buffer = typeof picture === 'string' ? await photo(picture) : picture
  await chooser.setFiles({ name: `${add}.jpg`, mimeType: 'image/jpeg', buffer })
}

/** A photo straight from a camera: more pixels and more bytes than an upload needs. */
export const cameraPhoto = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 3600,
      height: 2700,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg({ quality: 92 })
    .toBuffer()
