import { expect, it } from 'vitest'
import { loginProblems, phoneProblem } from './login.ts'

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
