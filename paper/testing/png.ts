const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n
  for (let bit = 0; bit < 8; bit++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
  return c >>> 0
})
/** Checksum of a chunk's type and data. Source: PNG specification, annex D. */
const crc32 = (bytes: Buffer): number =>
  (bytes.reduce((c, byte) => (CRC_TABLE[(c ^ byte) & 0xff] ?? 0) ^ (c >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0

/** A PNG chunk. */
export const chunk = (type: string, data: Buffer): Buffer => {
  const bytes = Buffer.alloc(12 + data.length)
  bytes.writeUInt32BE(data.length, 0)
  bytes.write(type, 4, 'latin1')
  data.copy(bytes, 8)
  bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), bytes.length - 4)
  return bytes
}

/** A PNG that names a size and has no picture. */
export const headerOf = (width: number, height: number): Buffer => {
  const data = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0])
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', data), chunk('IEND', Buffer.alloc(0))])
}
