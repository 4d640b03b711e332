import { describe, expect, it } from 'vitest'
import { decimal, formatDecimal, isSame } from '../../../../domain/money/decimal.ts'
import { drawnPoints, grownCandle, grownPoint } from './growing.ts'
import { quoted } from '../testing/samples.ts'
import { NOW } from '../../../testing/now.ts'

const candle = {
  start: NOW - 60_000,
  open: decimal('1.10'),
  high: decimal('1.20'),
  low: decimal('1.05'),
  close: decimal('1.15'),
  volume: decimal('10'),
  turnover: decimal('11'),
}
const MINUTE = 60_000
const minute = Math.floor(NOW / MINUTE) * MINUTE
const point = { time: minute, price: decimal('1.10'), average: decimal('1.08'), volume: decimal('5') }

describe('the newest candle', () => {
  it.each([
    ['1.30', '1.30', '1.05'],
    ['1.00', '1.20', '1.00'],
    ['1.12', '1.20', '1.05'],
  ])('follows a trade at %s within its high %s and low %s', (price, high, low) => {
    const grown = grownCandle(candle, quoted('A', price))
    expect([grown.close, grown.high, grown.low].map(formatDecimal)).toEqual([price, high, low])
    expect([grown.start, grown.volume]).toEqual([candle.start, candle.volume])
  })

  it('ignores trades outside of it', () => {
    expect(grownCandle(candle, quoted('A', '9', { time: candle.start - 1 }))).toBe(candle)
    expect(grownCandle(candle, quoted('A', '9', { state: 'closed' }))).toBe(candle)
    expect(grownCandle(candle, quoted('A', null))).toBe(candle)
  })
})

describe('the newest minute', () => {
  it('follows a trade, begins the next minute with no volume yet, and never goes back', () => {
    expect(formatDecimal(grownPoint(point, quoted('A', '1.40', { time: minute + 1 })).price)).toBe('1.40')
    const next = grownPoint(point, quoted('A', '1.50', { time: minute + MINUTE + 7 }))
    expect([next.time, formatDecimal(next.volume), formatDecimal(next.average)]).toEqual([minute + MINUTE, '0', '1.08'])
    expect(grownPoint(point, quoted('A', '9', { time: minute - 1 }))).toBe(point)
    expect(grownPoint(point, quoted('A', '9', { state: 'break' }))).toBe(point)
  })
})

it('a missing average is the previous one, at first the price', () => {
  const bare = (price: string, average: string | null) => ({
    time: minute,
    price: decimal(price),
    average: average === null ? null : decimal(average),
    volume: decimal('1'),
  })
  const drawn = drawnPoints([bare('2', null), bare('3', '2.5'), bare('4', null)])
  expect(drawn.map(({ average }) => formatDecimal(average))).toEqual(['2', '2.5', '2.5'])
  expect(isSame(drawnPoints([bare('9', null)], point)[0]!.average, point.average)).toBe(true)
})
