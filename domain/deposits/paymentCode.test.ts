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

  it('stays as it is without an amount', () => {
    expect(paymentCode(account(code('901')), 'TWD', null)).toBe(code('901'))
  })

  it.each([
    ['of another currency', code('458'), 'JPY'],
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
