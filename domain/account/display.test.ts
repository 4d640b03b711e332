import fc from 'fast-check'
import { expect, it } from 'vitest'
import { maskAccount, paddedUserId } from './display.ts'
import { passwordStrength } from './strength.ts'
import { ACCOUNT_TABS, balanceField, recordType, withdrawalType } from './tabs.ts'

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
])('password %j is %s', (password, strength) => expect(passwordStrength(password)).toBe(strength))

it('maps tabs to what the calls are asked for', () => {
  expect(ACCOUNT_TABS.map(recordType)).toEqual(['EUR', 'usd', 'usd'])
  expect(ACCOUNT_TABS.map(withdrawalType)).toEqual(['EUR', 'USD', 'USDT'])
  expect(ACCOUNT_TABS.map(balanceField)).toEqual(['eur', 'usd', 'usdt'])
})
