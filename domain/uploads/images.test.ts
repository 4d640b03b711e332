import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  fileProblem,
  IMAGE_MAX_BYTES,
  IMAGE_SIGNATURES,
  imageTypeOf,
  isHeic,
  PHOTO_MAX_BYTES,
  pictureProblem,
  SIGNATURE_BYTES,
} from './images.ts'

const ascii = (text: string) => new Uint8Array(text.split('').map((character) => character.charCodeAt(0)))
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])
const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1])
const WEBP = ascii('RIFF\x10\x00\x00\x00WEBP')

it('knows the accepted types by their first bytes', () => {
  expect([JPEG, PNG, WEBP].map(imageTypeOf)).toEqual(['image/jpeg', 'image/png', 'image/webp'])
})

it.each([
  '<svg xmlns="x">',
  'GIF89a......',
  '%PDF-1.7....',
  'RIFF....WAVE',
  'JUNK....WEBP',
  'PK\x03\x04........',
  '\x89PN',
  '',
])('refuses %j', (start) => expect(imageTypeOf(ascii(start))).toBeUndefined())

it.each([
  ['its first bytes', { name: 'photo', type: '', head: ascii('\0\0\0\x24ftypheic') }, true],
  ['the bytes of a sequence', { name: 'a.jpg', type: 'image/jpeg', head: ascii('\0\0\0\x24ftypmsf1') }, true],
  ['its type', { name: 'photo', type: 'image/heif', head: ascii('............') }, true],
  ['its name without a type', { name: 'IMG_1.HEIC', type: '', head: ascii('............') }, true],
  ['the bytes of an HEVC picture', { name: 'photo', type: '', head: ascii('\0\0\0\x24ftyphevc') }, true],
  ['the bytes of another one', { name: 'photo', type: '', head: ascii('\0\0\0\x24ftyphevz') }, false],
  ['a type that ends like its own', { name: 'photo', type: 'x-image/heic', head: ascii('............') }, false],
  ['a longer name of a type', { name: 'photo', type: 'image/heicx', head: ascii('............') }, false],
  ['a name that ends like its own', { name: 'a.xheic', type: '', head: ascii('............') }, false],
  ['a name that begins like its own', { name: 'a.heicx', type: '', head: ascii('............') }, false],
  ['its name beside another type', { name: 'a.heic', type: 'text/html', head: ascii('<!doctype ht') }, false],
  ['its name over a JPEG', { name: 'a.heic', type: 'image/heic', head: JPEG }, false],
  ['the bytes of a film', { name: 'a.mp4', type: 'video/mp4', head: ascii('\0\0\0\x24ftypisom') }, false],
] as const)('a HEIC photo by %s', (_, file, is) => expect(isHeic(file)).toBe(is))

it('takes ten mebibytes, and thirty of a photo before it is made smaller', () => {
  expect([IMAGE_MAX_BYTES, PHOTO_MAX_BYTES]).toEqual([10_485_760, 31_457_280])
})

it('no signature reads beyond its declared length', () => {
  const ends = IMAGE_SIGNATURES.flatMap(({ marks }) => marks.map(({ at, bytes }) => at + bytes.length))
  expect(Math.max(...ends)).toBe(SIGNATURE_BYTES)
})

it('a cut-off start is never taken for a picture', () => {
  fc.assert(
    fc.property(fc.constantFrom(PNG, WEBP), fc.integer({ min: 0, max: 7 }), (head, length) => {
      expect(imageTypeOf(head.slice(0, length))).toBeUndefined()
    }),
  )
})

it.each([
  ['front.png', 1, PNG, undefined],
  ['FRONT.JPEG', IMAGE_MAX_BYTES, JPEG, undefined],
  ['front.jpg', 100, JPEG, undefined],
  ['front.webp', 100, WEBP, undefined],
  ['image', 100, WEBP, undefined],
  ['front.png', 0, PNG, 'file-empty'],
  ['front.png', IMAGE_MAX_BYTES + 1, PNG, 'file-too-large'],
  ['front.jpg', 100, PNG, undefined],
  ['front.jpg', 100, WEBP, undefined],
  ['front.jfif', 100, JPEG, undefined],
  ['front.jpe', 100, JPEG, undefined],
  ['front.jpg ', 100, JPEG, undefined],
  ['IMG_0001.HEIC', 100, JPEG, undefined],
  ['front.jpg.php', 100, JPEG, 'extension-differs'],
  ['front.html', 100, JPEG, 'extension-differs'],
  ['front.png.svg', 100, PNG, 'extension-differs'],
  ['front.svg', 100, ascii('<svg onload=alert(1)>'), 'type-not-accepted'],
] as const)('%s of %i bytes: %s', (name, size, head, code) => expect(fileProblem({ name, size, head })).toBe(code))

it.each(['jpg', 'jpeg', 'jpe', 'jfif', 'jif', 'pjpeg', 'pjp', 'png', 'webp', 'heic', 'heif'])(
  'takes a picture whose name ends in .%s',
  (extension) => expect(fileProblem({ name: `a.${extension}`, size: 100, head: JPEG })).toBeUndefined(),
)

it.each([
  [4000, 3000, undefined],
  [12_000, 4_000, undefined],
  [30_000, 30_000, 'picture-too-large'],
  [12_001, 1, 'picture-too-large'],
  [1, 12_001, 'picture-too-large'],
  [4_000, 12_000, undefined],
  [10_000, 5_000, undefined],
  [10_000, 5_001, 'picture-too-large'],
  [8_000, 8_000, 'picture-too-large'],
])('a picture of %i by %i: %s', (width, height, code) => expect(pictureProblem(width, height)).toBe(code))

it.each([
  [3_000, 2_000, undefined],
  [2_001, 3_000, 'picture-too-large'],
  [1, 12_001, 'picture-too-large'],
])('a picture of %i by %i in several passes: %s', (width, height, code) =>
  expect(pictureProblem(width, height, true)).toBe(code),
)
