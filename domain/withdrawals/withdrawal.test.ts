import { readFileSync } from 'node:fs'
import { make, subtract, sum } from 'effect/BigDecimal'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compare, decimal, formatDecimal, isSame, zero } from '../money/decimal.ts'
import { CURRENCIES, fitsMinor, MINOR_UNITS } from '../money/money.ts'
import { REFERENCE_RATES } from '../exchange/referenceRates.ts'
import type { PayoutMethod } from '../transfers/fees.ts'
import { closedGate } from './gates.ts'
import { worthIn } from '../exchange/rates.ts'
import {
  withdrawalAmountProblem,
  withdrawalCost,
  WITHDRAWAL_LIMITS,
  WITHDRAWAL_MAX_MYR,
  WITHDRAWAL_MIN_MYR,
} from './withdrawal.ts'

const good = {
  amount: decimal('100.00'),
  currency: 'MYR',
  limits: WITHDRAWAL_LIMITS.MYR,
  available: decimal('600000.00'),
} as const

describe('limits', () => {
  it.each([
    ['99.99', 'below-minimum'],
    ['100', undefined],
    ['500000', undefined],
    ['500000.01', 'above-maximum'],
    ['100.001', 'too-many-decimals'],
    ['0', 'amount-required'],
    ['-100', 'amount-required'],
  ])('MYR %s: %s', (amount, code) => expect(withdrawalAmountProblem({ ...good, amount: decimal(amount) })).toBe(code))

  it('are round in every currency, and within those in ringgit at the reference rates', () => {
    for (const currency of CURRENCIES) {
      const { min, max } = WITHDRAWAL_LIMITS[currency]
      for (const limit of [min, max]) expect(formatDecimal(limit)).toMatch(/^[1-9]\d?0*$/)
      const [least, most] = [min, max].map((limit) => worthIn(REFERENCE_RATES, limit, currency, 'MYR'))
      expect(compare(least ?? zero, WITHDRAWAL_MIN_MYR)).toBeGreaterThanOrEqual(0)
      expect(compare(least ?? zero, decimal('105'))).toBeLessThanOrEqual(0)
      expect(compare(most ?? zero, WITHDRAWAL_MAX_MYR)).toBeLessThanOrEqual(0)
      expect(compare(most ?? zero, decimal('450000'))).toBeGreaterThanOrEqual(0)
    }
  })

  it('are those of the table in RULES.md', () => {
    const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8')
    const rows = [...rules.matchAll(/^ {2}\| ([A-Z]{3,4}) \| ([\d,]+) \| ([\d,]+) \|$/gm)]
    const plain = (text = '') => text.replaceAll(',', '')
    const told = Object.fromEntries(rows.map(([, currency, min, max]) => [currency, [plain(min), plain(max)]]))
    const set = Object.entries(WITHDRAWAL_LIMITS).map(([currency, { min, max }]) => [
      currency,
      [formatDecimal(min), formatDecimal(max)],
    ])
    expect(told).toEqual(Object.fromEntries(set))
  })

  it('takes all that is free and no more', () => {
    const all = { ...good, available: decimal('100000'), amount: decimal('100000') }
    expect(withdrawalAmountProblem(all)).toBeUndefined()
    const short = { ...good, available: decimal('99999'), amount: decimal('100000') }
    expect(withdrawalAmountProblem(short)).toBe('more-than-available')
    expect(withdrawalAmountProblem({ ...short, available: null })).toBeUndefined()
    expect(withdrawalAmountProblem({ ...short, amount: null })).toBe('amount-required')
  })
})

describe('fees', () => {
  it('leave a payout that adds up, and never below zero', () => {
    const methods = fc.constantFrom<PayoutMethod>('bank', 'TRC20', 'ERC20', 'BTC')
    fc.assert(
      fc.property(
        fc.constantFrom(...CURRENCIES),
        methods,
        fc.bigInt({ min: 1n, max: 10n ** 12n }),
        (currency, method, n) => {
          const amount = make(n, MINOR_UNITS[currency])
          const { fee, payout } = withdrawalCost(amount, currency, method, REFERENCE_RATES)
          expect(isSame(sum(fee, payout), amount)).toBe(true)
          expect(isSame(subtract(amount, fee), payout)).toBe(true)
          expect(compare(payout, zero)).toBeGreaterThanOrEqual(0)
          expect(compare(fee, zero)).toBe(1)
          expect(fitsMinor(fee, currency)).toBe(true)
        },
      ),
    )
  })
})

it.each([
  ['not-submitted', false, false, 'identity'],
  ['under-review', true, true, 'identity'],
  ['rejected', true, true, 'identity'],
  ['verified', false, true, 'fund-password'],
  ['verified', true, false, 'card'],
  ['verified', true, true, undefined],
] as const)('identity %s, fund password %s, card %s: next is %s', (identity, hasFundPassword, hasCard, gate) =>
  expect(closedGate({ identity, hasFundPassword, hasCard, owesCredit: false })).toBe(gate),
)

it('a customer who owes the principal of a credit loan cannot withdraw', () =>
  expect(closedGate({ identity: 'verified', hasFundPassword: true, hasCard: true, owesCredit: true })).toBe('credit'))
