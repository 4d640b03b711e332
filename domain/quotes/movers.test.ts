import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimal, percentOf } from '../money/decimal.ts'
import { type Mover, MOVER_ORDERS, sortMovers } from './movers.ts'
import { dayStatistics } from './statistics.ts'
import { plain } from '../orders/testing/samples.ts'

const mover = (code: string, changePercent: string, turnover: string): Mover => ({
  code,
  changePercent: decimal(changePercent),
  turnover: decimal(turnover),
})

describe('movers', () => {
  const rows = [
    mover('B', '1.00', '5'),
    mover('A', '1.0', '5'),
    mover('C', '-2', '9'),
    mover('D', '3', '1'),
    mover('E', '1', '7'),
  ]
  it.each([
    ['gainers', 'DEABC'],
    ['losers', 'CEABD'],
    ['turnover', 'CEABD'],
  ] as const)('%s: %s', (order, codes) => {
    expect(
      sortMovers(rows, order)
        .map(({ code }) => code)
        .join(''),
    ).toBe(codes)
  })

  it('come in one order whatever the order they arrive in, none lost', () => {
    const any = fc.uniqueArray(
      fc.record({
        code: fc.string({ maxLength: 4 }),
        changePercent: fc.integer({ min: -9, max: 9 }),
        turnover: fc.nat(3),
      }),
      { selector: ({ code }) => code },
    )
    fc.assert(
      fc.property(any, fc.constantFrom(...MOVER_ORDERS), (raw, order) => {
        const given = raw.map((row) => mover(row.code, String(row.changePercent), String(row.turnover)))
        const sorted = sortMovers(given, order)
        expect(sortMovers(given.toReversed(), order)).toEqual(sorted)
        expect(new Set(sorted)).toEqual(new Set(given))
      }),
    )
  })
})

describe('statistics of a day', () => {
  it('are change, percent, amplitude and average', () => {
    const found = dayStatistics({
      price: decimal('1.60'),
      previousClose: decimal('1.52'),
      high: decimal('1.63'),
      low: decimal('1.50'),
      volume: decimal('3000'),
      turnover: decimal('4710'),
    })
    expect([found.change, found.changePercent, found.amplitude, found.averagePrice].map(plain)).toEqual([
      '0.08',
      '5.26',
      '8.55',
      '1.57',
    ])
  })

  it('round the average price half up, to the decimals of the price', () => {
    const price = decimal('1.60')
    const day = { price, previousClose: price, high: price, low: price, volume: decimal('200') }
    expect(plain(dayStatistics({ ...day, turnover: decimal('321') }).averagePrice)).toBe('1.61')
    expect(plain(dayStatistics({ ...day, turnover: decimal('320.98') }).averagePrice)).toBe('1.6')
  })

  it('survive a day without trades and a close of zero', () => {
    const none = decimal('0')
    const found = dayStatistics({
      price: decimal('2'),
      previousClose: none,
      high: none,
      low: none,
      volume: none,
      turnover: none,
    })
    expect([found.changePercent, found.averagePrice].map(plain)).toEqual(['0', '2'])
    expect(plain(percentOf(decimal('-1'), decimal('3')))).toBe('-33.33')
  })
})
