/**
 * Random values that are the same in every process: a hash instead of a generator, so the value of any instant can be
 * calculated without the previous ones. Only 32-bit integer operations: the same on every machine.
 */

/** A 32-bit seed from a text (FNV-1a, then mixed). */
export const seedOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return mixed(hash)
}

const mixed = (value: number): number => {
  let x = value
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b)
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35)
  return x ^ (x >>> 16)
}

/** Separates the draws for different purposes. */
export const STREAM = {
  character: 1,
  trend: 2,
  calm: 3,
  gap: 4,
  middle: 5,
  high: 6,
  low: 7,
  volume: 8,
  halt: 9,
  knots: 10,
  flicker: 11,
  trades: 12,
  book: 13,
  depth: 14,
  forced: 15,
  blocks: 16,
  demand: 17,
} as const

export type Stream = (typeof STREAM)[keyof typeof STREAM]

/** A draw from [0, 1), always the same for the same arguments. */
export const chance = (seed: number, stream: Stream, a: number, b = 0): number => {
  const first = mixed(seed ^ Math.imul(stream, 0x9e3779b1))
  const second = mixed(first ^ Math.imul(a | 0, 0x85ebca77))
  return (mixed(second ^ Math.imul((b | 0) + 1, 0xc2b2ae3d)) >>> 0) / 0x1_0000_0000
}

/** A draw from [-1, 1). */
export const swing = (seed: number, stream: Stream, a: number, b = 0): number => chance(seed, stream, a, b) * 2 - 1
