import fc from 'fast-check'
import { expect, it } from 'vitest'
import { maskAccount, paddedUserId } from './display.ts'
import { passwordStrength } from './strength.ts'

it.each([
  ['7', '000007'],
  ['123456', '123456'],
  ['1234567', '1234567'],
  ['', '000000'],
])('user id %j is %s', (id, shown) => expect(paddedUserId(id)).toBe(shown))

it.each([
  ['0123456789', '012*****89'],
  ['12345678', '123***78'],
  ['1234567', '*******'],
  ['', ''],
])('account %j is masked to %j', (account, shown) => expect(maskAccount(account)).toBe(shown))

it('never shows more than five characters of an account and keeps its length', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789'.split('')), maxLength: 20 }), (account) => {
      const shown = maskAccount(account)
      expect(shown).toHaveLength(account.length)
      expect(shown.replaceAll('*', '').length).toBeLessThanOrEqual(5)
    }),
  )
})

it.each([
  ['', 'none'],
  ['abc1234', 'weak'],
  ['kzbq7193', 'weak'],
  ['kzbQ7193', 'fair'],
  ['kzbqm71935', 'fair'],
  ['kzbQm7193!xP', 'strong'],
  ['abcdefgh1234567', 'weak'],
  ['aaaaaaaaA111', 'weak'],
  // Seven characters of three kinds; two kinds of letters, or of capitals and digits.
  ['Ab1xK9z', 'weak'],
  ['kzbQwtrh', 'weak'],
  ['KZBQ7193', 'weak'],
  // A run through half of it, and through less.
  ['abcdefX9', 'weak'],
  ['abcdeX9q', 'fair'],
  // Every second letter, and two letters in turn, are no run.
  ['acegikmoqs1', 'fair'],
  ['ababababab12', 'fair'],
  // Twelve characters of two kinds, and of exactly three.
  ['kzbqmwtrhd19', 'fair'],
  ['kzbQmwtrhd19', 'strong'],
])('password %j is %s', (password, strength) => expect(passwordStrength(password)).toBe(strength))
