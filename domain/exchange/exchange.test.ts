import { make, multiply, subtract, sum } from 'effect/BigDecimal'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compare, decimal, formatDecimal, isSame, sumOf, zero } from '../money/decimal.ts'
import { type Currency, fitsMinor, MINOR_UNITS } from '../money/money.ts'
import { REFERENCE_RATES } from './referenceRates.ts'
import {
  convert,
  convertToReceive,
  dealingRate,
  EXCHANGE_CURRENCIES,
  exchangeProblems,
  isQuoteValid,
  leastPaid,
  quoteOf,
} from './exchange.ts'
import { crossRate, worthIn } from './rates.ts'

const currency = fc.constantFrom(...EXCHANGE_CURRENCIES)
const amountIn = (of: Currency) => fc.bigInt({ min: 1n, max: 10n ** 13n }).map((value) => make(value, MINOR_UNITS[of]))
const payment = currency.chain((from) => fc.record({ from: fc.constant(from), to: currency, amount: amountIn(from) }))

it('offers all eleven wallets', () => expect(EXCHANGE_CURRENCIES).toHaveLength(11))

describe('rates', () => {
  it('crosses through the table', () => {
    expect(formatDecimal(crossRate(REFERENCE_RATES, 'EUR', 'MYR'))).toBe('4.6072186837')
    expect(formatDecimal(crossRate(REFERENCE_RATES, 'VND', 'EUR'))).toBe('0.0000362212')
    expect(formatDecimal(crossRate(REFERENCE_RATES, 'USD', 'USD'))).toBe('1')
  })

  it('gives the worth in another currency, rounded once, to even where nothing else is asked', () => {
    const rates = { ...REFERENCE_RATES, USD: decimal('1'), EUR: decimal('8') }
    expect(formatDecimal(worthIn(rates, decimal('100'), 'EUR', 'USD'))).toBe('800.00')
    expect(formatDecimal(worthIn(rates, decimal('1'), 'USD', 'EUR'))).toBe('0.12')
    expect(formatDecimal(worthIn(rates, decimal('1'), 'USD', 'EUR', 'half-up'))).toBe('0.13')
  })

  it('has a rate above zero for every pair', () => {
    fc.assert(
      fc.property(currency, currency, (from, to) => {
        expect(compare(crossRate(REFERENCE_RATES, from, to), zero)).toBe(1)
      }),
    )
  })
})

it('deals at a rate that is rounded down', () => {
  expect(formatDecimal(dealingRate(REFERENCE_RATES, 'VND', 'EUR'))).toBe('0.0000362211')
})

describe('conversion', () => {
  it('states what it rounded away', () => {
    const quote = quoteOf(REFERENCE_RATES, 'EUR', 'MYR', 0)
    const { paid, received, remainder } = convert(decimal('100.00'), quote)
    expect([formatDecimal(paid.amount), paid.currency]).toEqual(['100.00', 'EUR'])
    expect([formatDecimal(received.amount), received.currency]).toEqual(['460.72', 'MYR'])
    expect(isSame(remainder, decimal('0.00186836'))).toBe(true)
  })

  it('rounds down', () => {
    const quote = { ...quoteOf(REFERENCE_RATES, 'USD', 'EUR', 0), rate: decimal('0.5') }
    expect(formatDecimal(convert(decimal('0.01'), quote).received.amount)).toBe('0.00')
    expect(formatDecimal(convert(decimal('0.03'), quote).received.amount)).toBe('0.01')
    const toYen = { ...quoteOf(REFERENCE_RATES, 'USD', 'JPY', 0), rate: decimal('159.99') }
    expect(formatDecimal(convert(decimal('0.01'), toYen).received.amount)).toBe('1')
  })

  it('never favours the customer: less than one unit is left, and nothing is lost', () => {
    fc.assert(
      fc.property(payment, ({ from, to, amount }) => {
        const quote = quoteOf(REFERENCE_RATES, from, to, 0)
        const { received, remainder } = convert(amount, quote)
        expect(fitsMinor(received.amount, to)).toBe(true)
        expect([compare(remainder, zero) >= 0, compare(remainder, make(1n, MINOR_UNITS[to]))]).toEqual([true, -1])
        expect(isSame(sum(received.amount, remainder), multiply(amount, quote.rate))).toBe(true)
      }),
    )
  })

  it('gives for any split of an amount at most what the whole gives', () => {
    const parts = currency.chain((from) =>
      fc.record({
        from: fc.constant(from),
        to: currency,
        amounts: fc.array(
          fc.bigInt({ min: 1n, max: 10n ** 5n }).map((value) => make(value, MINOR_UNITS[from])),
          { minLength: 2, maxLength: 60 },
        ),
      }),
    )
    fc.assert(
      fc.property(parts, ({ from, to, amounts }) => {
        const quote = quoteOf(REFERENCE_RATES, from, to, 0)
        const split = sumOf(amounts.map((amount) => convert(amount, quote).received.amount))
        expect(compare(split, convert(sumOf(amounts), quote).received.amount)).toBeLessThanOrEqual(0)
      }),
    )
  })

  it('gives at most what was paid after the way there and back', () => {
    fc.assert(
      fc.property(payment, ({ from, to, amount }) => {
        const there = convert(amount, quoteOf(REFERENCE_RATES, from, to, 0)).received.amount
        const back = convert(there, quoteOf(REFERENCE_RATES, to, from, 0)).received.amount
        expect(compare(back, amount)).toBeLessThanOrEqual(0)
      }),
    )
  })

  it('finds the cheapest payment for a wanted amount: it gives that at least, and one unit less does not', () => {
    fc.assert(
      fc.property(payment, ({ from, to, amount }) => {
        const quote = quoteOf(REFERENCE_RATES, to, from, 0)
        const { paid, received } = convertToReceive(amount, quote)
        expect(fitsMinor(paid.amount, to)).toBe(true)
        expect(compare(received.amount, amount)).toBeGreaterThanOrEqual(0)
        const less = subtract(paid.amount, make(1n, MINOR_UNITS[to]))
        expect(compare(convert(less, quote).received.amount, amount)).toBe(-1)
      }),
    )
  })

  it('has a minimum that buys one unit, and one unit less buys nothing', () => {
    fc.assert(
      fc.property(currency, currency, (from, to) => {
        const quote = quoteOf(REFERENCE_RATES, from, to, 0)
        const least = leastPaid(quote)
        expect(compare(convert(least, quote).received.amount, zero)).toBe(1)
        const less = convert(subtract(least, make(1n, MINOR_UNITS[from])), quote)
        expect(compare(less.received.amount, zero)).toBe(0)
      }),
    )
  })
})

describe('checks', () => {
  const quote = quoteOf(REFERENCE_RATES, 'EUR', 'JPY', 1_000)
  const request = { amount: decimal('10.00'), quote, available: decimal('10.00') }

  it('takes a good request', () => expect(exchangeProblems(request, 1_000)).toEqual([]))

  it('holds a rate for thirty seconds', () => {
    expect(isQuoteValid(quote, 31_000)).toBe(true)
    expect(exchangeProblems(request, 31_001)).toEqual([{ field: 'quote', code: 'quote-expired' }])
  })

  it.each([
    [null, 'amount-required'],
    ['0.00', 'amount-required'],
    ['-1', 'amount-required'],
    ['1.005', 'too-many-decimals'],
    ['10.01', 'more-than-available'],
  ])('amount %s: %s', (amount, code) =>
    expect(exchangeProblems({ ...request, amount: amount === null ? null : decimal(amount) }, 0)).toEqual([
      { field: 'amount', code },
    ]),
  )

  it('refuses an amount that buys nothing', () => {
    const toEuro = { amount: decimal('1'), quote: quoteOf(REFERENCE_RATES, 'VND', 'EUR', 0), available: decimal('9') }
    expect(exchangeProblems(toEuro, 0)).toEqual([{ field: 'amount', code: 'amount-too-small' }])
  })

  it('refuses one currency for itself', () => {
    const same = { ...request, quote: quoteOf(REFERENCE_RATES, 'EUR', 'EUR', 0) }
    expect(exchangeProblems(same, 0)).toEqual([{ field: 'pair', code: 'same-currency' }])
  })
})
