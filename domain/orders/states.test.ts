import { describe, expect, it } from 'vitest'
import { afterOrderEvent, isWaitingOrder } from './states.ts'

describe('the states of an order', () => {
  it('waits until it is filled, cancelled, rejected or expired', () => {
    expect((['pending', 'partlyfilled'] as const).map(isWaitingOrder)).toEqual([true, true])
    expect((['filled', 'cancelled', 'rejected', 'expired'] as const).map(isWaitingOrder)).toEqual([
      false,
      false,
      false,
      false,
    ])
  })

  it('is rejected only while nothing of it is filled', () => {
    expect(afterOrderEvent('pending', 'reject')).toBe('rejected')
    expect(afterOrderEvent('partlyfilled', 'reject')).toBeUndefined()
    expect(afterOrderEvent('partlyfilled', 'cancel')).toBe('cancelled')
  })
})
