import { describe, expect, it } from 'vitest'
import { decimal } from '../../../../../domain/money/decimal.ts'
import { formatPrice } from '../../../../../domain/money/format.ts'
import { type Draft, readDraft } from '../enter/draft.ts'
import { findingAt, findingsOf, type AccountState, withProblems } from './findings.ts'
import { pricesOf, subjectOf } from '../estimate.ts'
import { detail, position } from '../testing/sample.ts'
import { NOW } from '../../../../testing/now.ts'

const known = detail()
const subject = subjectOf(known)
const DRAFT: Draft = { direction: 'long', type: 'limit', price: '1,540', quantity: '100', leverage: 1 }
const STANDING: AccountState = {
  trading: 'open',
  opensAt: null,
  prices: pricesOf(known.quote, known.book, known.rules),
  available: decimal('10000'),
  marginEnabled: true,
  position: null,
}
const codes = (draft: Partial<Draft> = {}, standing: Partial<AccountState> = {}) => {
  const action = standing.position ? 'close' : 'open'
  const read = readDraft({ ...DRAFT, ...draft }, action, subject.instrument)
  return findingsOf(read, subject, { ...STANDING, ...standing }).map(({ field, code }) => `${field} ${code}`)
}

describe('what is found about an order form', () => {
  it.each<[string, Partial<Draft>, Partial<AccountState>, ReadonlyArray<string>]>([
    ['nothing', {}, {}, []],
    ['a closed market', {}, { trading: 'closed', opensAt: NOW }, ['instrument non-trading-time']],
    ['a halt', {}, { trading: 'halted' }, ['instrument trading-halted']],
    ['no price', { type: 'market' }, { prices: null }, ['instrument price-not-obtained']],
    ['a broken lot', { quantity: '150' }, {}, ['quantity not-whole-lots']],
    ['no quantity', { quantity: '' }, {}, ['quantity quantity-required']],
    ['a price between ticks', { price: '1,545' }, {}, ['price off-tick']],
    ['a price beyond the limits', { price: '1,98' }, {}, ['price price-limit-exceeded']],
    ['a dot before the decimals, from the keypad of a phone', { price: '1.54' }, {}, []],
    ['words in place of figures', { price: 'x', quantity: 'y' }, {}, ['price not-a-number', 'quantity not-a-number']],
    ['too little money', { quantity: '100.000' }, {}, ['quantity insufficient-available-balance']],
    ['money that is not known', { quantity: '100.000' }, { available: null }, []],
    ['leverage without margin', { leverage: 2 }, { marginEnabled: false }, ['leverage margin-not-enabled']],
    ['a short without margin', { direction: 'short' }, { marginEnabled: false }, ['direction margin-not-enabled']],
    ['a limit that fills at once', { price: '1,55' }, {}, ['price fills-at-once']],
    ['a limit far away', { price: '1,10' }, {}, ['price far-from-market']],
    ['a price where none counts', { type: 'market', price: 'x' }, {}, []],
  ])('%s', (_, draft, standing, expected) => {
    expect(codes(draft, standing)).toEqual(expected)
  })

  it('a sale that is locked, and one of more than is held', () => {
    const locked = position({ closable: decimal('100'), sellableFrom: NOW, lockReason: 'sell-blocked-15-minutes' })
    expect(codes({ quantity: '200', price: '1,56' }, { position: locked })).toEqual([
      'quantity sell-blocked-15-minutes',
    ])
    expect(codes({ quantity: '100', price: '1,56' }, { position: locked })).toEqual([])
    expect(codes({ quantity: '600', price: '1,56' }, { position: position() })).toEqual(['quantity above-position'])
  })

  it('is extended by the server’s findings, without duplicates', () => {
    const found = findingsOf(readDraft({ ...DRAFT, quantity: '150' }, 'open', subject.instrument), subject, STANDING)
    const all = withProblems(found, [
      { field: 'quantity', code: 'not-whole-lots', severity: 'error' },
      { field: 'positionid', code: 'account-frozen', severity: 'error' },
    ])
    expect(all.map(({ code }) => code)).toEqual(['not-whole-lots', 'account-frozen'])
    expect(findingAt(all, 'instrument')?.code).toBe('account-frozen')
  })

  it('at a price are the limits of the day before the tick size: prices on the tick grid would be refused too', () => {
    const read = readDraft({ ...DRAFT, price: '1.234,565' }, 'open', subject.instrument)
    const found = findingsOf(read, subject, STANDING)
    expect(found.map(({ code }) => code)).toEqual(expect.arrayContaining(['off-tick', 'price-limit-exceeded']))
    expect(findingAt(found, 'price')?.code).toBe('price-limit-exceeded')
  })

  it('ignores the server’s warnings about older prices', () => {
    expect(withProblems([], [{ field: 'price', code: 'fills-at-once', severity: 'warning' }])).toEqual([])
  })

  it('is that there are no asks at the upper limit, so no purchase fills immediately', () => {
    const atLimit = { ...known.quote, price: known.rules.upperLimit }
    const prices = pricesOf(atLimit, { ...known.book, asks: [] }, known.rules)
    const price = formatPrice(known.rules.upperLimit!, decimal('0.01'))
    expect(codes({ price }, { prices })).toEqual(['price nobody-opposite'])
    expect(codes({ type: 'market' }, { prices })).toEqual(['instrument price-not-obtained'])
    // A sale is filled by the bids.
    expect(codes({ price: '1,53', direction: 'short' }, { prices })).toEqual(['price fills-at-once'])
    expect(codes({ type: 'market', direction: 'short' }, { prices })).toEqual([])
  })
})
