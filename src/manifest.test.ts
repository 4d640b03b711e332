import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import es from '../ui/i18n/es/index.ts'
import esMessages from '../ui/i18n/es/messages/index.ts'
import { localeRow } from '../ui/i18n/locales.ts'
import { ROUTE_TABLE } from './routeTable.ts'

const file = (name: string): string => fileURLToPath(new URL(`./public/${name}`, import.meta.url))

interface Manifest {
  readonly lang: string
  readonly icons: ReadonlyArray<{
    readonly src: string
    readonly type: string
    readonly sizes: string
    readonly purpose?: string
  }>
  readonly shortcuts: ReadonlyArray<{ readonly name: string; readonly url: string }>
}

const manifest = JSON.parse(readFileSync(file('manifest.webmanifest'), 'utf8')) as Manifest

it('names icons with their true size and type', async () => {
  for (const { sizes, src, type } of manifest.icons.filter((icon) => icon.sizes !== 'any')) {
    const { format, height, width } = await sharp(file(src)).metadata()
    expect([src, `${width}x${height}`, `image/${format}`]).toEqual([src, sizes, type])
  }
  expect(readFileSync(file('icon.svg'), 'utf8')).toContain('<svg')
})

it('has a maskable icon without a transparent corner', async () => {
  const maskable = manifest.icons.find(({ purpose }) => purpose === 'maskable')
  const { isOpaque } = await sharp(file(maskable?.src ?? '')).stats()
  expect(isOpaque).toBe(true)
})

it('has shortcuts to screens, in the words of the language that a new visitor sees', () => {
  expect(manifest.lang).toBe(localeRow(null).code)
  const paths = manifest.shortcuts.map(({ url }) => url.replace('./#', ''))
  expect(paths.filter((path) => !(path in ROUTE_TABLE))).toEqual([])
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual([es.menuQuotes, es.menuPosition, esMessages.title])
})

it('is named by the page', () => {
  const page = readFileSync(fileURLToPath(new URL('./index.html', import.meta.url)), 'utf8')
  expect(page).toContain('<link rel="manifest" href="./manifest.webmanifest" />')
})
