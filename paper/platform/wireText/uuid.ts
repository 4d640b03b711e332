import { randomBytes, randomInt } from 'node:crypto'

const COUNTERS = 2 ** 12

/** The last key made by this process: the time of its request, and its millisecond and counter. */
let last = { asked: -1, milliseconds: -1, counter: 0 }

const nextAfter = (asked: number): typeof last => {
  if (asked !== last.asked) return { asked, milliseconds: asked, counter: randomInt(COUNTERS / 2) }
  const { counter, milliseconds } = last
  // More keys in one millisecond than the counter can number: borrow from the next one.
  return counter + 1 < COUNTERS
    ? { asked, milliseconds, counter: counter + 1 }
    : { asked, milliseconds: milliseconds + 1, counter: 0 }
}

/**
 * A new UUIDv7 key: 48 bits of time in milliseconds, a counter of 12 bits, 62 random bits. Keys made later sort later,
 * also within a millisecond of one process: rows written together keep their order, and inserts stay at the right edge
 * of an index. Source: RFC 9562, sections 5.7 and 6.2, method 1.
 */
export const uuidv7 = (now: Date): string => {
  last = nextAfter(now.getTime())
  const bytes = randomBytes(16)
  bytes.writeUIntBE(last.milliseconds, 0, 6)
  bytes.writeUInt16BE(0x7000 | last.counter, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** The least UUIDv7 key of a millisecond: rows of a time are found by their keys. */
export const leastUuidv7 = (at: Date): string => {
  const hex = at.getTime().toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}
