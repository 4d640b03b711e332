import { sha256 } from './sha256.ts'

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** The bytes of a base58 text of exactly `length` bytes, `undefined` where it has others or foreign characters. */
const decode = (text: string, length: number): Uint8Array | undefined => {
  let value = 0n
  for (const character of text) {
    const digit = ALPHABET.indexOf(character)
    if (digit < 0) return undefined
    value = value * 58n + BigInt(digit)
  }
  const bytes = new Uint8Array(length)
  for (let at = length - 1; at >= 0; at -= 1) {
    bytes[at] = Number(value & 255n)
    value >>= 8n
  }
  if (value !== 0n) return undefined
  // Every leading zero byte is written as one "1": other counts are another spelling of the same number.
  const zeros = bytes.findIndex((byte) => byte !== 0)
  const ones = text.split('').findIndex((character) => character !== '1')
  return zeros === ones ? bytes : undefined
}

/** Version byte of a base58 address whose four checksum bytes are right, `undefined` otherwise. */
export const base58Version = (address: string): number | undefined => {
  const bytes = address.length > 40 ? undefined : decode(address, 25)
  if (bytes === undefined) return undefined
  const checksum = sha256(sha256(bytes.slice(0, 21)))
  return bytes.slice(21).every((byte, at) => byte === checksum[at]) ? bytes[0] : undefined
}
