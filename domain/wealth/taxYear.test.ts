import { subtract, sum } from 'effect/BigDecimal'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimal, formatDecimal, isSame, sumOf } from '../money/decimal.ts'
import { roundToMinor } from '../money/money.ts'
import { addFill, closeFill, emptyPosition } from '../positions/position.ts'
import { monthsOfYear, type SaleRecord, saleSums, taxYear, type WalletCosts, yearBounds } from './taxYear.ts'

const MAY = Date.UTC(2026, 4, 4, 3)
const sale = (more: Partial<SaleRecord>): SaleRecord => ({
  id: 'a',
  currency: 'MYR',
  direction: 'long',
  quantity: decimal('100'),
  closePrice: decimal('7.05'),
  fees: decimal('2.26'),
  profit: decimal('42.74'),
  closedAt: MAY,
  ...more,
})
const dividend = (gross: string, tax: string, net: string, paidAt: number | null = MAY) => ({
  id: `d-${gross}`,
  currency: 'MYR' as const,
  gross: decimal(gross),
  tax: decimal(tax),
  net: decimal(net),
  paidAt,
})
const wallet = (fees: string, taxes: string, interest = '0'): WalletCosts => ({
  currency: 'MYR',
  fees: decimal(fees),
  taxes: decimal(taxes),
  interest: decimal(interest),
})
const text = (n: Parameters<typeof formatDecimal>[0]) => formatDecimal(roundToMinor(n, 'MYR'))

describe('a sale', () => {
  it('has what it brought, what it had cost, and adds up', () => {
    const sums = saleSums(sale({}))
    expect(sums && [text(sums.proceeds), text(sums.cost)]).toEqual(['705.00', '660.00'])
  })

  it('of a short position brought what it was opened for', () => {
    const sums = saleSums(sale({ direction: 'short', profit: decimal('-42.74') }))
    expect(sums && [text(sums.proceeds), text(sums.cost)]).toEqual(['664.52', '705.00'])
  })

  it('of an older record without its price has neither', () => {
    expect(saleSums(sale({ closePrice: null }))).toBeNull()
    expect([saleSums(sale({ quantity: null })), saleSums(sale({ fees: null }))]).toEqual([null, null])
  })
})

describe('a year', () => {
  it('lists sales and dividends by their instant, those of one instant by their id', () => {
    const sales = [
      sale({ id: 'a', closedAt: MAY + 2 }),
      sale({ id: 'c', closedAt: MAY }),
      sale({ id: 'b', closedAt: MAY }),
    ]
    const paid = [
      { ...dividend('1', '0', '1', MAY), id: 'c' },
      { ...dividend('3', '0', '3', MAY + 2), id: 'a' },
      { ...dividend('2', '0', '2', MAY), id: 'b' },
    ]
    const [found] = taxYear(2026, sales, paid, [])
    const ids = (rows: ReadonlyArray<{ id: string }> = []) => rows.map(({ id }) => id).join('')
    expect([ids(found?.sales), ids(found?.dividends)]).toEqual(['bca', 'bca'])
  })

  it('has no dividend that was not paid, also in the first year of the clock', () => {
    expect(taxYear(1970, [], [dividend('10', '1', '9', null)], [])).toEqual([])
    expect(taxYear(1970, [], [dividend('10', '1', '9', 0)], [])).toHaveLength(1)
  })

  it('of three digits has the months of that year', () => {
    expect(monthsOfYear(999, '0999-11', '1000-03')).toEqual(['0999-11', '0999-12'])
    expect(yearBounds(999)).toEqual([Date.UTC(999, 0), Date.UTC(1000, 0)])
  })

  it('is calculated to the cent, as an accountant does it by hand', () => {
    // Bought 300 for 6.10 and 200 for 6.35 with 5.49 and 3.81 of fees; sold 150 for 6.90, then the rest for 6.02.
    const bought = [
      ['6.10', '300', '5.49', '1830.00'],
      ['6.35', '200', '3.81', '1270.00'],
    ].reduce(
      (position, [price = '', quantity = '', fees = '', margin = '']) =>
        addFill(position, {
          price: decimal(price),
          quantity: decimal(quantity),
          fees: decimal(fees),
          margin: decimal(margin),
        }),
      emptyPosition('long', 1, 'MYR'),
    )
    const first = closeFill(bought, { price: decimal('6.90'), quantity: decimal('150'), fees: decimal('3.11') })
    const second = closeFill(first.position, {
      price: decimal('6.02'),
      quantity: decimal('350'),
      fees: decimal('6.32'),
    })
    const records = [first.closed, second.closed].map((closed, nth) =>
      sale({
        id: String(nth),
        quantity: closed.quantity,
        closePrice: closed.price,
        fees: sum(closed.openingFees, closed.closingFees),
        profit: closed.profit,
        closedAt: MAY + nth,
      }),
    )
    const [year] = taxYear(2026, records, [dividend('24.00', '2.40', '21.60')], [wallet('18.73', '3.55', '0.40')])
    // 3100.00 / 500 = 6.20 a share: 150 cost 930.00 and 350 cost 2170.00; of 9.30 fees belong 2.79 and 6.51 to them.
    expect(
      year?.sales.map(({ sums, profit }) => [sums && text(sums.proceeds), sums && text(sums.cost), text(profit)]),
    ).toEqual([
      ['1035.00', '930.00', '99.10'],
      ['2107.00', '2170.00', '-75.83'],
    ])
    expect(year && [year.gains, year.losses, year.result, year.gross, year.withheld, year.net].map(text)).toEqual([
      '99.10',
      '-75.83',
      '23.27',
      '24.00',
      '2.40',
      '21.60',
    ])
    expect(year && [year.fees, year.otherTaxes, year.interest].map(text)).toEqual(['18.73', '1.15', '0.40'])
  })

  it('takes what was closed and paid within it, the first instant but not the last', () => {
    const [from, to] = yearBounds(2026)
    const years = taxYear(
      2026,
      [
        sale({ id: 'before', closedAt: from - 1 }),
        sale({ id: 'first', closedAt: from }),
        sale({ id: 'next', closedAt: to }),
      ],
      [dividend('1.00', '0', '1.00', to - 1), dividend('2.00', '0', '2.00', to), dividend('3.00', '0', '3.00', null)],
      [],
    )
    expect(years.map(({ sales, dividends }) => [sales.map(({ id }) => id), dividends.map(({ id }) => id)])).toEqual([
      [['first'], ['d-1.00']],
    ])
    expect([from, from - 1, to].map((at) => new Date(at).getUTCFullYear())).toEqual([2026, 2025, 2027])
  })

  it('has only currencies in which something happened, in the order of the product', () => {
    const years = taxYear(2026, [sale({}), sale({ currency: 'EUR' })], [], [{ ...wallet('1', '0'), currency: 'USD' }])
    expect(years.map(({ currency }) => currency)).toEqual(['EUR', 'USD', 'MYR'])
    expect(taxYear(2026, [], [], [wallet('0.00', '0.00')])).toEqual([])
  })

  it('has the months in which there was an account', () => {
    expect(monthsOfYear(2026, '2025-11', '2026-02')).toEqual(['2026-01', '2026-02'])
    expect(monthsOfYear(2025, '2025-11', '2026-02')).toEqual(['2025-11', '2025-12'])
    expect(monthsOfYear(2024, '2025-11', '2026-02')).toEqual([])
  })
})

describe('any sequence of sales', () => {
  const cents = fc.bigInt({ min: -10_000_000n, max: 10_000_000n })
  const amount = (value: bigint) => decimal(`${value < 0n ? '-' : ''}${abs(value) / 100n}.${two(abs(value) % 100n)}`)
  const abs = (value: bigint) => (value < 0n ? -value : value)
  const two = (value: bigint) => String(value).padStart(2, '0')
  const record = fc.record({
    id: fc.uuid(),
    currency: fc.constantFrom('EUR' as const, 'MYR' as const),
    direction: fc.constantFrom('long' as const, 'short' as const),
    quantity: fc.bigInt({ min: 1n, max: 100_000n }).map((value) => decimal(String(value))),
    closePrice: fc.bigInt({ min: 1n, max: 1_000_000n }).map(amount),
    fees: fc.bigInt({ min: 0n, max: 100_000n }).map(amount),
    profit: cents.map(amount),
    closedAt: fc.integer({ min: Date.UTC(2024, 6, 1), max: Date.UTC(2027, 6, 1) }),
  })

  it('adds up by line, by sum and over the years, whatever their order', () => {
    fc.assert(
      fc.property(fc.array(record, { maxLength: 30 }), (records) => {
        const years = [2024, 2025, 2026, 2027].flatMap((year) => taxYear(year, records, [], []))
        for (const { gains, losses, result, sales } of years) {
          expect(isSame(sum(gains, losses), result)).toBe(true)
          for (const { fees, profit, sums } of sales)
            expect(sums && fees && isSame(subtract(subtract(sums.proceeds, sums.cost), fees), profit)).toBe(true)
        }
        const whole = sumOf(records.map(({ profit }) => profit))
        expect(isSame(sumOf(years.map(({ result }) => result)), whole)).toBe(true)
        expect(years.flatMap(({ sales }) => sales)).toHaveLength(records.length)
        expect(taxYear(2026, records.toReversed(), [], [])).toEqual(taxYear(2026, records, [], []))
      }),
    )
  })
})
