import { describe, expect, it } from 'vitest'
import { afterOrderEvent, isChangeable, isWaitingOrder } from './states.ts'

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

describe('an order that can be changed', () => {
  const own = { clientOrderId: 'a', state: 'pending', timeInForce: 'gtc' } as const

  it('waits, and is the customer’s', () => {
    expect([isChangeable(own), isChangeable({ ...own, state: 'partlyfilled' })]).toEqual([true, true])
    expect(isChangeable({ ...own, clientOrderId: null })).toBe(false)
    expect(isChangeable({ ...own, state: 'filled' })).toBe(false)
  })

  it('is not one that is filled at once or ends', () => {
    expect([isChangeable({ ...own, timeInForce: 'ioc' }), isChangeable({ ...own, timeInForce: 'fok' })]).toEqual([
      false,
      false,
    ])
  })
})
