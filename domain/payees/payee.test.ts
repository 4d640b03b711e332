import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  accountNumberKind,
  accountNumberProblem,
  cardScheme,
  swiftProblem,
  tidyAccountNumber,
  tidySwift,
} from './account.ts'
import { type BankPayee, maskPayee, payeeKey, payeeProblems, type WalletPayee } from './payee.ts'

const IBAN = 'ES91 2100 0418 4502 0005 1332'
const CARD = '4111 1111 1111 1111'

it.each([
  [IBAN, undefined],
  ['es9121000418450200051332', undefined],
  ['DE89-3704-0044-0532-0130-00', undefined],
  ['IT60X0542811101000000123456', undefined],
  [CARD, undefined],
  ['5555-5555-5555-4444', undefined],
  ['', 'number-required'],
  ['   ', 'number-required'],
  ['ES9221000418450200051332', 'iban-checksum'],
  ['ES912100041845020005133', 'iban-length'],
  ['XX9121000418450200051332', 'iban-country'],
  ['ESAA21000418450200051332', 'iban-malformed'],
  // A digit where Italy has a letter, and the check digits of a Spanish account that is another one's.
  ['IT2500542811101000000123456', 'iban-malformed'],
  ['ES6421000418450200051333', 'iban-checksum'],
  ['4111111111111112', 'card-checksum'],
  ['411111', 'card-malformed'],
  ['0000000000000000', 'card-malformed'],
  ['6212345678901232', undefined],
  ['6212345678901233', 'card-checksum'],
  ['٤١١١ ١١١١ ١١١١ ١١١١', undefined],
  [`\u2068\u200e${IBAN}\u2069`, undefined],
])('number %j: %s', (number, code) => expect(accountNumberProblem(number)).toBe(code))

it('notices every single wrong digit', () => {
  const numbers = fc.constantFrom(tidyAccountNumber(IBAN), tidyAccountNumber(CARD))
  fc.assert(
    fc.property(numbers, fc.nat(23), fc.constantFrom(...'0123456789'.split('')), (number, n, put) => {
      const at = 2 + (n % (number.length - 2))
      fc.pre(number[at] !== put)
      expect(accountNumberProblem(number.slice(0, at) + put + number.slice(at + 1))).not.toBeUndefined()
    }),
  )
})

it('reads what begins with a letter as an IBAN', () => {
  const kinds = ['ES91', ' es91', '4111', '4111 x', '4x11', ''].map(accountNumberKind)
  expect(kinds).toEqual(['iban', 'iban', 'card', 'card', 'card', 'card'])
})

it('knows schemes', () => {
  expect(cardScheme('0000000000000000')).toBeUndefined()
  expect(cardScheme(CARD)).toBe('Visa')
  expect(cardScheme(IBAN)).toBeUndefined()
})

it.each([
  ['MBBEMYKL', undefined],
  ['mbbe my kl xxx', undefined],
  ['CAIXESBBXXX', undefined],
  ['MBBEMYK', 'swift-malformed'],
  ['MBBE99KL', 'swift-malformed'],
  ['MBBEMYKLXX', 'swift-malformed'],
])('swift %j: %s', (swift, code) => expect(swiftProblem(swift)).toBe(code))

it('spells a Swift code one way', () => expect(tidySwift(' mbbe my kl ')).toBe('MBBEMYKL'))

const bank: BankPayee = {
  method: 'bank',
  holder: 'Siti Nurhaliza',
  number: IBAN,
  bank: 'CaixaBank',
  swift: 'CAIXESBBXXX',
  bankAddress: '',
  payeeAddress: '',
}
const wallet: WalletPayee = { method: 'wallet', network: 'TRC20', address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' }

describe('binding', () => {
  it('takes good ones', () => {
    expect(payeeProblems(bank, 'SITI  Nurhaliza', [])).toEqual([])
    expect(payeeProblems({ ...bank, number: CARD, swift: '' }, null, [])).toEqual([])
    expect(payeeProblems(wallet, 'Siti Nurhaliza', [])).toEqual([])
  })

  it('names every problem of an empty form', () => {
    const empty = { ...bank, holder: '', number: '', bank: ' ', swift: 'x', bankAddress: 'a'.repeat(161) }
    expect(payeeProblems(empty, null, [])).toEqual([
      { field: 'holder', code: 'holder-required' },
      { field: 'number', code: 'number-required' },
      { field: 'bank', code: 'bank-required' },
      { field: 'swift', code: 'swift-malformed' },
      { field: 'bankAddress', code: 'too-long' },
    ])
  })

  it('takes addresses of 160 characters and bank names of 80, and none longer', () => {
    const of = (bankName: number, address: number) => {
      const text = 'a'.repeat(address)
      return payeeProblems({ ...bank, bank: 'b'.repeat(bankName), bankAddress: text, payeeAddress: text }, null, [])
    }
    expect(of(80, 160)).toEqual([])
    expect(of(81, 161)).toEqual([
      { field: 'bank', code: 'too-long' },
      { field: 'bankAddress', code: 'too-long' },
      { field: 'payeeAddress', code: 'too-long' },
    ])
  })

  it('takes spaces alone for nothing typed', () => {
    expect(payeeProblems({ ...bank, holder: '  ' }, null, [])).toEqual([{ field: 'holder', code: 'holder-required' }])
    expect(payeeProblems({ ...bank, number: CARD, swift: '  ' }, null, [])).toEqual([])
  })

  it('tells payees apart by their account, or their network and address', () => {
    expect(payeeKey(bank)).toBe('ES9121000418450200051332')
    expect(payeeKey(wallet)).toBe('TRC20:TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')
  })

  it('asks for a Swift code with an IBAN, not with a card', () =>
    expect(payeeProblems({ ...bank, swift: '' }, null, [])).toEqual([{ field: 'swift', code: 'swift-required' }]))

  it("pays only to the customer's own name", () =>
    expect(payeeProblems({ ...bank, holder: 'Someone Else' }, 'Siti Nurhaliza', [])).toEqual([
      { field: 'holder', code: 'holder-differs' },
    ]))

  it('refuses what is bound already, however it is spelt', () => {
    const bound = [payeeKey(bank), payeeKey(wallet)]
    expect(payeeProblems({ ...bank, number: 'es91-2100-0418-4502-0005-1332' }, null, bound)).toEqual([
      { field: 'number', code: 'already-bound' },
    ])
    expect(payeeProblems(wallet, null, bound)).toEqual([{ field: 'address', code: 'already-bound' }])
  })
})

it('shows only the ends', () => {
  expect(maskPayee(bank)).toBe('ES91 **** 1332')
  expect(maskPayee({ ...bank, number: CARD })).toBe('**** **** **** 1111')
  expect(maskPayee(wallet)).toBe('TRC20 TR7N…Lj6t')
})

it('takes a holder of 120 letters, as a verified name may have, and no longer one', () => {
  const holder = (length: number) => 'a'.repeat(length)
  const problems = (name: string) =>
    payeeProblems(
      {
        method: 'bank',
        holder: name,
        number: IBAN,
        bank: 'B',
        swift: 'CAIXESBBXXX',
        bankAddress: '',
        payeeAddress: '',
      },
      name,
      [],
    )
  expect(problems(holder(120))).toEqual([])
  expect(problems(holder(121))).toEqual([{ field: 'holder', code: 'name-too-long' }])
})
