import { STREAM, swing } from '../chance.ts'
import type { Character } from '../character.ts'
import { grow } from '../grow.ts'
import { snap } from '../priceGrid.ts'

/** Lengths of the waves in trading days, each three times the previous: their sum looks like a random walk. */
const WAVES = [1, 3, 9, 27, 81, 243, 729]
/** Square roots as constants: a wave three times as long is √3 times as high, as in a random walk. */
const HEIGHTS = [1, 1.732, 3, 5.196, 9, 15.588, 27]

/**
 * The distance of a trading day's close from the base, as an exponent. A sum of waves instead of a running sum: every
 * day costs the same, and the price always stays near its start.
 */
export const trendAt = ({ seed, move }: Character, ordinal: number): number => {
  let sum = 0
  for (let wave = 0; wave < WAVES.length; wave += 1) {
    const length = WAVES[wave] ?? 1
    const crest = Math.floor(ordinal / length)
    const part = (ordinal - crest * length) / length
    const here = swing(seed, STREAM.trend, crest, wave)
    const value = part === 0 ? here : here + (swing(seed, STREAM.trend, crest + 1, wave) - here) * part
    sum += value * (HEIGHTS[wave] ?? 0)
  }
  return sum * move
}

/** The price on the grid at an exponent. */
export const priceAt = (character: Character, exponent: number): number =>
  snap(character.grid, character.base * grow(exponent))
