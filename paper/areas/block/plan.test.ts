import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blockStateAt, MINIMUM_SHARES, remainingOf } from '../../../domain/block/block.ts'
import { compare, isMultipleOf, zero } from '../../../domain/money/decimal.ts'
import { makePaperMarket } from '../../market/paperMarket.ts'
import { HOUR, MINUTE } from '../../platform/clock/instant.ts'
import { plannedAt, plannedBlock, simulatedTaken } from './plan.ts'
import { longRuns } from '../../testing/longRuns.ts'

const market = makePaperMarket('calm')
const instant = fc
  .integer({ min: Date.UTC(2025, 0, 1) / MINUTE, max: Date.UTC(2028, 0, 1) / MINUTE })
  .map((minutes) => minutes * MINUTE)

describe('the plan of blocks', () => {
  it('has something to buy at any hour of the week (property)', () => {
    fc.assert(
      fc.property(instant, (now) => {
        const open = plannedAt(market, now).filter((plan) => {
          const remaining = remainingOf(plan.quantity, simulatedTaken(market, plan, now), zero)
          return blockStateAt({ ...plan, remaining }, now) === 'open'
        })
        expect(open.length).toBeGreaterThanOrEqual(2)
      }),
      { numRuns: longRuns(150, 1_500) },
    )
  })

  it('offers a code once at a time, and under the same id on every process (property)', () => {
    const other = makePaperMarket('calm')
    fc.assert(
      fc.property(instant, (now) => {
        const plans = plannedAt(market, now)
        const codes = plans.map(({ instrument }) => instrument.code)
        expect(new Set(codes).size).toBe(codes.length)
        for (const plan of plans) expect(plannedBlock(other, plan.id)).toEqual(plan)
      }),
      { numRuns: longRuns(40, 400) },
    )
  })

  it('sells whole lots of at least 300 shares, and never gives back what was taken (property)', () => {
    fc.assert(
      fc.property(instant, fc.integer({ min: 0, max: 8 * 60 }), (now, minutes) => {
        for (const plan of plannedAt(market, now)) {
          const { instrument, minimum, quantity } = plan
          expect(compare(minimum, MINIMUM_SHARES)).toBeGreaterThanOrEqual(0)
          expect(isMultipleOf(minimum, instrument.lot) && isMultipleOf(quantity, minimum)).toBe(true)
          const [before, after] = [now, now + minutes * MINUTE].map((at) => simulatedTaken(market, plan, at))
          expect(isMultipleOf(after!, instrument.lot)).toBe(true)
          expect(compare(before!, after!)).toBeLessThanOrEqual(0)
          expect(compare(after!, quantity)).toBeLessThanOrEqual(0)
        }
      }),
      { numRuns: longRuns(40, 400) },
    )
  })

  it('finds no block for an invalid id', () => {
    const ids = ['', '1', '1-9', '-1-0', 'x-0', '0190a5f2-3e40-7176-8d8e-9d412f4f5061']
    for (const id of ids) expect(plannedBlock(market, id)).toBeUndefined()
  })

  it('differs for another seed', () => {
    const now = Date.UTC(2026, 0, 13, 2)
    const sizes = (seed: string) => plannedAt(makePaperMarket(seed), now).map(({ quantity }) => String(quantity))
    expect(sizes('calm')).not.toEqual(sizes('stormy'))
    expect(plannedAt(market, now).every(({ closesAt, opensAt }) => closesAt - opensAt <= 8 * HOUR)).toBe(true)
  })
})
