import { sha256 } from '@noble/hashes/sha2.js'
import { createBase58check } from '@scure/base'

/** Version byte and twenty bytes of hash. */
const BYTES = 21
/** Longer texts hold more bytes; reading one takes time that grows with its square. */
const LONGEST = 40

const checked = createBase58check(sha256)

/** Version byte of a base58 address whose checksum is right, `undefined` otherwise. Source: RULES.md, banking. */
export const base58Version = (address: string): number | undefined => {
  if (address.length > LONGEST) return undefined
  let bytes: Uint8Array | undefined
  try {
    bytes = checked.decode(address)
  } catch {
    // Foreign characters, or a checksum that is another one's.
  }
  return bytes?.length === BYTES ? bytes[0] : undefined
}
