import { describe, expect, it } from 'vitest'
import { decimal, formatDecimal } from '../../domain/money/decimal.ts'
import { type Currency, money } from '../../domain/money/money.ts'
import {
  accountKey,
  assertBalanced,
  available,
  type Entry,
  entry,
  held,
  house,
  type HouseAccount,
  LedgerMistake,
  move,
  assertFunded,
  Shortfall,
} from './entry.ts'

const of = (amount: string, currency: Currency = 'EUR') => money(decimal(amount), currency)
const customer = available('c-1')
const refused = (...entries: ReadonlyArray<Entry>) => {
  try {
    assertBalanced(entries)
  } catch (mistake) {
    return mistake instanceof LedgerMistake ? `${mistake.name}: ${mistake.message}` : mistake
  }
  return undefined
}

describe('accounts', () => {
  it('are a customer’s free or held money, or the broker’s own', () => {
    expect([customer, held('c-1'), house('fees')]).toEqual([
      { owner: 'c-1', kind: 'available' },
      { owner: 'c-1', kind: 'held' },
      { owner: null, kind: 'fees' },
    ])
  })

  it('have a unique name by owner, kind and currency', () => {
    expect(accountKey(customer, 'EUR')).toBe('c-1/available/EUR')
    expect(accountKey(held('c-1'), 'USD')).toBe('c-1/held/USD')
    expect(accountKey(house('fees'), 'EUR')).toBe('/fees/EUR')
  })

  it('a move takes from one what it gives to the other', () => {
    const moved = move(customer, house('fees'), of('12.50')).map(({ account, money: { amount, currency } }) => [
      account.kind,
      formatDecimal(amount),
      currency,
    ])
    expect(moved).toEqual([
      ['available', '-12.50', 'EUR'],
      ['fees', '12.50', 'EUR'],
    ])
  })
})

describe('a transfer', () => {
  it('is accepted where it sums to zero in each currency', () => {
    expect(refused(...move(customer, house('fees'), of('0.01')))).toBeUndefined()
    const exchange = [
      ...move(customer, house('exchange'), of('100')),
      ...move(house('exchange'), customer, of('15000', 'JPY')),
    ]
    expect(refused(...exchange)).toBeUndefined()
  })

  it('has at least two entries', () => {
    expect(refused()).toBe('LedgerMistake: a transfer has at least two entries')
    expect(refused(entry(customer, of('1')))).toBe('LedgerMistake: a transfer has at least two entries')
  })

  it('has no entry of zero', () => {
    const lines = [entry(customer, of('0.00')), entry(house('fees'), of('0.00'))]
    expect(refused(...lines)).toBe('LedgerMistake: an entry moves something')
  })

  it('is refused with the difference where a currency does not sum to zero', () => {
    const lines = [entry(customer, of('-10.00')), entry(house('fees'), of('9.99'))]
    expect(refused(...lines)).toBe('LedgerMistake: EUR is out of balance by -0.01')
  })

  it('never balances one currency with another', () => {
    const lines = [entry(customer, of('-10', 'USD')), entry(house('exchange'), of('10', 'EUR'))]
    expect(refused(...lines)).toBe('LedgerMistake: USD is out of balance by -10')
  })

  it('has no more decimals than the currency', () => {
    const cents = move(customer, house('fees'), of('0.005'))
    expect(refused(...cents)).toBe('LedgerMistake: EUR has fewer decimals than -0.005')
    const yen = move(house('clearing'), customer, of('0.5', 'JPY'))
    expect(refused(...yen)).toBe('LedgerMistake: JPY has fewer decimals than -0.5')
  })

  it.each<[HouseAccount, boolean]>([
    ['exchange', true],
    ['rounding', true],
    ['practice', false],
    ['fees', false],
    ['clearing', false],
    ['payments', false],
    ['lending', false],
    ['credit', false],
    ['rewards', false],
    ['taxes', false],
  ])('may leave less than a cent with the account %s: %s', (kind, may) => {
    const between = [entry(house(kind), of('-0.001')), entry(house('exchange'), of('0.001'))]
    expect(refused(...between) === undefined).toBe(may)
  })

  it('never leaves less than a cent with a customer', () => {
    const exact = move(house('exchange'), customer, of('0.001'))
    expect(refused(...exact)).toBe('LedgerMistake: EUR has fewer decimals than 0.001')
  })
})

it('a shortfall of the broker’s own accounts throws', () => {
  const shortfall = new Shortfall('c-1', of('3.20'))
  expect([shortfall.customerId, formatDecimal(shortfall.missing.amount)]).toEqual(['c-1', '3.20'])
  expect(() => assertFunded(shortfall)).toThrow(new LedgerMistake('short of 3.20'))
  expect(assertFunded('posted')).toBe('posted')
})
