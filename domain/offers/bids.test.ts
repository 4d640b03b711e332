import { multiply } from 'effect/BigDecimal'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compare, decimal, formatDecimal, isMultipleOf, isSame, sumOf, zero } from '../money/decimal.ts'
import { allotBid, type Band, bidProblem, type BookLevel, cutOffOf, demandAround, priceFrozenAt } from './bids.ts'
import { paymentRuleOf } from './offer.ts'
import { amountDue, announce, cancel, deliver, isDeliverable, refund, subscribe } from './subscription.ts'

const BAND: Band = { low: decimal('12.00'), high: decimal('13.00'), step: decimal('0.05') }
const whole = (n: number) => decimal(String(n))
const STEP = whole(100)
const level = (price: string, lots: number): BookLevel => ({ price: decimal(price), quantity: whole(lots * 100) })

describe('a bid', () => {
  it.each([
    [null, 'bid-required'],
    ['0', 'bid-below-minimum'],
    ['11.95', 'bid-below-minimum'],
    ['11.999', 'bid-below-minimum'],
    ['12.00', undefined],
    ['12.03', 'bid-not-on-step'],
    ['12.65', undefined],
    ['13.00', undefined],
    ['13.01', 'bid-above-band'],
  ])('of %s: %s', (text, problem) => {
    expect(bidProblem(BAND, text === null ? null : decimal(text))).toBe(problem)
  })

  it('at cut-off is always in order, and its money is frozen at the top of the band', () => {
    expect(bidProblem(BAND, 'cut-off')).toBeUndefined()
    expect(formatDecimal(priceFrozenAt(BAND, 'cut-off'))).toBe('13.00')
    expect(formatDecimal(priceFrozenAt(BAND, decimal('12.40')))).toBe('12.40')
  })

  it('is paid up front, also where the offer would be paid after winning at a fixed price', () => {
    expect(paymentRuleOf('placement', 'MY', BAND)).toBe('up-front')
    expect(paymentRuleOf('new-share', 'CN', BAND)).toBe('up-front')
  })
})

describe('the cut-off price', () => {
  const book = [level('12.00', 50), level('12.50', 30), level('13.00', 10)]

  it.each([
    [10, '13.00'],
    [11, '12.50'],
    [40, '12.50'],
    [41, '12.00'],
    [90, '12.00'],
    [500, '12.00'],
  ])('of %i lots offered is %s, whatever the order of the bids', (lots, price) => {
    expect(formatDecimal(cutOffOf(book, whole(lots * 100), BAND))).toBe(price)
    expect(formatDecimal(cutOffOf(book.toReversed(), whole(lots * 100), BAND))).toBe(price)
  })

  it('gives a bid above it all, one below it nothing, and those at it their part of what is left', () => {
    const offered = whole(2500)
    const cutoff = cutOffOf(book, offered, BAND)
    const decided = { cutoff, offered, ...demandAround(book, cutoff) }
    const given = (price: string, lots: number) =>
      formatDecimal(allotBid({ ...level(price, lots), step: STEP }, decided))
    expect([formatDecimal(cutoff), given('13.00', 10), given('12.45', 10)]).toEqual(['12.50', '1000', '0'])
    // 1,500 of 3,000 shares are left at 12.50: half, in whole steps.
    expect([given('12.50', 10), given('12.50', 3), given('12.50', 1)]).toEqual(['500', '100', '0'])
  })

  it('gives nothing below the cut-off price and all at it where exactly what is left is wanted', () => {
    const decided = { cutoff: decimal('12.50'), offered: whole(4000), above: whole(1000), at: whole(3000) }
    const given = (price: string, lots: number) =>
      formatDecimal(allotBid({ ...level(price, lots), step: STEP }, decided))
    expect([given('12.45', 3), given('12.50', 30), given('12.55', 3)]).toEqual(['0', '3000', '300'])
  })

  it('gives everybody all at the lowest price where less is wanted than offered', () => {
    const decided = { cutoff: BAND.low, offered: whole(9001), ...demandAround(book, BAND.low) }
    expect(formatDecimal(allotBid({ ...level('12.00', 7), step: STEP }, decided))).toBe('700')
  })
})

describe('any bids', () => {
  const bids = fc.array(
    fc.record({ at: fc.oneof(fc.nat(20), fc.constant(null)), lots: fc.integer({ min: 1, max: 400 }) }),
    { minLength: 1, maxLength: 40 },
  )
  const held = (rows: ReadonlyArray<{ at: number | null; lots: number }>, lots: number) => {
    const offered = whole(lots * 100)
    const asked = rows.map(({ at, lots: wanted }) => ({
      price: priceFrozenAt(BAND, at === null ? 'cut-off' : decimal((12 + at * 0.05).toFixed(2))),
      quantity: whole(wanted * 100),
    }))
    const cutoff = cutOffOf(asked, offered, BAND)
    const decided = { cutoff, offered, ...demandAround(asked, cutoff) }
    return {
      offered,
      cutoff,
      given: asked.map((bid) => ({ ...bid, allotted: allotBid({ ...bid, step: STEP }, decided) })),
    }
  }

  it('get whole steps, no more than they want and together no more than is offered', () => {
    fc.assert(
      fc.property(bids, fc.integer({ min: 1, max: 4_000 }), (rows, lots) => {
        const { cutoff, given, offered } = held(rows, lots)
        expect(compare(sumOf(given.map(({ allotted }) => allotted)), offered)).not.toBe(1)
        expect(compare(cutoff, BAND.low) >= 0 && compare(cutoff, BAND.high) <= 0).toBe(true)
        for (const { allotted, price, quantity } of given) {
          expect(isMultipleOf(allotted, STEP) && compare(allotted, quantity) <= 0).toBe(true)
          if (compare(price, cutoff) < 0) expect(isSame(allotted, zero)).toBe(true)
          if (compare(price, cutoff) > 0) expect(isSame(allotted, quantity)).toBe(true)
        }
      }),
    )
  })

  it('pay the cut-off price and never more than they bid; what was frozen is paid or comes back, to the last cent', () => {
    fc.assert(
      fc.property(bids, fc.integer({ min: 1, max: 4_000 }), (rows, lots) => {
        const { cutoff, given } = held(rows, lots)
        for (const { allotted, price, quantity } of given) {
          const made = subscribe('up-front', price, quantity)
          const frozen = multiply(price, quantity)
          expect(isSame(made.held, frozen)).toBe(true)
          expect(isSame(cancel(made).refunded, frozen)).toBe(true)
          const told = refund(announce({ ...made, cutoff }, allotted))
          const last = isDeliverable(told) ? deliver(told) : told
          expect(isSame(sumOf([last.held, last.refunded, last.settled]), frozen)).toBe(true)
          expect(isSame(last.held, zero) && isSame(last.settled, multiply(cutoff, allotted))).toBe(true)
          expect(isSame(amountDue(last), last.settled) && compare(last.settled, multiply(price, allotted)) <= 0).toBe(
            true,
          )
        }
      }),
    )
  })
})
