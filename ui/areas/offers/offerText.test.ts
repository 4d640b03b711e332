import { expect, it } from 'vitest'
import { decimal } from '../../../domain/money/decimal.ts'
import type { Band } from '../../../domain/offers/bids.ts'
import { isByLottery, stateText } from './offerText.ts'
import { NEW_SHARE } from './testing/newShare.ts'

const offer = (subscribed: string, stage: 'open' | 'upcoming' | 'drawing' = 'open', band?: Band) =>
  isByLottery({
    offered: decimal('1000'),
    subscribed: decimal(subscribed),
    stage,
    terms: { ...NEW_SHARE.terms, band },
  })

it('a lottery decides where more is asked for than is offered, while the offer is open', () => {
  expect([offer('999'), offer('1000'), offer('1001')]).toEqual([false, false, true])
  expect([offer('5000', 'upcoming'), offer('5000', 'drawing')]).toEqual([false, false])
})

it('no lottery decides where the price is found by bids', () => {
  const price = decimal('1.25')
  expect(offer('5000', 'open', { low: price, high: price, step: price })).toBe(false)
  const words = { bidWaiting: () => 'bids', states: { waiting: () => 'lottery', won: () => 'won' } } as never
  expect(stateText(words, { bid: 'cut-off', state: 'waiting' })).toBe('bids')
  expect(stateText(words, { bid: 'price', state: 'won' })).toBe('won')
  expect(stateText(words, { bid: null, state: 'waiting' })).toBe('lottery')
})
