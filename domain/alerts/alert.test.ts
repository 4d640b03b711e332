import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ladder } from '../markets/allowedPrices.ts'
import { compare, decimal, formatDecimal } from '../money/decimal.ts'
import { ALERT_KINDS } from '../contract/enumerations.ts'
import { alertPrice, alertProblem, isMet, isSameAlert, MOST_ALERTS } from './alert.ts'

const ticks = ladder(['0', '0.005'], ['1', '0.01'])
const at = (last: string, previousClose = '4.00') => ({ last: decimal(last), previousClose: decimal(previousClose) })

describe('an alert', () => {
  it.each([
    ['above', '4.10', '4.09', '4.10'],
    ['below', '3.90', '3.91', '3.90'],
    ['rise', '5', '4.19', '4.20'],
    ['fall', '5', '3.81', '3.80'],
    // 4.00 × 1.0033 is between two ticks: the next tick meets it.
    ['rise', '0.33', '4.01', '4.02'],
  ] as const)('%s %s is not met at %s and met at %s', (kind, value, before, after) => {
    const terms = { kind, value: decimal(value) }
    expect(isMet(terms, at(before))).toBe(false)
    expect(isMet(terms, at(after))).toBe(true)
  })

  it('is met by every price beyond its own, and by none before', () => {
    const price = fc.integer({ min: 1, max: 100_000 }).map((cents) => decimal((cents / 100).toFixed(2)))
    const any = fc.record({ kind: fc.constantFrom(...ALERT_KINDS), value: price, last: price, previousClose: price })
    fc.assert(
      fc.property(any, ({ kind, last, previousClose, value }) => {
        const order = compare(last, alertPrice({ kind, value }, previousClose))
        const isUp = kind === 'above' || kind === 'rise'
        expect(isMet({ kind, value }, { last, previousClose })).toBe(
          order === 0 || (order > 0 && isUp) || (order < 0 && !isUp),
        )
      }),
    )
  })

  it('of per cent has a price that follows from the previous close', () => {
    expect(formatDecimal(alertPrice({ kind: 'fall', value: decimal('2.5') }, decimal('80')))).toBe('78.000')
  })

  it('is the same as another one of its kind and figure, however the figure is written', () => {
    const above = { kind: 'above', value: decimal('4.10') } as const
    expect(isSameAlert(above, { kind: 'above', value: decimal('4.1') })).toBe(true)
    expect(isSameAlert(above, { kind: 'above', value: decimal('4.11') })).toBe(false)
    expect(isSameAlert(above, { kind: 'below', value: decimal('4.10') })).toBe(false)
  })

  it('is one of 20 of an instrument and of 100 of a customer', () => {
    expect(MOST_ALERTS).toEqual({ ofInstrument: 20, ofCustomer: 100 })
  })

  it.each([
    ['above', '4.105', 'off-tick'],
    ['above', '4.00', 'alert-met-already'],
    ['above', '0', 'out-of-range'],
    ['below', '4.20', 'alert-met-already'],
    ['rise', '0.05', 'out-of-range'],
    ['rise', '100.5', 'out-of-range'],
    ['fall', '1.005', 'out-of-range'],
    ['rise', '100', undefined],
    ['fall', '0.1', undefined],
    ['above', '4.11', undefined],
  ] as const)('%s %s at 4.00 has the problem %s', (kind, value, problem) => {
    expect(alertProblem({ kind, value: decimal(value) }, ticks, at('4.00'))).toBe(problem)
  })
})
