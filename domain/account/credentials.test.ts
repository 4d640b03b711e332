import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  invitationProblem,
  passwordChangeProblems,
  passwordProblem,
  type Registration,
  registrationProblems,
  tidyInvitation,
} from './credentials.ts'

it.each([
  ['abcd1234', undefined],
  ['a2!@#$%^', undefined],
  ['', 'password-required'],
  ['abc1234', 'password-too-short'],
  [`a1${'x'.repeat(63)}`, 'password-too-long'],
  [`a1${'x'.repeat(62)}`, undefined],
  ['abcdefgh', 'password-needs-letter-and-digit'],
  ['12345678', 'password-needs-letter-and-digit'],
  ['abcd 1234', 'password-characters'],
  ['abcd1234é', 'password-characters'],
])('password %j: %s', (password, problem) => expect(passwordProblem(password)).toBe(problem))

it.each([
  ['AB12', undefined],
  [' ab12 ', undefined],
  ['ABCDEFGH1234', undefined],
  ['', 'invitation-required'],
  ['  ', 'invitation-required'],
  ['ABC', 'invitation-malformed'],
  ['ABCDEFGH12345', 'invitation-malformed'],
  ['AB-12', 'invitation-malformed'],
])('invitation %j: %s', (code, problem) => expect(invitationProblem(code)).toBe(problem))

const good: Registration = {
  account: '0123456789',
  password: 'abcd1234',
  confirmation: 'abcd1234',
  invitation: 'ABCD12',
  agreed: true,
}

describe('registration', () => {
  it('takes a good one', () => expect(registrationProblems(good)).toEqual([]))

  it('names every problem of an empty form, in the order of the form', () => {
    const empty = { account: '', password: '', confirmation: '', invitation: '', agreed: false }
    expect(registrationProblems(empty)).toEqual([
      { field: 'account', code: 'phone-required' },
      { field: 'password', code: 'password-required' },
      { field: 'confirmation', code: 'confirm-required' },
      { field: 'invitation', code: 'invitation-required' },
      { field: 'agreed', code: 'agreement-required' },
    ])
  })

  it('turns invalid by any one field', () => {
    const spoilt: ReadonlyArray<Partial<Registration>> = [
      { account: '12345' },
      { password: 'abcdefgh', confirmation: 'abcdefgh' },
      { confirmation: 'abcd1235' },
      { invitation: '?' },
      { agreed: false },
    ]
    for (const change of spoilt) expect(registrationProblems({ ...good, ...change })).toHaveLength(1)
  })

  it('takes every ten-digit number and no other length', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789'.split('')), minLength: 1, maxLength: 20 }),
        (account) => {
          expect(registrationProblems({ ...good, account }).length === 0).toBe(account.length === 10)
        },
      ),
    )
  })
})

it('changes a password only to another good one, typed twice', () => {
  expect(passwordChangeProblems({ old: 'old', next: 'abcd1234', confirmation: 'abcd1234' })).toEqual([])
  expect(passwordChangeProblems({ old: 'abcd1234', next: 'abcd1234', confirmation: 'x' })).toEqual([
    { field: 'next', code: 'password-unchanged' },
    { field: 'confirmation', code: 'passwords-differ' },
  ])
  expect(passwordChangeProblems({ old: '', next: 'short1', confirmation: 'short1' })).toEqual([
    { field: 'old', code: 'old-required' },
    { field: 'next', code: 'password-too-short' },
  ])
})

it('spells an invitation code one way', () => expect(tidyInvitation(' ab12cd ')).toBe('AB12CD'))
