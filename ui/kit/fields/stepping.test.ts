import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compare, decimal, formatDecimal, isMultipleOf } from '../../../domain/money/decimal.ts'
import { stepFrom } from './stepping.ts'

const text = (from: string | undefined, by: 1 | -1, step: string, min?: string, max?: string) =>
  Number(
    formatDecimal(
      stepFrom(from === undefined ? undefined : decimal(from), by, {
        step: decimal(step),
        ...(min !== undefined && { min: decimal(min) }),
        ...(max !== undefined && { max: decimal(max) }),
      }),
    ),
  )

describe('stepFrom', () => {
  it.each([
    ['12.88', 1, '0.02', 12.9],
    ['12.88', -1, '0.02', 12.86],
    ['12.89', 1, '0.02', 12.9],
    ['12.89', -1, '0.02', 12.88],
    ['0', -1, '100', 0],
    ['1250', 1, '100', 1300],
    ['0.1', 1, '0.1', 0.2],
  ] as const)('%s by %i in steps of %s is %d', (from, by, step, to) => expect(text(from, by, step)).toBe(to))

  it('starts at the lowest allowed figure, else at one step', () => {
    expect(text(undefined, 1, '100', '300')).toBe(300)
    expect(text(undefined, -1, '100')).toBe(100)
  })

  it('stays inside the bounds', () => {
    expect(text('16.12', 1, '0.02', '8.68', '16.12')).toBe(16.12)
    expect(text('8.68', -1, '0.02', '8.68', '16.12')).toBe(8.68)
    expect(text('3', 1, '0.02', '8.68', '16.12')).toBe(8.68)
  })

  it('always ends on a step and moves in the right direction', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 9n }), fc.integer({ min: 1, max: 500 }), (units, ticks) => {
        const from = decimal(`${units / 100n}.${String(units % 100n).padStart(2, '0')}`)
        const step = decimal(`${Math.floor(ticks / 100)}.${String(ticks % 100).padStart(2, '0')}`)
        const [up, down] = [stepFrom(from, 1, { step }), stepFrom(from, -1, { step })]
        expect([isMultipleOf(up, step), isMultipleOf(down, step)]).toEqual([true, true])
        expect([compare(up, from), compare(down, from)]).toEqual([1, -1])
      }),
    )
  })
})
