import { describe, expect, it } from 'vitest'
import { decimal, formatDecimal } from '../../money/decimal.ts'
import { percentMoved } from '../../money/largestMove.ts'
import { lossIn, PAST_DAYS, stopOutLoss, worstMove } from './pastMove.ts'

const DAY = 86_400_000
const NOW = 1_000 * DAY
/** Closes of the last days, the newest today. */
const closes = (...values: readonly string[]) =>
  values.map((value, nth) => ({ at: NOW - (values.length - 1 - nth) * DAY, value: decimal(value) }))

const shown = (move: ReturnType<typeof worstMove>) =>
  move && [formatDecimal(move.from.value), formatDecimal(move.until.value), formatDecimal(percentMoved(move))]

describe('the worst move of the past year', () => {
  const walk = closes('5', '10', '6', '8', '9', '7.2')

  it('is the largest fall for a long position', () => {
    expect(shown(worstMove('long', walk, NOW))).toEqual(['10', '6', '40.00'])
  })

  it('is the largest rise for a short one, also by more than the whole price', () => {
    expect(shown(worstMove('short', walk, NOW))).toEqual(['5', '10', '100.00'])
    expect(shown(worstMove('short', closes('8', '2', '5', '1', '2.6'), NOW))).toEqual(['1', '2.6', '160.00'])
  })

  it('leaves out what is older than a year', () => {
    const old = [{ at: NOW - PAST_DAYS * DAY - 1, value: decimal('100') }, ...walk]
    expect(shown(worstMove('long', old, NOW))).toEqual(['10', '6', '40.00'])
    const edge = [{ at: NOW - PAST_DAYS * DAY, value: decimal('100') }, ...walk]
    expect(shown(worstMove('long', edge, NOW))).toEqual(['100', '5', '95.00'])
  })

  it('is nothing where the price went one way, stood still or is not known', () => {
    expect(worstMove('long', closes('1', '2', '2'), NOW)).toBeNull()
    expect(worstMove('short', closes('3', '2', '2'), NOW)).toBeNull()
    expect(worstMove('short', closes('0', '0'), NOW)).toBeNull()
    expect(shown(worstMove('long', closes('10', '0', '9'), NOW))).toEqual(['10', '9', '10.00'])
    expect(shown(worstMove('long', closes('10', '-1', '9'), NOW))).toEqual(['10', '9', '10.00'])
    expect(worstMove('long', [], NOW)).toBeNull()
  })

  it('in money is a part of the order value, rounded once', () => {
    const fall = worstMove('long', closes('9', '6', '7'), NOW)!
    expect(formatDecimal(lossIn(fall, decimal('8310.01'), 'MYR'))).toBe('2770.00')
    expect(formatDecimal(lossIn(fall, decimal('100'), 'JPY'))).toBe('33')
    const rise = worstMove('short', closes('6', '9'), NOW)!
    expect(formatDecimal(lossIn(rise, decimal('100.01'), 'EUR'))).toBe('50.01')
  })

  it('is cut short for a position on margin', () => {
    expect(formatDecimal(stopOutLoss(decimal('1000.01'), decimal('50'), 'EUR')!)).toBe('500.01')
    expect(stopOutLoss(decimal('1000'), null, 'EUR')).toBeNull()
  })
})
