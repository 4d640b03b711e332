import { describe, expect, it } from 'vitest'
import { fundPasswordProblem, fundPasswordProblems } from './fundPassword.ts'
import { afterIdentityEvent, canSubmitIdentity } from './states.ts'
import { identityProblems, tidyIdNumber, tidyName } from './validation.ts'

const good = { name: 'Siti Nurhaliza', idNumber: '900101-14-5678', front: 'a', back: 'b' }

describe('states', () => {
  it.each([
    ['not-submitted', 'submit', 'under-review'],
    ['not-submitted', 'approve', undefined],
    ['under-review', 'approve', 'verified'],
    ['under-review', 'reject', 'rejected'],
    ['under-review', 'submit', undefined],
    ['rejected', 'submit', 'under-review'],
    ['rejected', 'approve', undefined],
    ['verified', 'submit', undefined],
    ['verified', 'reject', undefined],
  ] as const)('%s, %s: %s', (state, event, next) => expect(afterIdentityEvent(state, event)).toBe(next))

  it('opens the form before and after a rejection', () => {
    expect((['not-submitted', 'under-review', 'rejected', 'verified'] as const).filter(canSubmitIdentity)).toEqual([
      'not-submitted',
      'rejected',
    ])
  })
})

describe('form', () => {
  it.each([
    'Siti Nurhaliza',
    '王小明',
    "Seán O'Brien",
    'José-María Núñez',
    'محمد علي',
    '김철수',
    'Tun Dr. M.',
    '阿依古丽·买买提',
  ])('takes the name %s', (name) => expect(identityProblems({ ...good, name })).toEqual([]))

  it.each(['A', '123', 'Ann1', 'Ann <b>', '-Ann', 'a'.repeat(61), 'Ann@home'])('refuses the name %j', (name) =>
    expect(identityProblems({ ...good, name })).toEqual([{ field: 'name', code: 'name-malformed' }]),
  )

  it.each(['A123456789', '110101199003074512', '12345', 'x1234567l'])('takes the number %s', (idNumber) =>
    expect(identityProblems({ ...good, idNumber })).toEqual([]),
  )

  it.each(['1234', 'A'.repeat(25), '1234_5678', '-12345'])('refuses the number %j', (idNumber) =>
    expect(identityProblems({ ...good, idNumber })).toEqual([{ field: 'idNumber', code: 'id-number-malformed' }]),
  )

  it('needs every field, and two different images', () => {
    expect(identityProblems({ name: ' ', idNumber: '', front: null, back: null })).toEqual([
      { field: 'name', code: 'name-required' },
      { field: 'idNumber', code: 'id-number-required' },
      { field: 'front', code: 'image-required' },
      { field: 'back', code: 'image-required' },
    ])
    expect(identityProblems({ ...good, back: 'a' })).toEqual([{ field: 'back', code: 'images-same' }])
  })

  it('spells one way', () => {
    expect(tidyName('  Siti   Nurhaliza ')).toBe('Siti Nurhaliza')
    expect(tidyIdNumber(' a12 345 ')).toBe('A12345')
  })
})

describe('fund password', () => {
  it.each([
    ['482915', undefined],
    ['', 'password-required'],
    ['48291', 'not-six-digits'],
    ['4829155', 'not-six-digits'],
    ['48291a', 'not-six-digits'],
    ['111111', 'too-easy'],
    ['121212', 'too-easy'],
    ['123456', 'too-easy'],
    ['567890', 'too-easy'],
    ['987654', 'too-easy'],
    ['112233', undefined],
  ])('%j: %s', (password, code) => expect(fundPasswordProblem(password)).toBe(code))

  it('needs no old one the first time', () => {
    expect(fundPasswordProblems({ old: null, next: '482915', confirmation: '482915' })).toEqual([])
    expect(fundPasswordProblems({ old: '', next: '482915', confirmation: '482916' })).toEqual([
      { field: 'old', code: 'old-required' },
      { field: 'confirmation', code: 'passwords-differ' },
    ])
    expect(fundPasswordProblems({ old: '482915', next: '482915', confirmation: '' })).toEqual([
      { field: 'next', code: 'password-unchanged' },
      { field: 'confirmation', code: 'confirm-required' },
    ])
  })
})
