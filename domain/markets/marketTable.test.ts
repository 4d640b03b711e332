import { describe, expect, it } from 'vitest'
import { decimal, formatDecimal } from '../money/decimal.ts'
import { CURRENCIES } from '../money/money.ts'
import type { Market } from './market.ts'
import { MARKET_CODES } from './marketCode.ts'
import { MARKETS } from './markets.ts'
import { priceLimits, tickAt } from './allowedPrices.ts'

/** The day's limits after a close: "70 to 130", "none" where the market has none. */
const limitsAfter = ({ limit, ticks }: Market, close: string) => {
  const found = priceLimits(limit, ticks, decimal(close))
  return found === undefined ? 'none' : `${Number(formatDecimal(found.lower))} to ${Number(formatDecimal(found.upper))}`
}

describe('the table of markets', () => {
  it.each([
    ['MY', 'MYR', '100', '70 to 130', '1 2 5', 'short'],
    ['TW', 'TWD', '1000', '90 to 110', '1 2', 'short'],
    ['CN', 'CNY', '100', '90 to 110', '1', 'long only'],
    ['US', 'USD', '1', 'none', '1 2 5 10', 'short'],
    ['JP', 'JPY', '100', '50 to 150', '1 2 3', 'short'],
    ['IT', 'EUR', '1', 'none', '1 2 5', 'short'],
    ['ES', 'EUR', '1', 'none', '1 2 5', 'short'],
    ['FUND', 'EUR', '100', 'none', '1', 'long only'],
    ['FUT', 'USD', '1', '90 to 110', '1 5 10 20', 'short'],
    ['CRYPTO', 'USDT', '1', 'none', '1 2 5 10', 'short'],
    ['FX', 'USD', '1000', 'none', '1 10 20 30', 'short'],
    ['INDEX', 'USD', '1', 'none', '1', 'long only'],
  ] as const)('%s: %s, lots of %s, limits after 100 %s, leverage %s, %s', (code, ...row) => {
    const market = MARKETS[code]
    const shorting = market.shorting ? 'short' : 'long only'
    const found = [market.currency, formatDecimal(market.lot), limitsAfter(market, '100'), market.leverage.join(' ')]
    expect([...found, shorting]).toEqual(row)
    expect(market.code).toBe(code)
  })

  it('has the listing groups in the order in which they are shown', () =>
    expect(Object.keys(MARKETS)).toEqual([...MARKET_CODES]))

  it('quotes in currencies that the product offers', () => {
    for (const { currency } of Object.values(MARKETS)) expect(CURRENCIES).toContain(currency)
  })

  it('lets A-shares be sold from the next trading day on, everything else on the same day', () => {
    const nextDay = MARKET_CODES.filter((code) => MARKETS[code].sale === 'T+1')
    const sameDay = MARKET_CODES.filter((code) => MARKETS[code].sale === 'T+0')
    expect([nextDay.join(' '), sameDay.length]).toEqual(['CN', 11])
  })

  it('settles two trading days after the trade, everywhere', () => {
    for (const market of Object.values(MARKETS)) expect(market.settlementDays).toBe(2)
  })

  it('trades everything but indices', () =>
    expect(MARKET_CODES.filter((code) => !MARKETS[code].tradable)).toEqual(['INDEX']))

  it('keeps the hours of each market; the group of indices has none of its own', () => {
    const others = MARKET_CODES.filter((code) => MARKETS[code].calendar !== code)
    expect([others, MARKETS.INDEX.calendar]).toEqual([['INDEX'], null])
  })
})

describe('ticks by price', () => {
  it.each([
    ['MY', '0 0.005 | 0.995 0.005 | 1 0.01 | 9.99 0.01 | 10 0.02 | 99.98 0.02 | 100 0.1 | 5000 0.1'],
    [
      'TW',
      '0 0.01 | 9.99 0.01 | 10 0.05 | 49.95 0.05 | 50 0.1 | 99.9 0.1 | 100 0.5 | 499.5 0.5 | 500 1 | 999 1 | 1000 5',
    ],
    ['CN', '0 0.01 | 5000 0.01'],
    ['US', '0 0.01 | 5000 0.01'],
    ['JP', '0 1 | 2999 1 | 3000 5 | 4995 5 | 5000 10 | 29990 10 | 30000 50 | 49950 50 | 50000 100'],
    ['IT', '0 0.01 | 49.99 0.01 | 50 0.02 | 99.98 0.02 | 100 0.05 | 199.95 0.05 | 200 0.1'],
    ['ES', '0 0.01 | 49.99 0.01 | 50 0.02 | 99.98 0.02 | 100 0.05 | 199.95 0.05 | 200 0.1'],
    ['FUND', '0 0.0001 | 5000 0.0001'],
    ['FUT', '0 0.01 | 5000 0.01'],
    ['CRYPTO', '0 0.01 | 90000 0.01'],
    ['FX', '0 0.00001 | 150 0.00001'],
    ['INDEX', '0 0.01 | 40000 0.01'],
  ] as const)('%s: %s', (code, row) => {
    const steps = row.split(' | ').map((step) => step.split(' '))
    const found = steps.map(([price = '']) => `${price} ${formatDecimal(tickAt(MARKETS[code].ticks, decimal(price)))}`)
    expect(found.join(' | ')).toBe(row)
  })
})

describe('Japanese limits', () => {
  it.each([
    ['99', '69 to 129'],
    ['100', '50 to 150'],
    ['199', '149 to 249'],
    ['200', '120 to 280'],
    ['499', '419 to 579'],
    ['500', '400 to 600'],
    ['699', '599 to 799'],
    ['700', '550 to 850'],
    ['999', '849 to 1149'],
    ['1000', '700 to 1300'],
    ['1499', '1199 to 1799'],
    ['1500', '1100 to 1900'],
    ['1999', '1599 to 2399'],
    ['2000', '1500 to 2500'],
    ['2999', '2499 to 3495'],
    ['3000', '2300 to 3700'],
    ['4995', '4295 to 5690'],
    ['5000', '4000 to 6000'],
    ['6990', '5990 to 7990'],
    ['7000', '5500 to 8500'],
    ['9990', '8490 to 11490'],
    ['10000', '7000 to 13000'],
    ['14990', '11990 to 17990'],
    ['15000', '11000 to 19000'],
    ['19990', '15990 to 23990'],
    ['20000', '15000 to 25000'],
    ['29990', '24990 to 34950'],
    ['30000', '23000 to 37000'],
    ['49950', '42950 to 56900'],
    ['50000', '40000 to 60000'],
  ])('after a close of %s: %s', (close, limits) => expect(limitsAfter(MARKETS.JP, close)).toBe(limits))
})
