import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/** The first colours of the app's icon and of its page. */
const BRAND = '#3346c8'
const PAGE = '#f3f4f6'

const LINE =
  '<path d="M7 21l6-6 4 4 8-9" fill="none" stroke="#fff" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/>'
const svg = (inner) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${inner}</svg>`)
const tile = (radius) => `<rect width="32" height="32" rx="${radius}" fill="${BRAND}"/>${LINE}`

const square = (picture, size) =>
  sharp(picture, { density: 72 * Math.ceil(size / 24) })
    .resize(size, size)
    .png()
    .toBuffer()

/** A picture of the app's mark in the middle of a plain screen, a quarter as wide as its shorter side. */
const splash = async (width, height) => {
  const mark = await square(svg(tile(8)), Math.round(Math.min(width, height) / 4))
  return sharp({ create: { width, height, channels: 3, background: PAGE } })
    .composite([{ input: mark }])
    .png()
    .toBuffer()
}

const drawn = (name, { width, height }) => {
  if (name.startsWith('splash')) return splash(width, height)
  // Android cuts its own shape out of the two layers; iOS rounds the corners itself.
  if (name.endsWith('_foreground.png'))
    return square(svg(`<g transform="translate(8 8) scale(0.5)">${LINE}</g>`), width)
  if (name.endsWith('_round.png')) return square(svg(tile(16)), width)
  return square(svg(tile(name.startsWith('AppIcon') ? 0 : 8)), width)
}

/** Draws every icon and start picture of a project again, in its size, with the app's mark. Returns how many there were. */
export const drawPictures = async (folder) => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(^|[\\/])(splash|ic_launcher|AppIcon)[^\\/]*\.png$/.test(file),
  )
  for (const file of files) {
    const place = join(folder, file)
    const picture = await drawn(file.split(/[\\/]/).at(-1), await sharp(place).metadata())
    await sharp(picture).toFile(place)
  }
  return files.length
}
