import { describe, expect, it } from 'vitest'
import { decimal, formatDecimal } from '../../../domain/money/decimal.ts'
import type { DrawingKind } from './drawings.ts'
import { FIBONACCI, figuresOf, measured, retraced } from './figures.ts'
import { FIRST, VIEW } from './testing/view.ts'

const DAY = 86_400_000
const text = { tick: decimal('0.01'), bars: (count: number) => `${count} candles` }
const at = (day: number, price: string) => ({ time: FIRST + day * DAY, price: decimal(price) })
const linesOf = (kind: DrawingKind, ...points: ReadonlyArray<ReturnType<typeof at>>) =>
  figuresOf({ kind, points, text: 'here' }, VIEW, text)
    .filter(({ type }) => type === 'line')
    .map(({ attrs }) => (attrs as { coordinates: ReadonlyArray<{ x: number; y: number }> }).coordinates)
const textsOf = (kind: DrawingKind, ...points: ReadonlyArray<ReturnType<typeof at>>) =>
  figuresOf({ kind, points, text: 'here' }, VIEW, text)
    .filter(({ type }) => type === 'text')
    .map(({ attrs }) => (attrs as { text: string }).text)

describe('a drawing', () => {
  it('is a line between its points, and a ray goes on to the edge', () => {
    expect(linesOf('trend', at(0, '10'), at(2, '12'))).toEqual([
      [
        { x: 0, y: 100 },
        { x: 20, y: 80 },
      ],
    ])
    expect(linesOf('ray', at(0, '10'), at(2, '12'))[0]?.[1]).toEqual({ x: 100, y: 0 })
    expect(linesOf('ray', at(2, '10'), at(2, '12'))[0]?.[1]).toEqual({ x: 20, y: 0 })
  })

  it('has the other line of a channel through its third point, at the same slope', () => {
    const [first, second] = linesOf('channel', at(0, '10'), at(2, '12'), at(2, '15'))
    expect(first?.map(({ y }) => y)).toEqual([100, 80])
    expect(second?.map(({ y }) => y)).toEqual([70, 50])
  })

  it('names the price of a horizontal line, and says a text', () => {
    expect(textsOf('horizontal', at(0, '10.5'))).toEqual(['10,50'])
    expect(textsOf('text', at(0, '10.5'))).toEqual(['here'])
  })

  it('is nothing before its second point', () => {
    for (const kind of ['trend', 'ray', 'channel', 'fibonacci', 'measure'] as const)
      expect(figuresOf({ kind, points: [at(0, '10')], text: '' }, VIEW, text)).toEqual([])
  })
})

it('retraces a move from 10 to 20 at the shares of Fibonacci', () => {
  const prices = FIBONACCI.map((share) => Number(formatDecimal(retraced(at(0, '10'), at(1, '20'), share))))
  expect(prices).toEqual([20, 17.64, 16.18, 15, 13.82, 12.14, 10])
  expect(textsOf('fibonacci', at(0, '10'), at(1, '20'))[4]).toBe('61,8\u00a0% · 13,82')
})

it('measures the change, its per cent and the candles', () => {
  expect(measured(at(0, '10'), at(6, '9.50'), VIEW, text)).toBe('−0,50 (−5,00\u00a0%) · 4 candles')
})
