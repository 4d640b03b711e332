import { multiply, sum } from 'effect/BigDecimal'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MARKETS } from '../markets/markets.ts'
import { compare, decimal, formatDecimal, isMultipleOf, zero } from '../money/decimal.ts'
import { blockStateAt, discountOf, minimumLots, profitRateOf, remainingOf, sharesOf } from './block.ts'
import { blockCost, blockQuantityProblem, mostOfBlock, shortfallOf } from './purchase.ts'

const MY = MARKETS.MY
const share = {
  code: '96038',
  name: 'Harimau',
  chineseName: '',
  initials: '',
  market: 'MY',
  calendar: 'MY',
  currency: 'MYR',
  lot: MY.lot,
  ticks: MY.ticks,
} as const

describe('a block', () => {
  it.each([
    ['100', '1', '3'],
    ['100', '5', '5'],
    ['1000', '1', '1'],
    ['1', '0', '300'],
    ['200', '1', '2'],
  ])('of lots of %s that asks for %s lots sells at least %s', (lot, asked, least) => {
    expect(formatDecimal(minimumLots(decimal(lot), decimal(asked)))).toBe(least)
  })

  it('opens, sells out below its minimum, and is over at its last instant', () => {
    const life = { opensAt: 10, closesAt: 20, minimum: decimal('300') }
    const at = (now: number, remaining = '300') => blockStateAt({ ...life, remaining: decimal(remaining) }, now)
    expect([at(9), at(10), at(10, '299'), at(19), at(20)]).toEqual(['upcoming', 'open', 'sold-out', 'open', 'over'])
    expect(at(9, '0')).toBe('upcoming')
  })

  it('tells its discount of the market’s price and the gain of its own', () => {
    expect(
      [discountOf(decimal('9.50'), decimal('10')), profitRateOf(decimal('9.50'), decimal('10'))].map(formatDecimal),
    ).toEqual(['5.00', '5.26'])
    expect(formatDecimal(discountOf(decimal('10'), decimal('9.50')))).toBe('-5.26')
  })

  it('never has less than nothing left, nor more than there is (property)', () => {
    const lots = fc.bigInt({ min: 0n, max: 500n }).map((count) => sharesOf(decimal(String(count)), decimal('100')))
    fc.assert(
      fc.property(lots, lots, lots, (quantity, simulated, sold) => {
        const left = remainingOf(quantity, simulated, sold)
        expect(compare(left, zero)).toBeGreaterThanOrEqual(0)
        expect(compare(left, quantity)).toBeLessThanOrEqual(0)
        if (compare(left, zero) > 0) expect(compare(sum(sum(left, simulated), sold), quantity)).toBe(0)
      }),
    )
  })
})

describe('a purchase of a block', () => {
  const terms = { lot: decimal('100'), minimum: decimal('300'), remaining: decimal('900') }
  it.each([
    [null, 'quantity-required'],
    ['0', 'quantity-required'],
    ['350', 'not-whole-lots'],
    ['200', 'purchase-below-minimum'],
    ['1000', 'above-block-remaining'],
    ['300', undefined],
    ['900', undefined],
  ])('of %s shares: %s', (quantity, problem) => {
    expect(blockQuantityProblem(quantity === null ? null : decimal(quantity), terms)).toBe(problem)
  })

  it('costs price times quantity and the fees of a purchase, and returns the missing amount', () => {
    const cost = blockCost(share, MY, decimal('3.28'), decimal('600'))
    expect(formatDecimal(cost.amount)).toBe('1968.00')
    expect(compare(cost.total, sum(cost.amount, cost.fees.map(({ amount }) => amount).reduce(sum, zero)))).toBe(0)
    expect(formatDecimal(shortfallOf(cost, cost.total))).toBe('0')
    expect(compare(shortfallOf(cost, decimal('1000')), zero)).toBe(1)
  })

  it('has a largest quantity that is allowed and paid for, and nothing larger is (property)', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4000 }),
        fc.bigInt({ min: 0n, max: 5_000_000n }),
        fc.integer({ min: 0, max: 90 }),
        (ticks, cents, lots) => {
          const price = decimal((ticks / 100).toFixed(2))
          const available = decimal(`${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`)
          const bounds = { ...terms, remaining: multiply(decimal(String(lots)), terms.lot) }
          const most = mostOfBlock(share, MY, price, bounds, available)
          const isPaid = (quantity: typeof most) => compare(blockCost(share, MY, price, quantity).total, available) <= 0
          if (compare(most, zero) > 0) {
            expect(blockQuantityProblem(most, bounds)).toBeUndefined()
            expect(isPaid(most) && isMultipleOf(most, terms.lot)).toBe(true)
          }
          const next = compare(most, zero) > 0 ? sum(most, terms.lot) : terms.minimum
          expect(blockQuantityProblem(next, bounds) === undefined && isPaid(next)).toBe(false)
        },
      ),
    )
  })
})
