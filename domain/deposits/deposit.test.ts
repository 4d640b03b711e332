import { expect, it } from 'vitest'
import { addDays } from '../calendar/day.ts'
import { decimal } from '../money/decimal.ts'
import { depositProblems, type DepositRequest } from './deposit.ts'
import { DEPOSIT_STEPS } from './states.ts'

const today = { year: 2026, month: 3, day: 2 }
const good: DepositRequest = {
  amount: decimal('250.00'),
  currency: 'EUR',
  limits: { min: decimal('50'), max: decimal('100000') },
  transferDate: today,
  proof: 'upload-1',
}
const codes = (change: Partial<DepositRequest>) =>
  depositProblems({ ...good, ...change }, today).map(({ code }) => code)

it('takes a good one', () => expect(codes({})).toEqual([]))

it('needs amount, date and screenshot', () =>
  expect(depositProblems({ ...good, amount: null, transferDate: null, proof: null }, today)).toEqual([
    { field: 'amount', code: 'amount-required' },
    { field: 'transferDate', code: 'date-required' },
    { field: 'proof', code: 'proof-required' },
  ]))

it('keeps to the limits of the channel', () => {
  expect(codes({ amount: decimal('49.99') })).toEqual(['below-minimum'])
  expect(codes({ amount: decimal('50') })).toEqual([])
  expect(codes({ amount: decimal('100000') })).toEqual([])
  expect(codes({ amount: decimal('100000.01') })).toEqual(['above-maximum'])
  expect(codes({ amount: decimal('60.5'), currency: 'JPY' })).toEqual(['too-many-decimals'])
})

it.each(['0.00', '-50'])('takes %s for no amount at all', (amount) =>
  expect(codes({ amount: decimal(amount) })).toEqual(['amount-required']),
)

it('takes transfers of the last thirty days', () => {
  expect(codes({ transferDate: addDays(today, 1) })).toEqual(['date-in-future'])
  expect(codes({ transferDate: addDays(today, -30) })).toEqual([])
  expect(codes({ transferDate: addDays(today, -31) })).toEqual(['date-too-old'])
})

it.each([
  ['under-review', 'a reviewer approves it', 'approved'],
  ['under-review', 'a reviewer rejects it', 'rejected'],
  ['approved', 'a reviewer approves it', undefined],
  ['approved', 'a reviewer rejects it', undefined],
  ['rejected', 'a reviewer approves it', undefined],
  ['rejected', 'a reviewer rejects it', undefined],
] as const)('that is %s, when %s: %s', (state, event, next) => expect(DEPOSIT_STEPS[state][event]).toBe(next))
