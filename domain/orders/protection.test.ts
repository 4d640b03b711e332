import { subtract } from 'effect/BigDecimal'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOnTick } from '../markets/allowedPrices.ts'
import { MARKETS } from '../markets/markets.ts'
import { compare, decimal } from '../money/decimal.ts'
import type { Direction } from './order.ts'
import {
  isEmpty,
  isSameTrail,
  isWellFormed,
  protectedFrom,
  type Protection,
  protectionFindings,
  trailingStop,
  trailReference,
  triggeredSide,
} from './protection.ts'
import { GRID_PRICES, gridPrice, plain, TRADABLE } from './testing/samples.ts'

const { ticks } = MARKETS.MY
const n = decimal
const price = n('1.50')
const anyDirection = fc.constantFrom<Direction>('long', 'short')
const anyPrice = fc.integer({ min: 1, max: GRID_PRICES - 1 }).map(gridPrice)

describe('the findings about a protection', () => {
  it.each<[string, Protection, Direction, ReadonlyArray<string>]>([
    ['a stop and a take-profit on their sides', { stop: n('1.40'), takeProfit: n('1.60') }, 'long', []],
    ['the same of a short position', { stop: n('1.60'), takeProfit: n('1.40') }, 'short', []],
    ['a stop at the price', { stop: price }, 'long', ['stop stop-wrong-side']],
    ['a stop above the price', { stop: n('1.60') }, 'long', ['stop stop-wrong-side']],
    ['a take-profit at the price', { takeProfit: price }, 'short', ['takeProfit take-profit-wrong-side']],
    ['a limit at the stop', { stop: n('1.40'), stopLimit: n('1.40') }, 'long', []],
    ['a limit beyond the stop', { stop: n('1.40'), stopLimit: n('1.35') }, 'long', []],
    [
      'a limit better than the stop',
      { stop: n('1.40'), stopLimit: n('1.45') },
      'long',
      ['stopLimit stop-limit-wrong-side'],
    ],
    ['a limit without a stop', { stopLimit: n('1.40') }, 'long', ['stopLimit stop-limit-wrong-side']],
    ['a price of one tick', { stop: n('0.005') }, 'long', []],
    ['half a tick', { stop: n('0.0025') }, 'long', ['stop off-tick']],
    ['half of the price', { trail: { unit: 'amount', distance: n('0.75') } }, 'long', []],
    ['a price between ticks', { stop: n('1.405') }, 'long', ['stop off-tick']],
    ['a price of zero', { stop: n('0') }, 'long', ['stop off-tick']],
    ['0.1 per cent', { trail: { unit: 'percent', distance: n('0.1') } }, 'long', []],
    ['50 per cent', { trail: { unit: 'percent', distance: n('50') } }, 'long', []],
    [
      'less than 0.1 per cent',
      { trail: { unit: 'percent', distance: n('0.09') } },
      'long',
      ['trail trail-out-of-range'],
    ],
    [
      'three decimals of a per cent',
      { trail: { unit: 'percent', distance: n('5.125') } },
      'long',
      ['trail trail-out-of-range'],
    ],
    [
      'more than 50 per cent',
      { trail: { unit: 'percent', distance: n('50.01') } },
      'long',
      ['trail trail-out-of-range'],
    ],
    ['less than a tick', { trail: { unit: 'amount', distance: n('0.005') } }, 'long', ['trail trail-out-of-range']],
    ['a tick', { trail: { unit: 'amount', distance: n('0.01') } }, 'long', []],
    [
      'more than half of the price',
      { trail: { unit: 'amount', distance: n('0.76') } },
      'long',
      ['trail trail-out-of-range'],
    ],
  ])('%s', (_, protection, direction, expected) => {
    const found = protectionFindings(protection, direction, ticks, price)
    expect(found.map(({ code, field }) => `${field} ${code}`)).toEqual(expected)
  })

  it('names at most one kind of stop, and a limit only with a stop', () => {
    const trail = { unit: 'amount', distance: n('0.1') } as const
    expect(isWellFormed({ stop: price, stopLimit: price, takeProfit: price })).toBe(true)
    expect(isWellFormed({ stop: price, trail })).toBe(false)
    expect(isWellFormed({ stopLimit: price })).toBe(false)
    expect([{}, { stop: price }, { takeProfit: price }, { trail }].map(isWellFormed)).toEqual([true, true, true, true])
  })

  it('is empty where it names no price and no distance', () => {
    const trail = { unit: 'amount', distance: n('0.1') } as const
    expect(isEmpty({})).toBe(true)
    expect([{ stop: price }, { takeProfit: price }, { trail }].map(isEmpty)).toEqual([false, false, false])
  })

  it('is compared with the limit of an order where that is nearer to a loss', () => {
    expect(protectedFrom('long', n('1.5'), n('1.4'))).toEqual(n('1.4'))
    expect(protectedFrom('long', n('1.5'), n('1.6'))).toEqual(n('1.5'))
    expect(protectedFrom('short', n('1.5'), n('1.6'))).toEqual(n('1.6'))
    expect(protectedFrom('short', n('1.5'), undefined)).toEqual(n('1.5'))
  })
})

describe('the side that a price triggers', () => {
  it.each([
    ['long', '1.40', 'stop-loss'],
    ['long', '1.10', 'stop-loss'],
    ['long', '1.41', undefined],
    ['long', '1.60', 'take-profit'],
    ['short', '1.60', 'stop-loss'],
    ['short', '1.59', undefined],
    ['short', '1.40', 'take-profit'],
  ] as const)('%s at %s: %s', (direction, last, side) => {
    const [stop, takeProfit] = direction === 'long' ? [n('1.40'), n('1.60')] : [n('1.60'), n('1.40')]
    expect(triggeredSide({ takeProfit }, direction, stop, n(last))).toBe(side)
  })

  it('is the trailing stop where the stop trails, and nothing before it follows a price', () => {
    const trail = { unit: 'amount', distance: n('0.1') } as const
    expect(triggeredSide({ trail }, 'long', n('1.4'), n('1.4'))).toBe('trailing-stop')
    expect(triggeredSide({ trail }, 'long', undefined, n('1.4'))).toBeUndefined()
  })
})

describe('a trailing stop', () => {
  it('never moves back, is on the grid and never nearer than its distance (property)', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...TRADABLE),
        anyDirection,
        fc.array(anyPrice, { minLength: 1, maxLength: 20 }),
        fc.integer({ min: 10, max: 5000 }),
        (market, direction, prices, hundredths) => {
          const ladder = MARKETS[market].ticks
          const trail = { unit: 'percent', distance: n((hundredths / 100).toFixed(2)) } as const
          let [reference, before] = [prices[0], undefined as ReturnType<typeof trailingStop> | undefined]
          for (const last of prices) {
            reference = trailReference(direction, reference, last)
            const stop = trailingStop(ladder, direction, trail, reference)
            expect(isOnTick(ladder, stop)).toBe(true)
            const away = direction === 'long' ? subtract(reference, stop) : subtract(stop, reference)
            if (direction === 'short') expect(away.value).toBeGreaterThan(0n)
            if (before) expect(compare(stop, before) * (direction === 'long' ? 1 : -1)).toBeGreaterThanOrEqual(0)
            before = stop
          }
        },
      ),
    )
  })

  it('is the same with an equal distance in the same unit', () => {
    const trail = { unit: 'percent', distance: n('5') } as const
    expect(isSameTrail(trail, { unit: 'percent', distance: n('5.00') })).toBe(true)
    expect(isSameTrail(trail, { unit: 'percent', distance: n('5.01') })).toBe(false)
    expect(isSameTrail(trail, { unit: 'amount', distance: n('5') })).toBe(false)
    expect(isSameTrail(undefined, trail)).toBe(false)
    expect(isSameTrail(trail, undefined)).toBe(false)
    expect(isSameTrail(undefined, undefined)).toBe(false)
  })

  it('follows the best last price since it was set', () => {
    expect(trailReference('long', undefined, n('1.5'))).toEqual(n('1.5'))
    expect([n('1.4'), n('1.6')].map((last) => plain(trailReference('long', n('1.5'), last)))).toEqual(['1.5', '1.6'])
    expect([n('1.4'), n('1.6')].map((last) => plain(trailReference('short', n('1.5'), last)))).toEqual(['1.4', '1.5'])
  })

  it('stands its distance from the best price', () => {
    const percent = { unit: 'percent', distance: n('5') } as const
    expect(plain(trailingStop(ticks, 'long', percent, n('4.61')))).toBe('4.37')
    expect(plain(trailingStop(ticks, 'short', percent, n('4.61')))).toBe('4.85')
    expect(plain(trailingStop(ticks, 'long', { unit: 'amount', distance: n('0.2') }, n('4.61')))).toBe('4.41')
  })
})
