import fc from 'fast-check'
import { expect, it } from 'vitest'
import { loginProblems, phoneProblem, plainPhone } from './login.ts'

it.each([
  ['0123456789', undefined],
  ['', 'phone-required'],
  ['012345678', 'phone-not-ten-digits'],
  ['01234567890', 'phone-not-ten-digits'],
  ['+123456789', 'phone-not-ten-digits'],
  ['012345678a', 'phone-not-ten-digits'],
  ['0123456789\n', 'phone-not-ten-digits'],
  ['٠١٢٣٤٥٦٧٨٩', 'phone-not-ten-digits'],
])('phone %j: %s', (account, problem) => expect(phoneProblem(account)).toBe(problem))

it('asks a login only for what is there', () => {
  expect(loginProblems({ account: '0123456789', password: 'old' })).toEqual([])
  expect(loginProblems({ account: '1', password: '' })).toEqual([
    { field: 'account', code: 'phone-not-ten-digits' },
    { field: 'password', code: 'password-required' },
  ])
})

it.each([
  ['0123456789', '0123456789'],
  ['012-345 6789', '0123456789'],
  ['(012) 345-6789', '0123456789'],
  ['012.345.6789', '0123456789'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['\u202a０１２　３４５６７８９\u202c', '0123456789'],
  ['+1 (415) 555-0123', '4155550123'],
  ['+39 347 123 4567', '3471234567'],
  ['+886 912-345-678', '0912345678'],
  ['+60 12-345 6789', '0123456789'],
  ['0060123456789', '0123456789'],
  ['+81 90-1234-5678', '9012345678'],
  // More than one reading, or none of ten digits: what was typed stays, and the rule refuses it.
  ['+34 612 345 678', '+34612345678'],
  ['+86 138 0013 8000', '+8613800138000'],
  ['14155550123', '14155550123'],
  ['+999 1234567890', '+9991234567890'],
  ['0012345678', '0012345678'],
  ['+60 1234 5678', '+6012345678'],
  ['+60 012 345 678', '+60012345678'],
  ['+60 123 456 780', '0123456780'],
  ['1+60123456789', '1+60123456789'],
  ['+60123456789x', '+60123456789x'],
  ['+', '+'],
])('the phone %j is reduced to %s', (typed, digits) => expect(plainPhone(typed)).toBe(digits))

it.each(['20', '60', '66', '81', '82', '84', '886', '966', '971'])('+%s writes a 0 before nine digits', (code) => {
  expect(plainPhone(`+${code}123456789`)).toBe('0123456789')
  expect(plainPhone(`00${code}1234567890`)).toBe('1234567890')
})

it.each(['1', '34', '39', '44', '52', '54', '57', '86', '852'])('+%s writes no 0 before nine digits', (code) => {
  expect(plainPhone(`+${code}123456789`)).toBe(`+${code}123456789`)
  expect(plainPhone(`00${code}1234567890`)).toBe('1234567890')
})

it('separators never change a number of ten digits, and reducing twice changes nothing (property)', () => {
  const digit = fc.integer({ min: 0, max: 9 })
  const separator = fc.constantFrom('', ' ', '-', '.', '(', ')', '\u00a0')
  fc.assert(
    fc.property(fc.array(fc.tuple(digit, separator), { minLength: 10, maxLength: 10 }), (parts) => {
      expect(plainPhone(parts.map((part) => part.join('')).join(''))).toBe(parts.map(([one]) => one).join(''))
    }),
  )
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(plainPhone(plainPhone(text))).toBe(plainPhone(text))
    }),
  )
})
