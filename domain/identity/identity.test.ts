import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fundPasswordProblem, fundPasswordProblems, typedFundPasswordProblem, typedPin } from './fundPassword.ts'
import { IDENTITY_STEPS, canSubmitIdentity } from './states.ts'
import { comparedName, identityProblems, lengthOfName, tidyIdNumber, tidyName } from './validation.ts'

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
  ] as const)('%s, %s: %s', (state, event, next) => expect(IDENTITY_STEPS[state][event]).toBe(next))

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
    '阿依古丽・买买提',
    'Ravi A/L Subramaniam',
    'Devi A/P Muthu @ Devi',
    'Tan Ah Kow @ David Tan',
    'Chan, Tai Man',
    'D‘Angelo Rossi',
    'Nicolòʼ De Santis',
    'Ｗａｎｇ　Ｘｉａｏ',
    'نیلوفر می\u200cخواهد',
    'Jean‑Luc',
    'A'.repeat(120),
  ])('takes the name %s', (name) => expect(identityProblems({ ...good, name })).toEqual([]))

  it.each(['A', '123', 'Ann1', 'Ann <b>', '-Ann', 'Ann_B', '@Ann', 'Ann; drop'])('refuses the name %j', (name) =>
    expect(identityProblems({ ...good, name })).toEqual([{ field: 'name', code: 'name-malformed' }]),
  )

  it('refuses a name of more than 120 characters as too long', () => {
    expect(identityProblems({ ...good, name: 'a'.repeat(121) })).toEqual([{ field: 'name', code: 'name-too-long' }])
    expect(lengthOfName(` ${'𠮷'.repeat(121)} `)).toBe(121)
  })

  it.each([
    ["Seán O'Brien", 'Seán O’Brien', 'SEÁN OʼBRIEN'],
    ['阿依古丽·买买提', '阿依古丽・买买提', '阿依古丽•买买提'],
    ['Jean-Luc', 'Jean‑Luc', 'JEAN－LUC'],
    ['Wang Xiao', 'Ｗａｎｇ　Ｘｉａｏ', ' wang  xiao '],
    ['می‌خواهد', 'میخواهد', 'می\u200cخواهد'],
  ])('compares %s and its other spellings as one name', (...spellings) => {
    expect(new Set(spellings.map(comparedName)).size).toBe(1)
  })

  it.each([
    ['Si\u200bti\u2060', 'Siti'],
    ['a\u2033b', "a''b"],
    ['a\ufe31b', 'a-b'],
    ['阿・b', '阿·b'],
  ])('spells the name %j as %j', (name, spelt) => expect(tidyName(name)).toBe(spelt))

  it('compares names in small letters without joiners', () => {
    expect(comparedName(' SITI  Nur\u200chaliza')).toBe('siti nurhaliza')
  })

  it.each(['\u2033', '\u2057', '\ufe31'])('keeps the one spelling of %s as it is', (sign) => {
    expect(tidyName(tidyName(`a${sign}b`))).toBe(tidyName(`a${sign}b`))
  })

  it('keeps one spelling of every name as it is (property)', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(tidyName(tidyName(name))).toBe(tidyName(name))
        expect(comparedName(tidyName(name))).toBe(comparedName(name))
      }),
    )
  })

  it.each([
    ['A123456(7)', 'A1234567'],
    ['A123456（7）', 'A1234567'],
    ['900101-14-5678', '900101145678'],
    ['900101145678', '900101145678'],
    ['12.345.678-Z', '12345678Z'],
    ['ＡＢ１２３４５', 'AB12345'],
    ['ca 00000 aa/1', 'CA00000AA1'],
  ])('takes the number %s and keeps it as %s', (idNumber, kept) => {
    expect(identityProblems({ ...good, idNumber })).toEqual([])
    expect(tidyIdNumber(idNumber)).toBe(kept)
  })

  it.each(['A123456789', '110101199003074512', '12345', 'x1234567l'])('takes the number %s', (idNumber) =>
    expect(identityProblems({ ...good, idNumber })).toEqual([]),
  )

  it.each([
    '1234',
    'A'.repeat(25),
    '1234_5678',
    '-12345',
    '\u201012345',
    '12345-',
    '12345(',
    '(((((',
    '12345<',
    '.....',
  ])('refuses the number %j', (idNumber) =>
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
    ['a48291', 'not-six-digits'],
    ['111111', 'too-easy'],
    ['121212', 'too-easy'],
    ['123456', 'too-easy'],
    ['567890', 'too-easy'],
    ['987654', 'too-easy'],
    ['112233', undefined],
  ])('%j: %s', (password, code) => expect(fundPasswordProblem(password)).toBe(code))

  it.each([
    ['111111', undefined],
    ['', 'fund-password-required'],
    ['48291', 'not-six-digits'],
    ['48291a', 'not-six-digits'],
  ])('typed to confirm something, %j: %s', (typed, code) => expect(typedFundPasswordProblem(typed)).toBe(code))

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

it.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  [' 123\u00a0456\n', '123456'],
  ['123-456', '123456'],
  ['١٢٣ ٤٥٦', '123456'],
  ['1234567', '123456'],
  // Not made a shorter one: its error says what a PIN is.
  ['12a4', '12a4'],
])('%j is the PIN %j', (typed, pin) => expect(typedPin(typed)).toBe(pin))
