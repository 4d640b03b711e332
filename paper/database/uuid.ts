import { randomBytes } from 'node:crypto'

/**
 * A new UUIDv7 key: 48 bits of time in milliseconds, then 74 random bits.
 * Keys made later sort later, so inserts stay at the right edge of an index. Source: RFC 9562, section 5.7.
 */
export const uuidv7 = (now: Date): string => {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(now.getTime(), 0, 6)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
