import { describe, expect, it } from 'vitest'
import { decimal } from '../../money/decimal.ts'
import { HOLD_CHOICES, holdChoiceFrom, isHeld } from './hold.ts'

const order = (amount: string | null, buyingPower: string | null) => ({
  action: 'open' as const,
  amount: amount === null ? null : decimal(amount),
  buyingPower: buyingPower === null ? null : decimal(buyingPower),
})

describe('an order waits before it can be sent', () => {
  it('never where the customer has not asked for it', () => {
    expect(isHeld(holdChoiceFrom(null), order('1000.00', '1000.00'))).toBe(false)
    expect(holdChoiceFrom('sometimes')).toBe('off')
    expect(HOLD_CHOICES.map(holdChoiceFrom)).toEqual(HOLD_CHOICES)
  })

  it.each([
    ['10', '100.00', '99.99'],
    ['25', '250.00', '249.99'],
    ['50', '500.00', '499.99'],
  ] as const)('from %s per cent of the buying power, the boundary included', (choice, large, small) => {
    expect(isHeld(choice, order(large, '1000.00'))).toBe(true)
    expect(isHeld(choice, order(small, '1000.00'))).toBe(false)
  })

  it('always where the customer chose all orders', () => {
    expect(isHeld('all', order('0.01', '1000.00'))).toBe(true)
  })

  it('where its share is not known, or there is no money at all', () => {
    expect(isHeld('50', order(null, '1000.00'))).toBe(true)
    expect(isHeld('50', order('1.00', null))).toBe(true)
    expect(isHeld('50', order('1.00', '0.00'))).toBe(true)
  })

  it('never to close a position', () => {
    for (const choice of HOLD_CHOICES) expect(isHeld(choice, { ...order('1000', '1000'), action: 'close' })).toBe(false)
  })
})
