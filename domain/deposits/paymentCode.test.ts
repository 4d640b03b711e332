import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimal } from '../money/decimal.ts'
import { merchantCode, merchantElements, type PaidAccount, paymentCode } from './paymentCode.ts'

const SPANISH: PaidAccount = {
  holder: 'Calm Broker',
  number: 'ES91 2100 0418 4502 0005 1332',
  swift: 'CAIXESBBXXX',
  reference: '001024',
  walletAddress: null,
  paymentCode: null,
}

describe('a transfer in euros', () => {
  it('has the lines of EPC069-12, with amount and reference', () => {
    expect(paymentCode(SPANISH, 'EUR', decimal('1500'))?.split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      'CAIXESBBXXX',
      'Calm Broker',
      'ES9121000418450200051332',
      'EUR1500.00',
      '',
      '',
      '001024',
    ])
  })

  it('leaves the amount to the bank’s app where none is typed', () => {
    expect(paymentCode(SPANISH, 'EUR', null)?.split('\n')[7]).toBe('')
  })

  it('has no bank code that is not one, and no line break in a name', () => {
    const told = paymentCode({ ...SPANISH, swift: 'nobody knows', holder: 'Calm\nBroker ' }, 'EUR', null)?.split('\n')
    expect([told?.[4], told?.[5], told?.length]).toEqual(['', 'Calm Broker', 11])
  })

  it.each([
    ['CAIXESBB', 'CAIXESBB'],
    ['CAIXESBBX', ''],
    ['CAIXESBBXXXX', ''],
    ['xCAIXESBB', ''],
    [null, ''],
  ])('has for the bank code %s the line %j', (swift, text) => {
    expect(paymentCode({ ...SPANISH, swift }, 'EUR', null)?.split('\n')[4]).toBe(text)
  })

  it('cuts a name after 70 signs and a reference after 140', () => {
    const account = { ...SPANISH, holder: `A  \n${'b'.repeat(69)}`, reference: 'c'.repeat(141) }
    const lines = paymentCode(account, 'EUR', null)?.split('\n')
    expect([lines?.[5], lines?.[10]]).toEqual([`A ${'b'.repeat(68)}`, 'c'.repeat(140)])
    expect(paymentCode({ ...SPANISH, reference: null }, 'EUR', null)?.split('\n')[10]).toBe('')
  })

  it('carries 999,999,999.99 at most', () => {
    expect(paymentCode(SPANISH, 'EUR', decimal('999999999.99'))?.split('\n')[7]).toBe('EUR999999999.99')
    expect(paymentCode(SPANISH, 'EUR', decimal('1000000000.00'))).toBeNull()
  })

  it.each([null, '', 'XES9121000418450200051332', 'ES9121000418450200051332!', 'ES9A21000418450200051332'])(
    'does not exist for the number %s',
    (number) => expect(paymentCode({ ...SPANISH, number }, 'EUR', null)).toBeNull(),
  )

  it('takes an IBAN of 34 signs and no longer one', () => {
    const of = (length: number) => paymentCode({ ...SPANISH, number: 'ES91'.padEnd(length, '0') }, 'EUR', null)
    expect([15, 34].map((length) => of(length)?.split('\n')[6]?.length)).toEqual([15, 34])
    expect([14, 35].map(of)).toEqual([null, null])
  })

  it.each([
    ['an account without an IBAN', { ...SPANISH, number: '000000000003' }, 'EUR', '1'],
    ['an account without a holder', { ...SPANISH, holder: null }, 'EUR', '1'],
    ['more than the scheme carries', SPANISH, 'EUR', '1000000000'],
    ['another currency', SPANISH, 'USD', '1'],
  ] as const)('does not exist for %s', (_, account, currency, amount) => {
    expect(paymentCode(account, currency, decimal(amount))).toBeNull()
  })
})

it('of a wallet is its address', () => {
  const wallet = { ...SPANISH, holder: null, number: null, walletAddress: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE' }
  expect(paymentCode(wallet, 'USDT', decimal('20'))).toBe('TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE')
})

/** The example of EMVCo's "QR Code Specification for Payment Systems: Merchant-Presented Mode" 1.1, annex A. */
const EXAMPLE =
  '00020101021229300012D156000000000510A93FO3230Q31280012D15600000001030812345678520441115802CN5914BEST TRANSPORT' +
  '6007BEIJING64200002ZH0104最佳运输0202北京540523.7253031565502016233030412340603***0708A60086670902ME' +
  '91320016A0112233449988770708123456786304A13A'

describe('a merchant code', () => {
  const code = (currency: string) =>
    merchantCode([
      ['00', '01'],
      ['01', '11'],
      ['26', '0008practice'],
      ['52', '6211'],
      ['53', currency],
      ['58', 'MY'],
      ['59', 'Calm Broker'],
      ['60', 'Kuala Lumpur'],
      ['62', '0506001024'],
    ])
  const account = (paid: string | null): PaidAccount => ({ ...SPANISH, number: '3', paymentCode: paid })

  it('is read as the specification has it', () => {
    expect(merchantElements(EXAMPLE)?.find(([tag]) => tag === '54')).toEqual(['54', '23.72'])
    expect(merchantElements(EXAMPLE)?.find(([tag]) => tag === '59')).toEqual(['59', 'BEST TRANSPORT'])
  })

  it('gets the amount, and is then for one payment', () => {
    const asked = merchantElements(paymentCode(account(code('458')), 'MYR', decimal('250')) ?? '')
    expect(asked?.filter(([tag]) => ['01', '53', '54', '62'].includes(tag))).toEqual([
      ['01', '12'],
      ['53', '458'],
      ['54', '250.00'],
      ['62', '0506001024'],
    ])
    const yen = merchantElements(paymentCode(account(code('392')), 'JPY', decimal('3000')) ?? '')
    expect(yen?.find(([tag]) => tag === '54')).toEqual(['54', '3000'])
  })

  it.each([
    ['EUR', '978'],
    ['USD', '840'],
    ['CNY', '156'],
    ['TWD', '901'],
    ['HKD', '344'],
    ['THB', '764'],
    ['VND', '704'],
    ['KRW', '410'],
  ] as const)('of %s has the number %s of ISO 4217', (currency, number) => {
    const asked = merchantElements(paymentCode(account(code(number)), currency, decimal('7')) ?? '')
    expect(asked?.find(([tag]) => tag === '53')).toEqual(['53', number])
  })

  it('has one amount: the one that is asked for', () => {
    const before = merchantCode([
      ['00', '01'],
      ['53', '458'],
      ['54', '1.00'],
    ])
    expect(merchantElements(paymentCode(account(before), 'MYR', decimal('250')) ?? '')).toEqual([
      ['00', '01'],
      ['01', '12'],
      ['53', '458'],
      ['54', '250.00'],
    ])
  })

  // Each of these has a right checksum.
  it.each([
    ['nothing', ''],
    ['an element that is longer than the rest', '0002016305BAC7'],
    ['a length that is no number', '00020163 4A995'],
    ['another last element than the checksum', '00020162049DD6'],
    ['another first element than the version', merchantCode([['01', '11']])],
  ])('is not %s', (_, text) => expect(merchantElements(text)).toBeNull())

  it('of the version alone has one element', () => {
    expect(merchantElements('0002016304AAE6')).toEqual([['00', '01']])
  })

  it('stays as it is without an amount', () => {
    expect(paymentCode(account(code('901')), 'TWD', null)).toBe(code('901'))
  })

  it.each([
    ['of another currency', code('458'), 'JPY'],
    [
      'with the number of the currency elsewhere',
      merchantCode([
        ['00', '01'],
        ['52', '392'],
        ['53', '458'],
      ]),
      'JPY',
    ],
    ['that was damaged', code('458').replace('Calm', 'Cold'), 'MYR'],
    ['that is no merchant code', 'https://pay.example/1', 'MYR'],
    ['without a number of its currency', code('458'), 'USDT'],
  ] as const)('is not shown %s', (_, paid, currency) => {
    expect(paymentCode(account(paid), currency, decimal('1'))).toBeNull()
  })

  it('loses nothing of what the broker wrote, whatever the amount', () => {
    const text = fc.string({ unit: fc.constantFrom(...Array.from('AZ09 *.最')), minLength: 1, maxLength: 25 })
    fc.assert(
      fc.property(text, fc.bigInt({ min: 1n, max: 10n ** 11n }), (name, cents) => {
        const amount = `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`
        const given = merchantCode([
          ['00', '01'],
          ['53', '458'],
          ['59', name],
        ])
        const asked = merchantElements(paymentCode(account(given), 'MYR', decimal(amount)) ?? '')
        expect(asked).toEqual([
          ['00', '01'],
          ['01', '12'],
          ['53', '458'],
          ['54', amount],
          ['59', name],
        ])
      }),
    )
  })
})
