import type { ImageType } from '../contract/enumerations.ts'

export type { ImageType } from '../contract/enumerations.ts'

/** Limits of an uploaded picture. Source: RULES.md, uploads. */
export const IMAGE_MAX_BYTES = 10 * 1024 * 1024
export const IMAGE_MAX_EDGE = 12_000
/** What a photo may have before the device has made it small enough to travel. */
export const PHOTO_MAX_BYTES = 30 * 1024 * 1024
export const IMAGE_MAX_PIXELS = 50_000_000
/** A picture that comes in several passes is in memory as a whole while it is decoded: a JPEG with up to six bytes a pixel. */
export const MULTI_PASS_MAX_PIXELS = 6_000_000

interface Signature {
  readonly type: ImageType
  /** What the file must hold, by offset in bytes. */
  readonly marks: ReadonlyArray<{ readonly at: number; readonly bytes: ReadonlyArray<number> }>
}

/** How each accepted type begins. Everything else is refused, whatever it calls itself. */
export const IMAGE_SIGNATURES: ReadonlyArray<Signature> = [
  { type: 'image/jpeg', marks: [{ at: 0, bytes: [0xff, 0xd8, 0xff] }] },
  {
    type: 'image/png',
    marks: [{ at: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] }],
  },
  {
    type: 'image/webp',
    marks: [
      { at: 0, bytes: [0x52, 0x49, 0x46, 0x46] },
      { at: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
    ],
  },
]

/** As many bytes from the start of a file as any signature looks at. */
export const SIGNATURE_BYTES = 12

const signatureOf = (head: Uint8Array): Signature | undefined =>
  IMAGE_SIGNATURES.find(({ marks }) => marks.every(({ at, bytes }) => bytes.every((byte, i) => head[at + i] === byte)))

/** The type a file's first bytes show, `undefined` where it is not an accepted one. */
export const imageTypeOf = (head: Uint8Array): ImageType | undefined => signatureOf(head)?.type

export type ImageCode =
  | 'file-empty'
  | 'file-too-large'
  | 'type-not-accepted'
  | 'extension-differs'
  | 'picture-too-large'

export interface UploadedFile {
  readonly name: string
  readonly size: number
  /** At least the first twelve bytes. */
  readonly head: Uint8Array
}

/** How names of pictures end; what a picture is, its content says. */
const PICTURE_EXTENSIONS = new Set(['jpg', 'jpeg', 'jpe', 'jfif', 'jif', 'pjpeg', 'pjp', 'png', 'webp', 'heic', 'heif'])

const extensionOf = (name: string): string => (/\.([^./\\]+)$/.exec(name.trim())?.[1] ?? '').toLowerCase()

/**
 * What keeps a file of at most so many bytes from being taken; a name without extension is fine, one of something else is not.
 * Source: RULES.md, uploads.
 */
export const fileProblem = (
  { name, size, head }: UploadedFile,
  maxBytes: number = IMAGE_MAX_BYTES,
): ImageCode | undefined => {
  if (size === 0) return 'file-empty'
  if (size > maxBytes) return 'file-too-large'
  if (signatureOf(head) === undefined) return 'type-not-accepted'
  const extension = extensionOf(name)
  return extension === '' || PICTURE_EXTENSIONS.has(extension) ? undefined : 'extension-differs'
}

/** The brands of HEIC, the format of photos of some phones, in the fifth to twelfth byte. */
const HEIC_BRAND = /ftyp(?:hei[cmsx]|hev[cmx]|mif1|msf1)/

/**
 * Whether a file is a HEIC photo, by its first bytes, or by its declared type where these are of no accepted type: some
 * phones declare none, and then the name says it. Source: RULES.md, uploads.
 */
export const isHeic = ({
  name,
  type,
  head,
}: {
  readonly name: string
  readonly type: string
  readonly head: Uint8Array
}) =>
  signatureOf(head) === undefined &&
  (HEIC_BRAND.test(String.fromCharCode(...head.subarray(4, SIGNATURE_BYTES))) ||
    /^image\/hei[cf]\b/i.test(type) ||
    (type === '' && /^hei[cf]$/.test(extensionOf(name))))

/** What keeps a picture of this size in pixels from being decoded. Source: RULES.md, uploads. */
export const pictureProblem = (width: number, height: number, isMultiPass = false): ImageCode | undefined =>
  width > IMAGE_MAX_EDGE ||
  height > IMAGE_MAX_EDGE ||
  width * height > (isMultiPass ? MULTI_PASS_MAX_PIXELS : IMAGE_MAX_PIXELS)
    ? 'picture-too-large'
    : undefined
