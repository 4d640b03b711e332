import type { MarketCode } from '../../../domain/markets/marketCode.ts'

/** The hue of each market's tint, in degrees of oklch; neighbours in a list of markets are far apart. */
export const MARKET_HUE: Readonly<Record<MarketCode, number>> = {
  MY: 260,
  TW: 155,
  CN: 30,
  US: 290,
  JP: 0,
  IT: 130,
  ES: 75,
  FUND: 200,
  FUT: 55,
  CRYPTO: 320,
  FX: 230,
  INDEX: 275,
}

const LATIN = /^[\p{Script=Latin}\p{N}]/u
const WORD = /[\p{L}\p{N}]+/gu

/**
 * One or two signs for a name: the initials of its first two words, the first two letters of a single one, and the first
 * character of a name in another script, which says as much as a word.
 */
export const monogramOf = (name: string): string => {
  const [first = '', second] = name.match(WORD) ?? []
  if (!LATIN.test(first)) return /^./u.exec(first)?.[0] ?? ''
  const signs = second === undefined || !LATIN.test(second) ? first.slice(0, 2) : first.slice(0, 1) + second.slice(0, 1)
  return signs.toUpperCase()
}
