import { describe, expect, it } from 'vitest'
import { decimal, formatDecimal } from '../../../../domain/money/decimal.ts'
import { costLine, floatingAt, guardsOf, holding, marksKey, marksOf } from './holdings.ts'
import { fill, order, position } from '../testing/own.ts'

const text = (n: ReturnType<typeof costLine>) => (n === null ? null : formatDecimal(n))

describe('the holdings of an instrument', () => {
  it('has the average cost of all its positions', () => {
    expect(text(costLine([position('1', '100', '120.00'), position('2', '300', '400.00')]))).toBe('1.30')
  })

  it('has no cost line where nothing is held, or long and short are', () => {
    expect(costLine([])).toBeNull()
    expect(costLine([position('1', '0', '0')])).toBeNull()
    expect(costLine([position('1', '100', '120'), position('2', '100', '90', 'short')])).toBeNull()
    expect(holding([position('1', '0', '0'), position('2', '1', '1')])).toHaveLength(1)
  })

  it('changes with the price: long rises with it, short falls', () => {
    const long = floatingAt([position('1', '100', '120.00')], decimal('1.50'))
    expect([long?.amount, long?.percent].map((n) => n && formatDecimal(n))).toEqual(['30.00', '25.00'])
    const short = floatingAt([position('1', '100', '120.00', 'short')], decimal('1.50'))
    expect([short?.amount, short?.percent].map((n) => n && formatDecimal(n))).toEqual(['-30.00', '-25.00'])
    expect(floatingAt([position('1', '100', '120.00')], null)).toBeNull()
    expect(floatingAt([], decimal('1'))).toBeNull()
  })
})

describe('the stops of a position', () => {
  const guarded = (protection: object) =>
    guardsOf({
      id: '7',
      protection: {
        state: 'active',
        terms: {},
        trailPrice: null,
        stopNow: null,
        side: null,
        triggerPrice: null,
        triggeredAt: null,
        updatedAt: 0,
        ...protection,
      },
    }).map(({ kind, price, positionId }) => `${positionId} ${kind} ${formatDecimal(price)}`)

  it('are lines at their prices, a trailing one where it stands now', () => {
    const [stop, takeProfit] = [decimal('1.40'), decimal('1.80')]
    expect(guarded({ terms: { stop, takeProfit } })).toEqual(['7 stop 1.40', '7 profit 1.80'])
    const trail = { unit: 'percent', distance: decimal('5') }
    expect(guarded({ terms: { trail }, stopNow: decimal('1.52') })).toEqual(['7 trail 1.52'])
    expect(guarded({ terms: { trail } })).toEqual([])
  })

  it('are none after their end, and none where none was set', () => {
    expect(guarded({ state: 'ended', terms: { stop: decimal('1.40') } })).toEqual([])
    expect(guardsOf({ id: '7' })).toEqual([])
  })
})

describe('what is drawn into the chart', () => {
  it('is the cost line, the limit orders on their side of the book, and the fills', () => {
    const marks = marksOf({
      positions: [position('1', '100', '120.00')],
      orders: [order('a', '1.10'), order('b', null), { ...order('c', '1.90'), action: 'close' }],
      fills: [{ ...fill('f', '1.20'), direction: 'short' }],
    })
    expect(text(marks.cost ?? null)).toBe('1.20')
    expect(marks.pending?.map(({ id, side }) => `${id} ${side}`)).toEqual(['a buy', 'c sell'])
    expect(marks.fills?.map(({ id, side }) => `${id} ${side}`)).toEqual(['f sell'])
  })

  it('has a key that changes with everything drawn', () => {
    const key = (orders: ReadonlyArray<ReturnType<typeof order>>, cost = '120') =>
      marksKey(marksOf({ positions: [position('1', '100', cost)], orders, fills: [] }))
    const keys = [
      key([]),
      key([order('a', '1.10')]),
      key([order('a', '1.20')]),
      key([order('a', '1.20', '300')]),
      key([], '130'),
    ]
    expect(new Set(keys).size).toBe(keys.length)
    expect(key([order('a', '1.10')])).toBe(key([order('a', '1.10')]))
  })
})
