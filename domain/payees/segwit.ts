import { bech32, bech32m } from '@scure/base'

/** Characters of the longest text that the checksum is good for. */
const LONGEST = 90

/** Lengths in bytes that a program of a version may have. */
const fits = (version: number, bytes: number): boolean =>
  version === 0 ? bytes === 20 || bytes === 32 : version <= 16 && bytes >= 2 && bytes <= 40

/**
 * Whether a text is a segwit address of the prefix with a right checksum: version 0 has its first form, every later one
 * its second. Mixed case is not allowed. Source: BIP 173 and BIP 350; RULES.md, banking.
 */
export const isSegwitAddress = (address: string, prefix: string): boolean => {
  const first = bech32.decodeUnsafe(address, LONGEST)
  const found = first ?? bech32m.decodeUnsafe(address, LONGEST)
  if (!found || found.prefix !== prefix) return false
  const [version = -1, ...words] = found.words
  const program = bech32.fromWordsUnsafe(words)
  return program !== undefined && (version === 0) === (first !== undefined) && fits(version, program.length)
}
