import { describe, expect, it } from 'vitest'
import { PROTECTION_STEPS } from './protectionStates.ts'
import { isChangeable, isWaitingOrder, ORDER_STEPS } from './states.ts'

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

  it.each<[string, string, string | undefined]>([
    ['fill in part', 'partlyfilled', 'partlyfilled'],
    ['fill the rest', 'filled', 'filled'],
    ['cancel', 'cancelled', 'cancelled'],
    // It is rejected only while nothing of it is filled.
    ['reject', 'rejected', undefined],
    ['close of the market', 'expired', 'expired'],
  ])('after “%s” are %s and, once it is filled in part, %s', (event, untouched, begun) => {
    expect([ORDER_STEPS.pending[event], ORDER_STEPS.partlyfilled[event]]).toEqual([untouched, begun])
    for (const final of ['filled', 'cancelled', 'rejected', 'expired'] as const)
      expect(ORDER_STEPS[final][event]).toBeUndefined()
  })
})

it.each<[string, ReadonlyArray<string | undefined>]>([
  ['first fill of the order that opens', ['active', undefined, undefined, undefined]],
  ['order that opens ends unfilled', ['ended', undefined, undefined, undefined]],
  ['last price reaches a side', [undefined, 'triggered', undefined, undefined]],
  ['position is closed', [undefined, 'ended', 'ended', undefined]],
  ['customer cancels its order', [undefined, undefined, 'ended', undefined]],
])('after “%s” a protection that waits, is active, triggered or ended is %j', (event, expected) => {
  const states = ['waiting', 'active', 'triggered', 'ended'] as const
  expect(states.map((state) => PROTECTION_STEPS[state][event])).toEqual(expected)
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
