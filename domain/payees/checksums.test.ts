import { sha256 } from '@noble/hashes/sha2.js'
import { bech32, bech32m, createBase58check } from '@scure/base'
import { describe, expect, it } from 'vitest'
import { base58Version } from './base58.ts'
import { isSegwitAddress } from './segwit.ts'

/** An address of a version and so many bytes, in the form of checksum that the version asks for. */
const segwit = (version: number, bytes: number, form = version === 0 ? bech32 : bech32m) =>
  form.encode('bc', [version, ...bech32.toWords(new Uint8Array(bytes).fill(7))])

describe('segwit addresses', () => {
  it.each([
    [0, 20, true],
    [0, 32, true],
    [0, 19, false],
    [0, 21, false],
    [0, 40, false],
    [1, 1, false],
    [1, 2, true],
    [1, 32, true],
    [1, 40, true],
    [1, 41, false],
    [16, 32, true],
    [17, 32, false],
  ])('of version %i with %i bytes: %s', (version, bytes, taken) =>
    expect(isSegwitAddress(segwit(version, bytes), 'bc')).toBe(taken),
  )

  it('have the first form of checksum in version 0 and the second in every later one', () => {
    expect(isSegwitAddress(segwit(0, 20, bech32m), 'bc')).toBe(false)
    expect(isSegwitAddress(segwit(1, 32, bech32), 'bc')).toBe(false)
  })

  it('need a version, whole bytes and the prefix', () => {
    expect(isSegwitAddress(bech32.encode('bc', []), 'bc')).toBe(false)
    expect(isSegwitAddress(bech32m.encode('bc', []), 'bc')).toBe(false)
    expect(isSegwitAddress(bech32m.encode('bc', [1, 1]), 'bc')).toBe(false)
    expect(isSegwitAddress(segwit(0, 20), 'tb')).toBe(false)
  })
})

describe('base58 addresses', () => {
  it.each([
    [20, undefined],
    [21, 5],
    [22, undefined],
  ])('of %i bytes with a right checksum: version %s', (length, version) => {
    const bytes = new Uint8Array(length).fill(9)
    bytes[0] = 5
    expect(base58Version(createBase58check(sha256).encode(bytes))).toBe(version)
  })
})
