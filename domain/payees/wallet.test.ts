import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NETWORKS, walletKey, walletProblem } from './wallet.ts'

const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const ETHER = '0xdAC17F958D2ee523a2206206994597C13D831ec7'
const LEGACY = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'
const SCRIPT = '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'
const SEGWIT = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const TAPROOT = 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'

describe('addresses', () => {
  it.each([
    [TRON, 'TRC20'],
    [` ${TRON} `, 'TRC20'],
    [ETHER, 'ERC20'],
    [ETHER.toLowerCase(), 'ERC20'],
    [`0x${ETHER.slice(2).toUpperCase()}`, 'ERC20'],
    // From the standard itself.
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'ERC20'],
    ['0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb', 'ERC20'],
    [LEGACY, 'BTC'],
    [SCRIPT, 'BTC'],
    [SEGWIT, 'BTC'],
    [SEGWIT.toUpperCase(), 'BTC'],
    [TAPROOT, 'BTC'],
  ] as const)('%s is on %s', (address, network) => expect(walletProblem(address, network)).toBeUndefined())

  it.each([
    ['', 'TRC20', 'address-required'],
    [ETHER, 'TRC20', 'address-of-other-network'],
    [TRON, 'BTC', 'address-of-other-network'],
    [LEGACY, 'ERC20', 'address-of-other-network'],
    [TRON.toLowerCase(), 'TRC20', 'address-malformed'],
    [`${TRON}1`, 'TRC20', 'address-malformed'],
    [`1${LEGACY}`, 'BTC', 'address-malformed'],
    ['0xdAC17F958D2ee523a2206206994597C13D831ec', 'ERC20', 'address-malformed'],
    [`0x${'0'.repeat(40)}`, 'ERC20', 'address-malformed'],
    [`${ETHER.toLowerCase()}1`, 'ERC20', 'address-malformed'],
    [`0${ETHER.toLowerCase()}`, 'ERC20', 'address-malformed'],
    [`0x${'0'.repeat(39)}1`, 'TRC20', 'address-of-other-network'],
    [`${ETHER}0`, 'ERC20', 'address-malformed'],
    [`0${ETHER}`, 'ERC20', 'address-malformed'],
    [ETHER.replace('dA', 'Da'), 'ERC20', 'address-malformed'],
    // Mixed case, a version 0 with the later checksum form, a test network, and a wrong program length.
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kV8F3T4', 'BTC', 'address-malformed'],
    ['bc1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd', 'BTC', 'address-malformed'],
    ['tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'BTC', 'address-malformed'],
    ['bc1rw5uspcuf', 'BTC', 'address-malformed'],
    ['z'.repeat(10_000), 'BTC', 'address-malformed'],
  ] as const)('%s on %s: %s', (address, network, code) => expect(walletProblem(address, network)).toBe(code))

  it('notices any one wrong character where there is a checksum', () => {
    const checked = fc.constantFrom([TRON, 'TRC20'] as const, [LEGACY, 'BTC'] as const, [TAPROOT, 'BTC'] as const)
    fc.assert(
      fc.property(
        checked,
        fc.nat(61),
        fc.constantFrom(...'23456789acdefghjkmnpqrstuvwxyz'.split('')),
        ([address, network], n, put) => {
          const at = n % address.length
          fc.pre(address[at] !== put)
          expect(walletProblem(address.slice(0, at) + put + address.slice(at + 1), network)).not.toBeUndefined()
        },
      ),
    )
  })

  it('never throws, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 100 }), fc.constantFrom(...NETWORKS), (text, network) => {
        expect(walletProblem(text, network)).toMatch(/^address-/)
      }),
    )
  })
})

it('tells duplicates by the address, not by its spelling', () => {
  expect(walletKey(ETHER, 'ERC20')).toBe(walletKey(ETHER.toLowerCase(), 'ERC20'))
  expect(walletKey(SEGWIT.toUpperCase(), 'BTC')).toBe(SEGWIT)
  expect(walletKey('1Abc1Yz', 'BTC')).toBe('1Abc1Yz')
  expect(walletKey(LEGACY, 'BTC')).not.toBe(walletKey(LEGACY.toLowerCase(), 'BTC'))
})
