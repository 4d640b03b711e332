import { make, subtract } from 'effect/BigDecimal'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimal, formatDecimal, isSame } from '../money/decimal.ts'
import {
  ACCOUNT_TABS,
  type FetchedRecords,
  frozenOf,
  type KnownWealth,
  recordCurrency,
  recordType,
  type TiedRecord,
  wealthOf,
  type WealthRecords,
} from './wealth.ts'

const tied = (amount: string | null, status: number): TiedRecord => ({
  amount: amount === null ? null : decimal(amount),
  status,
})
const held = (price: string, quantity: string, profit: string | null, status = 0) => ({
  price: decimal(price),
  quantity: decimal(quantity),
  profit: profit === null ? null : decimal(profit),
  status,
})

const none: WealthRecords = {
  newShares: [],
  withdrawals: [],
  products: [],
  stockCredits: [],
  holdings: [],
  rebateCredits: [],
  realised: [],
}

const text = ({ balance, frozen, total, holdingValue, floating, realised }: KnownWealth) =>
  Object.fromEntries(
    Object.entries({ balance, frozen, total, holdingValue, floating, realised }).map(([name, figure]) => [
      name,
      figure && formatDecimal(figure),
    ]),
  )

const figures = (balance: string | null, records: Partial<WealthRecords>) =>
  text(wealthOf(balance === null ? null : decimal(balance), { ...none, ...records }))

describe('which records freeze money', () => {
  const lists = ['newShares', 'withdrawals', 'products', 'stockCredits', 'rebateCredits'] as const
  const cases = lists.flatMap((list) =>
    [-1, 0, 1, 2, 3].map((status) => {
      const counts = list === 'newShares' ? status === 1 || status === 2 : status === 0
      return [list, status, counts ? '10.50' : '0'] as const
    }),
  )
  it.each(cases)('%s with status %i freeze %s', (list, status, frozen) => {
    const result = figures('5', { [list]: [tied('10.50', status)] })
    expect(result['frozen']).toBe(frozen)
    expect(isSame(frozenOf({ ...none, [list]: [tied('10.50', status)] }), decimal(frozen))).toBe(true)
  })

  it('holdings count only while they are held', () => {
    expect(figures('0', { holdings: [held('12.90', '1200', '480', 1)] })).toMatchObject({
      frozen: '0',
      holdingValue: '0',
      floating: '0',
    })
  })
})

it('adds up by hand', () => {
  expect(
    figures('41200.00', {
      newShares: [tied('100.10', 1), tied('200.20', 2), tied('999', 0)],
      withdrawals: [tied('50', 0), tied('70', 1)],
      products: [tied('1000', 0)],
      stockCredits: [tied('25.5', 0)],
      holdings: [held('12.905', '1200', '-48.25'), held('3.5', '10', '7.25'), held('9', '9', '9', 2)],
      rebateCredits: [tied('4.20', 0)],
      realised: [{ profit: decimal('120') }, { profit: decimal('-20.5') }, { profit: null }],
    }),
  ).toEqual({
    balance: '41200.00',
    frozen: '16901.000',
    total: '58101.000',
    holdingValue: '15521.000',
    floating: '-41.00',
    realised: '99.5',
  })
})

it('counts a missing amount as zero', () => {
  expect(
    figures(null, {
      products: [tied(null, 0), tied('3', 0)],
      holdings: [
        { price: null, quantity: decimal('5'), profit: null, status: 0 },
        { price: decimal('5'), quantity: null, profit: null, status: 0 },
      ],
    }),
  ).toEqual({ balance: '0', frozen: '3', total: '3', holdingValue: '0', floating: '0', realised: '0' })
})

const amount = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }).map((value) => make(value, 2))
const record = fc.record({ amount: fc.option(amount), status: fc.integer({ min: -1, max: 3 }) })
const holding = fc.record({
  price: fc.option(amount),
  quantity: fc.option(amount),
  profit: fc.option(amount),
  status: fc.integer({ min: 0, max: 2 }),
})
const records = fc.record({
  newShares: fc.array(record),
  withdrawals: fc.array(record),
  products: fc.array(record),
  stockCredits: fc.array(record),
  holdings: fc.array(holding),
  rebateCredits: fc.array(record),
  realised: fc.array(fc.record({ profit: fc.option(amount) })),
})

describe('properties', () => {
  it('total less frozen is the balance', () => {
    fc.assert(
      fc.property(amount, records, (balance, all) => {
        const wealth = wealthOf(balance, all)
        expect(isSame(subtract(wealth.total, wealth.frozen), balance)).toBe(true)
      }),
    )
  })

  it('moving pending records between lists never changes the total', () => {
    fc.assert(
      fc.property(amount, records, (balance, all) => {
        const moved = {
          ...all,
          withdrawals: [],
          products: [...all.stockCredits, ...all.withdrawals],
          stockCredits: all.products,
        }
        expect(isSame(wealthOf(balance, all).total, wealthOf(balance, moved).total)).toBe(true)
      }),
    )
  })

  it('the order of records does not matter', () => {
    fc.assert(
      fc.property(amount, records, (balance, all) => {
        const turned = Object.fromEntries(
          Object.entries(all).map(([name, list]) => [name, [...list].reverse()]),
        ) as unknown as WealthRecords
        const [one, other] = [wealthOf(balance, all), wealthOf(balance, turned)]
        expect(isSame(one.total, other.total)).toBe(true)
        expect(isSame(one.realised, other.realised)).toBe(true)
        expect(isSame(one.floating, other.floating)).toBe(true)
      }),
    )
  })
})

describe('figures of lists that could not all be fetched', () => {
  const only = (amount: string, status: number) => [tied(amount, status)]
  const RECORDS: WealthRecords = {
    newShares: only('10', 1),
    withdrawals: only('20', 0),
    products: only('30', 0),
    stockCredits: only('40', 0),
    holdings: [held('2', '50', '-7')],
    rebateCredits: only('60', 0),
    realised: [{ profit: decimal('5') }],
  }
  const BALANCE = decimal('1000')

  it('count a balance the server has none of as zero, and one that was not fetched as unknown', () => {
    expect(text(wealthOf(null, RECORDS))).toMatchObject({ balance: '0', total: '260' })
    expect(text(wealthOf(undefined, RECORDS))).toMatchObject({ balance: null, total: null, frozen: '260' })
  })

  it.each([
    ['newShares', ['frozen', 'parts', 'total']],
    ['withdrawals', ['frozen', 'parts', 'total']],
    ['products', ['frozen', 'parts', 'total']],
    ['stockCredits', ['frozen', 'parts', 'total']],
    ['rebateCredits', ['frozen', 'parts', 'total']],
    ['holdings', ['floating', 'frozen', 'holdingValue', 'parts', 'total']],
    ['realised', ['realised']],
  ] as const)('are unknown where they need %s and it is missing', (list, missing) => {
    const fetched: FetchedRecords = { ...RECORDS, [list]: null }
    const unknown = Object.entries(wealthOf(BALANCE, fetched)).filter(([, figure]) => figure === null)
    expect(unknown.map(([name]) => name).toSorted()).toEqual(missing)
  })

  it('never turn into another number because something else is missing', () => {
    const whole = wealthOf(BALANCE, RECORDS)
    const keys = Object.keys(RECORDS) as Array<keyof WealthRecords>
    fc.assert(
      fc.property(fc.subarray(keys), fc.boolean(), (gone, isKnown) => {
        const fetched: FetchedRecords = { ...RECORDS, ...Object.fromEntries(gone.map((key) => [key, null])) }
        const found = wealthOf(isKnown ? BALANCE : undefined, fetched)
        for (const name of Object.keys(whole) as Array<keyof KnownWealth>)
          if (found[name] !== null) expect(found[name]).toEqual(whole[name])
      }),
    )
  })
})

it('maps tabs to what the lists are asked for, and to their currency', () => {
  expect(ACCOUNT_TABS.map(recordType)).toEqual(['EUR', 'usd', 'usd'])
  expect(ACCOUNT_TABS.map(recordCurrency)).toEqual(['EUR', 'USD', 'USD'])
})
