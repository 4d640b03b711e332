import { multiply } from 'effect/BigDecimal'
import { describe, expect, it } from 'vitest'
import { CALENDARS } from '../../../domain/calendar/calendars.ts'
import { MARKET_CODES } from '../../../domain/markets/marketCode.ts'
import { isOnTick } from '../../../domain/markets/allowedPrices.ts'
import { decimal } from '../../../domain/money/decimal.ts'
import { CURRENCIES, fitsMinor } from '../../../domain/money/money.ts'
import { initialsOf } from './listing.ts'
import { findListing, LISTINGS, listingsOf } from './listings.ts'

describe('the listings', () => {
  it('are about 300, over every market, each code once', () => {
    expect(LISTINGS.length).toBeGreaterThanOrEqual(300)
    expect(new Set(LISTINGS.map(({ instrument }) => instrument.code)).size).toBe(LISTINGS.length)
    expect(new Set(LISTINGS.map(({ instrument }) => instrument.name)).size).toBe(LISTINGS.length)
    for (const market of MARKET_CODES) expect(listingsOf(market).length).toBeGreaterThanOrEqual(12)
    expect(findListing('klci')).toBeUndefined()
  })

  it('have the indices KLCI and FTSEMIB with the hours of their markets', () => {
    const listed = ['KLCI', 'FTSEMIB'].map((code) => findListing(code)?.instrument)
    expect(listed.map((one) => [one?.market, one?.calendar])).toEqual([
      ['INDEX', 'MY'],
      ['INDEX', 'IT'],
    ])
  })

  it('are complete: names in both scripts, initials, hours, a supported currency', () => {
    for (const { instrument, startingPrice } of LISTINGS) {
      expect(instrument.code).toMatch(/^[A-Z0-9]+$/)
      expect(instrument.chineseName).toMatch(/\p{Script=Han}/u)
      expect(instrument.initials).toMatch(/^[a-z0-9]{2,}$/)
      expect(CALENDARS[instrument.calendar]).toBeDefined()
      expect(CURRENCIES).toContain(instrument.currency)
      expect(decimal(startingPrice).value > 0n).toBe(true)
    }
  })

  it('trade in amounts that the ledger can store: lot times tick is whole minor units', () => {
    for (const { instrument } of LISTINGS.filter(({ instrument }) => instrument.market !== 'INDEX')) {
      for (const { tick } of instrument.ticks) {
        const fits = fitsMinor(multiply(tick, instrument.lot), instrument.currency)
        expect([instrument.code, fits]).toEqual([instrument.code, true])
      }
    }
    expect(
      isOnTick(
        findListing('GOLD1')?.instrument.ticks ?? [{ from: decimal('0'), tick: decimal('1') }],
        decimal('2390.1'),
      ),
    ).toBe(true)
  })

  it('are found by pinyin initials, traditional characters too', () => {
    expect(initialsOf('霽禾半導體')).toBe('jhbdt')
    expect(initialsOf('A股模拟三百指数')).toBe('agmnsbzs')
    expect(findListing('97101')?.instrument.initials).toBe('jhbdt')
  })
})
