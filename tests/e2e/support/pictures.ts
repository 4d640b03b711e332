import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { type FileChooser, type Page, test } from '@playwright/test'
import sharp from 'sharp'

/** A photo in one colour, large enough for a document. */
export const photo = (colour: string): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()

/** Gives a large picture by a file: sending its bytes to the browser takes seconds. */
const setLarge = async (chooser: FileChooser, name: string, picture: Buffer): Promise<void> => {
  const path = test.info().outputPath(name)
  await writeFile(path, picture)
  await chooser.setFiles(path)
}

/** Chooses a photo, or one in a colour, with the button `add`. */
export const addPhoto = async (page: Page, add: string, picture: string | Buffer): Promise<void> => {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: add, exact: true }).click(),
  ])
  const name = `${add}.jpg`
  if (typeof picture !== 'string') await setLarge(chooser, name, picture)
  else await chooser.setFiles({ name, mimeType: 'image/jpeg', buffer: await photo(picture) })
}

const CAMERA = { width: 3_600, height: 2_700, channels: 3 } as const

/** A photo straight from a camera: more pixels and more bytes than an upload needs. */
export const cameraPhoto = (): Promise<Buffer> =>
  sharp(randomBytes(CAMERA.width * CAMERA.height * CAMERA.channels), { raw: CAMERA })
    .jpeg({ quality: 92 })
    .toBuffer()
