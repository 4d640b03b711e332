import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ladder } from '../../../../domain/markets/allowedPrices.ts'
import { decimal, formatDecimal, isSame } from '../../../../domain/money/decimal.ts'
import type { Direction } from '../../../../domain/orders/order.ts'
import type { Protection } from '../../../../domain/orders/protection.ts'
import { plain } from '../../../../domain/orders/testing/samples.ts'
import {
  draftOf,
  EMPTY_DRAFT,
  firstStop,
  followProtection,
  isSameDraft,
  type ProtectDraft,
  readDraft,
} from './protectDraft.ts'

const PRICE = decimal('1.54')
/** Half a sen below 1, a sen from there on. */
const rules = { ticks: ladder(['0', '0.005'], ['1', '0.01']) }
const read = (part: Partial<ProtectDraft>, direction: Direction = 'long', price: typeof PRICE | null = PRICE) =>
  readDraft({ ...EMPTY_DRAFT, ...part }, rules, direction, price)
const problems = (...args: Parameters<typeof read>) => read(...args).problems

describe('the form of a protection', () => {
  it.each<[string, Partial<ProtectDraft>, Direction, object]>([
    ['a stop below the price of a long', { kind: 'stop', stop: '1,40' }, 'long', {}],
    ['a stop above the price of a short', { kind: 'stop', stop: '1,60' }, 'short', {}],
    ['a stop at the price', { kind: 'stop', stop: '1,54' }, 'long', { stop: 'stop-wrong-side' }],
    ['a stop on the winning side of a long', { kind: 'stop', stop: '1,60' }, 'long', { stop: 'stop-wrong-side' }],
    ['a stop on the winning side of a short', { kind: 'stop', stop: '1,40' }, 'short', { stop: 'stop-wrong-side' }],
    ['a stop between two ticks', { kind: 'stop', stop: '1,405' }, 'long', { stop: 'off-tick' }],
    ['the same decimals below 1, where the tick is finer', { kind: 'stop', stop: '0,905' }, 'long', {}],
    ['a limit at the stop', { kind: 'stop', stop: '1,40', limit: '1,40' }, 'long', {}],
    [
      'a limit that is better than the stop of a long',
      { kind: 'stop', stop: '1,40', limit: '1,41' },
      'long',
      { stopLimit: 'stop-limit-wrong-side' },
    ],
    [
      'a limit that is better than the stop of a short',
      { kind: 'stop', stop: '1,60', limit: '1,59' },
      'short',
      { stopLimit: 'stop-limit-wrong-side' },
    ],
    ['a limit between two ticks', { kind: 'stop', stop: '1,40', limit: '1,395' }, 'long', { stopLimit: 'off-tick' }],
    ['a take-profit above the price of a long', { profit: '1,60' }, 'long', {}],
    ['a take-profit at the price', { profit: '1,54' }, 'long', { takeProfit: 'take-profit-wrong-side' }],
    ['a take-profit on the losing side', { profit: '1,60' }, 'short', { takeProfit: 'take-profit-wrong-side' }],
    ['a take-profit between two ticks', { profit: '1,605' }, 'long', { takeProfit: 'off-tick' }],
    ['the least per cent', { kind: 'trail', distance: '0,1' }, 'long', {}],
    ['the most per cent', { kind: 'trail', distance: '50' }, 'long', {}],
    ['less than the least per cent', { kind: 'trail', distance: '0,09' }, 'long', { trail: 'trail-out-of-range' }],
    ['more than the most per cent', { kind: 'trail', distance: '50,01' }, 'long', { trail: 'trail-out-of-range' }],
    ['three decimals of a per cent', { kind: 'trail', distance: '5,125' }, 'long', { trail: 'unreadable' }],
    ['an amount of a tick', { kind: 'trail', unit: 'amount', distance: '0,01' }, 'long', {}],
    [
      'an amount below a tick',
      { kind: 'trail', unit: 'amount', distance: '0,005' },
      'long',
      { trail: 'trail-out-of-range' },
    ],
    ['an amount of half the price', { kind: 'trail', unit: 'amount', distance: '0,77' }, 'long', {}],
    [
      'an amount above half the price',
      { kind: 'trail', unit: 'amount', distance: '0,775' },
      'long',
      { trail: 'trail-out-of-range' },
    ],
  ])('with %s', (_, part, direction, found) => {
    expect(problems(part, direction)).toEqual(found)
  })

  it('needs the figure of the chosen stop, and no other', () => {
    expect(problems({})).toEqual({})
    expect(problems({ kind: 'stop' })).toEqual({ stop: 'unreadable' })
    expect(problems({ kind: 'trail', distance: '' })).toEqual({ trail: 'unreadable' })
  })

  it('says of each text that it cannot be read', () => {
    const texts = { stop: 'x', limit: '1,4000', profit: '-1' }
    expect(problems({ kind: 'stop', ...texts })).toEqual({
      stop: 'unreadable',
      stopLimit: 'unreadable',
      takeProfit: 'unreadable',
    })
  })

  it('leaves out what belongs to another kind of stop, read or not', () => {
    const typed = { stop: '1,40', limit: 'x', distance: 'x', profit: '1,60' }
    expect(read({ ...typed, kind: 'none' })).toEqual({ protection: { takeProfit: decimal('1.60') }, problems: {} })
    const trailing = read({ ...typed, kind: 'trail', distance: '2,5' })
    expect(Object.keys(trailing.protection)).toEqual(['takeProfit', 'trail'])
    expect(trailing.problems).toEqual({})
  })

  it('keeps every figure exactly as typed', () => {
    const { protection } = read({ kind: 'stop', stop: '1,400', limit: '1,39', profit: '1.234,56' })
    const { stop, stopLimit, takeProfit } = protection
    expect([stop, stopLimit, takeProfit].map((figure) => figure && formatDecimal(figure))).toEqual([
      '1.400',
      '1.39',
      '1234.56',
    ])
  })

  it('is compared with nothing while there is no price', () => {
    expect(problems({ kind: 'stop', stop: '1,60', profit: '1,40' }, 'long', null)).toEqual({})
    expect(problems({ kind: 'stop', stop: 'x' }, 'long', null)).toEqual({ stop: 'unreadable' })
  })

  it('made of a protection gives the same protection (property)', () => {
    const price = fc.integer({ min: 1, max: 5_000_000 }).map((thousandths) => decimal((thousandths / 1000).toFixed(3)))
    const percent = fc.integer({ min: 10, max: 5000 }).map((hundredths) => decimal((hundredths / 100).toFixed(2)))
    const one = fc.oneof<fc.Arbitrary<Protection>[]>(
      fc.record({ stop: price, takeProfit: price }),
      fc.record({ stop: price, stopLimit: price }),
      fc.record({ trail: fc.record({ unit: fc.constant('percent' as const), distance: percent }) }),
      fc.record({ trail: fc.record({ unit: fc.constant('amount' as const), distance: price }), takeProfit: price }),
    )
    const valuesOf = ({ stop, stopLimit, takeProfit, trail }: Protection) => [
      trail?.unit,
      ...[stop, stopLimit, takeProfit, trail?.distance].map((figure) => figure && plain(figure)),
    ]
    fc.assert(
      fc.property(one, (protection) => {
        const again = readDraft(draftOf(protection, decimal('0.001')), rules, 'long', null)
        expect(again.problems).toEqual({})
        expect(valuesOf(again.protection)).toEqual(valuesOf(protection))
      }),
    )
  })
})

describe('the form of a protection that was changed elsewhere', () => {
  const form = (part: Partial<ProtectDraft>): ProtectDraft => ({ ...EMPTY_DRAFT, ...part })
  const was = form({ kind: 'stop', stop: '1,40', profit: '1,80' })

  it.each<[string, Partial<ProtectDraft>, Partial<ProtectDraft>, Partial<ProtectDraft>]>([
    ['follows it where nothing was typed', {}, { stop: '1,45', profit: '1,90' }, { stop: '1,45', profit: '1,90' }],
    [
      'keeps the field that was typed',
      { stop: '1,42' },
      { stop: '1,45', profit: '1,90' },
      { stop: '1,42', profit: '1,90' },
    ],
    ['takes the same figure for untouched', { stop: '1,4' }, { stop: '1,45' }, { stop: '1,45' }],
    ['lets a limit beside a stop that moved', { limit: '1,39' }, { stop: '1,45' }, { stop: '1,45', limit: '1,39' }],
    [
      'follows another kind of stop where none of its fields was typed',
      { profit: '2,00' },
      { kind: 'trail', stop: '', distance: '7' },
      { kind: 'trail', stop: '', distance: '7', profit: '2,00' },
    ],
    [
      'never hides a typed stop behind another kind',
      { stop: '1,42' },
      { kind: 'trail', stop: '', distance: '7' },
      { stop: '1,42' },
    ],
  ])('%s', (_, typed, is, shown) => {
    expect(followProtection({ ...was, ...typed }, was, { ...was, ...is })).toEqual({ ...was, ...shown })
  })

  it('is the same as another where every figure is, however it was typed', () => {
    expect(isSameDraft(was, form({ kind: 'stop', stop: '1,4', profit: '1,800' }))).toBe(true)
    expect(isSameDraft(was, form({ kind: 'stop', stop: '1,41', profit: '1,80' }))).toBe(false)
    expect(isSameDraft(form({ stop: 'x' }), form({ stop: 'y' }))).toBe(false)
  })
})

describe('the first stop', () => {
  const at = (part: Partial<ProtectDraft>, direction: Direction) => {
    const stop = firstStop(read(part, direction).protection, rules, direction, PRICE)
    return stop && plain(stop)
  }
  it.each<[string, Partial<ProtectDraft>, Direction, string | undefined]>([
    ['a fixed price', { kind: 'stop', stop: '1,40' }, 'long', '1.4'],
    // 5 % of 1.54 is 0.077.
    ['per cent below a long, on the tick away from it', { kind: 'trail', distance: '5' }, 'long', '1.46'],
    ['per cent above a short, on the tick away from it', { kind: 'trail', distance: '5' }, 'short', '1.62'],
    ['an amount below a long', { kind: 'trail', unit: 'amount', distance: '0,20' }, 'long', '1.34'],
    ['an amount above a short', { kind: 'trail', unit: 'amount', distance: '0,20' }, 'short', '1.74'],
    ['nowhere without a stop', { profit: '1,60' }, 'long', undefined],
  ])('stands at %s', (_, part, direction, price) => {
    expect(at(part, direction)).toBe(price)
  })

  it('of a trailing stop is exact where a JavaScript number is not', () => {
    // 0.1 + 0.2 of binary fractions is above 0.3, and would be put one tick further.
    const stop = firstStop({ trail: { unit: 'amount', distance: decimal('0.2') } }, rules, 'short', decimal('0.1'))
    expect(stop && isSame(stop, decimal('0.3'))).toBe(true)
  })
})
