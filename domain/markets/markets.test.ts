import { multiply } from 'effect/BigDecimal'
import { describe, expect, it } from 'vitest'
import { CALENDARS } from '../calendar/calendars.ts'
import { compare, decimal, zero } from '../money/decimal.ts'
import { fitsMinor } from '../money/money.ts'
import { isMarketCode, MARKET_CODES } from './marketCode.ts'
import { MARKETS } from './markets.ts'

describe.each(MARKET_CODES)('market %s', (code) => {
  const market = MARKETS[code]

  it('charges fees that are small beside the amount', () => {
    for (const fee of market.fees) {
      expect(compare(fee.rate, zero)).toBe(1)
      expect(compare(fee.rate, decimal('1'))).toBe(-1)
      if (fee.minimum !== undefined) expect(compare(fee.minimum, fee.maximum ?? decimal('100'))).not.toBe(1)
    }
    expect(new Set(market.fees.map((fee) => fee.name)).size).toBe(market.fees.length)
    expect(market.fees.length > 0).toBe(market.tradable)
  })

  it('trades in amounts the ledger can hold: a lot at one tick is whole minor units', () => {
    for (const { tick } of market.ticks) expect(fitsMinor(multiply(tick, market.lot), market.currency)).toBe(true)
  })

  it('offers leverage from one up, and names hours that exist', () => {
    expect(market.leverage[0]).toBe(1)
    expect([...market.leverage].sort((a, b) => a - b)).toEqual(market.leverage)
    if (market.calendar !== null) expect(CALENDARS[market.calendar].hours.length).toBeGreaterThan(0)
  })

  it('has hours of its own, unless it is the one of the indices', () => {
    expect(market.calendar === null).toBe(code === 'INDEX')
  })
})

it('knows its own codes only', () => {
  expect(isMarketCode('TW')).toBe(true)
  expect(isMarketCode('XX')).toBe(false)
})
