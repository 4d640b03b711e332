import { deflateSync } from 'node:zlib'

/** A file as it is sent in an upload. */
interface Picture {
  readonly name: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** A picture of one pixel, for calls that take a file. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const SIGNATURE = PIXEL.subarray(0, 8)
const END = PIXEL.subarray(-12)

/** The checksum of a chunk. Source: PNG specification, third edition, annex D. */
const checksumOf = (bytes: Buffer): number => {
  let sum = 0xff_ff_ff_ff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xed_b8_83_20 : sum >>> 1
  }
  return ~sum >>> 0
}

const chunk = (type: string, data: Buffer): Buffer => {
  const [length, sum, named] = [Buffer.alloc(4), Buffer.alloc(4), Buffer.concat([Buffer.from(type, 'latin1'), data])]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(checksumOf(named))
  return Buffer.concat([length, named, sum])
}

/** A picture of one row in grey, with what stands for its pixels. */
const rowOf = (width: number, pixels: Buffer): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(1, 4)
  header.writeUInt8(8, 8)
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', pixels), END])
}

/** One more than the contract allows on an edge. */
const TOO_WIDE = 12_001

/** Files that break one rule of uploads each, by the name that a form has in the place of the file. */
const WRONG: Readonly<Record<string, () => { readonly name: string; readonly bytes: Buffer }>> = {
  text: () => ({ name: 'pixel.png', bytes: Buffer.from('Only text, whatever its name says.') }),
  renamed: () => ({ name: 'pixel.html', bytes: PIXEL }),
  wide: () => ({ name: 'pixel.png', bytes: rowOf(TOO_WIDE, deflateSync(Buffer.alloc(TOO_WIDE + 1))) }),
  trailed: () => ({ name: 'pixel.png', bytes: Buffer.concat([PIXEL, Buffer.from('<script></script>')]) }),
  broken: () => ({ name: 'pixel.png', bytes: rowOf(1, Buffer.from('no pixels')) }),
}

/**
 * The file for what a form has in its place: one pixel, or one of the wrong ones.
 *
 * @param length of a pixel that is followed by zeros up to it
 */
export const pictureFor = (text: string, length?: number): Picture => {
  const { name, bytes } = WRONG[text]?.() ?? { name: 'pixel.png', bytes: PIXEL }
  const file = new Uint8Array(length ?? bytes.length)
  file.set(bytes.subarray(0, file.length))
  return { name, bytes: file }
}
