import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimal, formatDecimal } from '../../../domain/money/decimal.ts'
import { type WealthRecords, wealthOf } from '../../../domain/wealth/wealth.ts'
import { type Figures, figuresOf, type Loaded } from './figures.ts'

const tied = (amount: string, status: number) => [{ amount: decimal(amount), status }]
const RECORDS: WealthRecords = {
  newShares: tied('10', 1),
  withdrawals: tied('20', 0),
  products: tied('30', 0),
  stockCredits: tied('40', 0),
  holdings: [{ price: decimal('2'), quantity: decimal('50'), profit: decimal('-7'), status: 0 }],
  rebateCredits: tied('60', 0),
  realised: [{ profit: decimal('5') }],
}
const LOADED: Loaded = { ...RECORDS, balance: { amount: decimal('1000') } }
const text = (figures: Figures) =>
  Object.fromEntries(Object.entries(figures).map(([name, n]) => [name, n && formatDecimal(n)]))

describe('figures', () => {
  it('are those of the formulas when everything was loaded', () => {
    expect(text(figuresOf(LOADED))).toEqual({
      balance: '1000',
      frozen: '260',
      total: '1260',
      holdingValue: '100',
      floating: '-7',
      realised: '5',
    })
    expect(figuresOf(LOADED)).toEqual(wealthOf(decimal('1000'), RECORDS))
  })

  it('count a balance the server has none of as zero, and one that was not loaded as unknown', () => {
    expect(text(figuresOf({ ...LOADED, balance: { amount: null } }))).toMatchObject({ balance: '0', total: '260' })
    expect(text(figuresOf({ ...LOADED, balance: null }))).toMatchObject({ balance: null, total: null, frozen: '260' })
  })

  it.each([
    ['newShares', ['frozen', 'total']],
    ['withdrawals', ['frozen', 'total']],
    ['products', ['frozen', 'total']],
    ['stockCredits', ['frozen', 'total']],
    ['rebateCredits', ['frozen', 'total']],
    ['holdings', ['frozen', 'total', 'holdingValue', 'floating']],
    ['realised', ['realised']],
  ] as const)('are unknown where they need %s and it is missing', (list, missing) => {
    const figures = figuresOf({ ...LOADED, [list]: null })
    const unknown = Object.entries(figures).filter(([, figure]) => figure === null)
    expect(unknown.map(([name]) => name).toSorted()).toEqual([...missing].toSorted())
  })

  it('never turn into another number because something else is missing', () => {
    const whole = figuresOf(LOADED)
    const keys = Object.keys(LOADED) as Array<keyof Loaded>
    fc.assert(
      fc.property(fc.subarray(keys), (gone) => {
        const figures = figuresOf({ ...LOADED, ...Object.fromEntries(gone.map((key) => [key, null])) })
        for (const name of Object.keys(whole) as Array<keyof Figures>)
          if (figures[name] !== null) expect(figures[name]).toEqual(whole[name])
      }),
    )
  })
})
