import { keccak_256 } from '@noble/hashes/sha3.js'
import { hex } from '@scure/base'

/** From this hex digit of the hash on, the letter at its place is a capital. */
const CAPITAL_FROM = '8'

/** Digits of the address that nobody has. */
const EMPTY = '0'.repeat(40)

/** The forty digits of an address in the mixed case that is their checksum (EIP-55). */
const inMixedCase = (digits: string): string => {
  const small = digits.toLowerCase()
  const hash = hex.encode(keccak_256(new TextEncoder().encode(small)))
  return small
    .split('')
    .map((digit, at) => (hash.charAt(at) >= CAPITAL_FROM ? digit.toUpperCase() : digit))
    .join('')
}

/**
 * Whether a text is an Ethereum address but for the empty one. In one case only it has no checksum to be checked.
 * Source: RULES.md, banking.
 */
export const isEtherAddress = (address: string): boolean => {
  const digits = address.slice(2)
  if (!/^0x[0-9a-f]{40}$/i.test(address) || digits === EMPTY) return false
  const isPlain = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  return isPlain || digits === inMixedCase(digits)
}
