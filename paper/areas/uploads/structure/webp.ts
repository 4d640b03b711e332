import type { Structure } from './structure.ts'

interface Size {
  readonly width: number
  readonly height: number
}

const extendedSize = (bytes: Buffer, data: number): Size => ({
  width: bytes.readUIntLE(data + 4, 3) + 1,
  height: bytes.readUIntLE(data + 7, 3) + 1,
})

const lossySize = (bytes: Buffer, data: number): Size => ({
  width: bytes.readUInt16LE(data + 6) & 0x3fff,
  height: bytes.readUInt16LE(data + 8) & 0x3fff,
})

const losslessSize = (bytes: Buffer, data: number): Size => {
  const bits = bytes.readUInt32LE(data + 1)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

const SIZES: Readonly<Record<string, (bytes: Buffer, data: number) => Size>> = {
  VP8X: extendedSize,
  'VP8 ': lossySize,
  VP8L: losslessSize,
}

/** Chunks of the RIFF file; where two sizes are given, the larger one counts. Source: WebP container specification. */
export const webpStructure = (bytes: Buffer): Structure | undefined => {
  const riffEnd = 8 + bytes.readUInt32LE(4)
  const end = riffEnd <= bytes.length ? riffEnd : undefined
  let [width, height, isAnimated] = [0, 0, false]
  for (let at = 12; at + 18 <= Math.min(riffEnd, bytes.length);) {
    const type = bytes.toString('latin1', at, at + 4)
    const size = SIZES[type]?.(bytes, at + 8)
    width = Math.max(width, size?.width ?? 0)
    height = Math.max(height, size?.height ?? 0)
    if (type === 'ANIM' || type === 'ANMF') isAnimated = true
    const length = bytes.readUInt32LE(at + 4)
    at += 8 + length + (length % 2)
  }
  return width > 0 && height > 0 ? { width, height, end, isAnimated, isMultiPass: false } : undefined
}
