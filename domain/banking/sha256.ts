/** The first 32 bits of the fractional part of `root(prime)`, as the standard derives its constants. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 0x1_0000_0000) >>> 0

const primes = Array.from({ length: 312 }, (_, n) => n).filter((n) => {
  if (n < 2) return false
  for (let by = 2; by * by <= n; by += 1) if (n % by === 0) return false
  return true
})
const ROUND_KEYS = primes.slice(0, 64).map((prime) => fraction(Math.cbrt(prime)))
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

const padded = (bytes: Uint8Array): DataView => {
  const length = Math.ceil((bytes.length + 9) / 64) * 64
  const view = new DataView(new ArrayBuffer(length))
  bytes.forEach((byte, at) => view.setUint8(at, byte))
  view.setUint8(bytes.length, 0x80)
  view.setUint32(length - 4, bytes.length * 8)
  return view
}

const schedule = (view: DataView, offset: number): Array<number> => {
  const words = Array.from({ length: 16 }, (_, at) => view.getUint32(offset + at * 4))
  const word = (at: number): number => words[at] ?? 0
  for (let at = 16; at < 64; at += 1) {
    const [far, near] = [word(at - 15), word(at - 2)]
    const small = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3)
    const large = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10)
    words.push((word(at - 16) + small + word(at - 7) + large) >>> 0)
  }
  return words
}

const compress = (state: ReadonlyArray<number>, words: ReadonlyArray<number>): Array<number> => {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  words.forEach((word, at) => {
    const mixed = (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g))
    const first = (h + mixed + (ROUND_KEYS[at] ?? 0) + word) >>> 0
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) >>> 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) >>> 0, c, b, a, (first + second) >>> 0]
  })
  return [a, b, c, d, e, f, g, h].map((value, at) => (value + (state[at] ?? 0)) >>> 0)
}

/**
 * SHA-256 of a short text of bytes, for the checksum of a wallet address. The platform's own digest is asynchronous and
 * absent in plain http pages; a check while typing can be neither. Never used for secrets.
 */
export const sha256 = (bytes: Uint8Array): Uint8Array => {
  const view = padded(bytes)
  let state: ReadonlyArray<number> = START
  for (let offset = 0; offset < view.byteLength; offset += 64) state = compress(state, schedule(view, offset))
  return Uint8Array.from(state.flatMap((word) => [word >>> 24, (word >>> 16) & 255, (word >>> 8) & 255, word & 255]))
}
