import type { Structure } from './structure.ts'

const SIGNATURE = 8
/** Length, type and checksum of a chunk. */
const FRAME = 12

/** Chunks up to `IEND`. Source: PNG specification, third edition, section 5. */
export const pngStructure = (bytes: Buffer): Structure | undefined => {
  if (bytes.length < SIGNATURE + FRAME + 13 || bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined
  const isMultiPass = bytes[28] !== 0
  const size = { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), isMultiPass }
  let isAnimated = false
  for (let at = SIGNATURE; at + FRAME <= bytes.length;) {
    const type = bytes.toString('latin1', at + 4, at + 8)
    at += FRAME + bytes.readUInt32BE(at)
    if (type === 'acTL') isAnimated = true
    if (type === 'IEND') return { ...size, isAnimated, end: at <= bytes.length ? at : undefined }
  }
  return { ...size, isAnimated, end: undefined }
}
