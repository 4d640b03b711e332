import { make, sum } from 'effect/BigDecimal'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compare, decimal, formatDecimal, sumOf, zero } from '../money/decimal.ts'
import { settlementOf } from './settlement.ts'

const [TODAY, TOMORROW, LATER] = [1_000, 2_000, 3_000] as const
const of = (amount: string, settlesAt: number) => ({ amount: decimal(amount), settlesAt })
const shown = (free: string, unsettled: ReturnType<typeof of>[], now: number = TODAY) => {
  const { settled, settling } = settlementOf(decimal(free), unsettled, now)
  return [formatDecimal(settled), ...settling.map(({ amount, settlesAt }) => [formatDecimal(amount), settlesAt])]
}

describe('free money', () => {
  it('may leave immediately where nothing was sold', () => {
    expect(shown('500.00', [])).toEqual(['500.00'])
  })

  it('leaves out what sales paid until it settles, soonest first', () => {
    const sold = [of('80.00', LATER), of('20.00', TOMORROW), of('5.00', TOMORROW)]
    expect(shown('500.00', sold)).toEqual(['395.00', ['25.00', TOMORROW], ['80.00', LATER]])
    expect(shown('500.00', sold, TOMORROW)).toEqual(['420.00', ['80.00', LATER]])
    expect(shown('500.00', sold, LATER)).toEqual(['500.00'])
  })

  it('of which some was spent since a sale waits as long as what is left of the sale', () => {
    expect(shown('60.00', [of('100.00', LATER)])).toEqual(['0', ['60.00', LATER]])
    expect(shown('60.00', [of('100.00', TOMORROW), of('50.00', LATER)])).toEqual([
      '0',
      ['10.00', TOMORROW],
      ['50.00', LATER],
    ])
    expect(shown('0.00', [of('100.00', LATER)])).toEqual(['0'])
  })

  it('is never more or less than its parts, and no part is below nothing', () => {
    const cents = fc.bigInt({ min: 0n, max: 1_000_000n }).map((value) => make(value, 2))
    const lots = fc.array(fc.record({ amount: cents, settlesAt: fc.integer({ min: 0, max: 9 }) }), { maxLength: 8 })
    fc.assert(
      fc.property(cents, lots, fc.integer({ min: 0, max: 9 }), (free, unsettled, now) => {
        const { settled, settling } = settlementOf(free, unsettled, now)
        expect(compare(sum(settled, sumOf(settling.map(({ amount }) => amount))), free)).toBe(0)
        expect(compare(settled, zero)).not.toBe(-1)
        expect(settling.every(({ amount, settlesAt }) => compare(amount, zero) > 0 && settlesAt > now)).toBe(true)
        // Waiting makes nothing less.
        expect(compare(settlementOf(free, unsettled, now + 1).settled, settled)).not.toBe(-1)
      }),
    )
  })
})
