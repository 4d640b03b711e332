import { describe, expect, it } from 'vitest'
import { decimal, formatDecimal } from '../../../../domain/money/decimal.ts'
import type { PlacedOrder } from '../../../../ports/Orders.ts'
import { pricesOf, subjectOf } from '../ticket/estimate.ts'
import { detail, placed } from '../ticket/testing/sample.ts'
import { type ChangeContext, type ChangeDraft, draftOf, readChange, reviewOf } from './changeDraft.ts'

/** 1000 to be bought at 1,40, of which 200 are filled; 1.120 are held for the rest. */
const order = (more: Partial<PlacedOrder> = {}): PlacedOrder =>
  placed('partlyfilled', {
    price: decimal('1.40'),
    quantity: decimal('1000'),
    filled: decimal('200'),
    amount: decimal('280'),
    fees: decimal('8'),
    held: decimal('1120'),
    ...more,
  })

const context = (more: Partial<ChangeContext> = {}, available = '500'): ChangeContext => {
  const about = detail()
  return {
    ...subjectOf(about),
    closable: null,
    standing: {
      trading: 'open',
      opensAt: null,
      prices: pricesOf(about.quote, about.book, about.rules),
      available: decimal(available),
    },
    ...more,
  }
}

const codes = (draft: ChangeDraft, of = order(), known = context()) =>
  readChange(draft, of, known).findings.map(({ code, field }) => `${field} ${code}`)

const changeOf = (draft: ChangeDraft, of = order()) => {
  const { change } = readChange(draft, of, context())
  return change && Object.fromEntries(Object.entries(change).map(([name, value]) => [name, formatDecimal(value)]))
}

describe('a change of an order', () => {
  it('begins with the figures of the order, which are no change', () => {
    const draft = draftOf(order(), decimal('100'))
    expect([changeOf(draft), codes(draft)]).toEqual([null, []])
  })

  it('has only the fields that differ', () => {
    expect(changeOf({ price: '1,41', quantity: '1000' })).toEqual({ price: '1.41' })
    expect(changeOf({ price: '1,400', quantity: '900' })).toEqual({ quantity: '900' })
    expect(changeOf({ price: '', quantity: '900' })).toBeNull()
    expect(changeOf({ price: '1,40', quantity: 'many' })).toBeNull()
  })

  it('is checked by the rules of a new order', () => {
    expect(codes({ price: '1,405', quantity: '1000' })).toEqual(['price off-tick'])
    expect(codes({ price: '1,40', quantity: '950' })).toEqual(['quantity not-whole-lots'])
    expect(codes({ price: '9', quantity: '1000' })).toEqual(['price price-limit-exceeded'])
    expect(codes({ price: '1,55', quantity: '1000' })).toEqual(['price fills-at-once'])
  })

  it('leaves more than what is filled', () => {
    expect(codes({ price: '1,40', quantity: '200' })).toEqual(['quantity below-filled-quantity'])
    expect(codes({ price: '1,40', quantity: '300' })).toEqual([])
  })

  it('needs money only for what it holds beyond what the order holds already', () => {
    // 800 more at 1,40 are 1120 more: 620 are missing.
    const { findings } = readChange({ price: '1,40', quantity: '1800' }, order(), context())
    expect(findings).toMatchObject([{ field: 'quantity', code: 'insufficient-available-balance' }])
    expect(codes({ price: '1,40', quantity: '1300' })).toEqual([])
  })

  it('of an order that closes stays within what no other order claims', () => {
    const closing = order({ action: 'close' })
    const known = context({ closable: decimal('300') })
    expect(codes({ price: '1,60', quantity: '1300' }, closing, known)).toEqual([])
    expect(codes({ price: '1,60', quantity: '1400' }, closing, known)).toEqual(['quantity above-position'])
  })

  it('leaves what protects the position on its side of the new price', () => {
    const terms = { stop: decimal('1.40'), takeProfit: decimal('1.60') }
    const kept = { trailPrice: null, stopNow: null, side: null, triggerPrice: null, triggeredAt: null, updatedAt: 0 }
    const guarded = order({ price: decimal('1.45'), protection: { state: 'waiting', terms, ...kept } })
    expect(codes({ price: '1,41', quantity: '1000' }, guarded)).toEqual([])
    expect(codes({ price: '1,40', quantity: '1000' }, guarded)).toEqual(['price price-against-protection'])
    // A smaller quantity alone is not checked against it.
    const late = order({ protection: { state: 'waiting', terms, ...kept } })
    expect(codes({ price: '1,40', quantity: '900' }, late)).toEqual([])
    const over = order({ price: decimal('1.45'), protection: { state: 'ended', terms, ...kept } })
    expect(codes({ price: '1,40', quantity: '1000' }, over)).toEqual([])
  })

  it('waits for the market, as a new order does', () => {
    const closed = context()
    const draft = { price: '1,41', quantity: '1000' }
    const found = codes(draft, order(), { ...closed, standing: { ...closed.standing, trading: 'closed' } })
    expect(found).toEqual(['instrument non-trading-time'])
  })
})

describe('the review of a change', () => {
  const review = (draft: ChangeDraft, of = order()) => {
    const { held, keepsPlace } = reviewOf(draft, of, context())
    return [held && formatDecimal(held), keepsPlace]
  }

  it('says what is held, and keeps the place only for less at the same price', () => {
    expect(review({ price: '1,40', quantity: '500' })).toEqual(['420.00', true])
    expect(review({ price: '1,41', quantity: '500' })).toEqual(['423.00', false])
    expect(review({ price: '1,40', quantity: '1100' })).toEqual(['1260.00', false])
  })

  it('does not guess the reserve of a short sale whose price stays', () => {
    const short = order({ direction: 'short', price: decimal('1.60') })
    expect(review({ price: '1,60', quantity: '500' }, short)).toEqual([undefined, true])
  })
})
