import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MARKETS } from '../../../domain/markets/markets.ts'
import { isOnTick } from '../../../domain/markets/allowedPrices.ts'
import { compare, formatDecimal, isMultipleOf, isSame, zero } from '../../../domain/money/decimal.ts'
import { stageOf } from '../../../domain/offers/timetable.ts'
import { findListing, LISTINGS } from '../listing/listings.ts'
import { makePaperMarket } from '../paperMarket.ts'
import { OFFERING_MARKETS } from './names.ts'
import { newShareByCode, newShareOf, newSharesAround } from './plan.ts'

const market = fc.constantFrom(...OFFERING_MARKETS)
const number = fc.integer({ min: 0, max: 600 })
const DAY = 86_400_000

describe('new shares', () => {
  it('have unique codes and are found by them', () => {
    const listed = new Set(LISTINGS.map(({ instrument }) => instrument.code))
    const codes = OFFERING_MARKETS.flatMap((one) =>
      Array.from({ length: 300 }, (_, n) => newShareOf(one, n)?.code ?? ''),
    )
    expect(new Set(codes).size).toBe(codes.length)
    expect(codes.filter((code) => listed.has(code))).toEqual([])
    for (const code of codes) expect(newShareByCode(code)?.code).toBe(code)
    expect(newShareByCode('96038')).toBeUndefined()
    expect(newShareOf('MY', 1_000)).toBeUndefined()
  })

  it('have unique names for two years', () => {
    const listed = new Set(LISTINGS.map(({ instrument }) => instrument.name))
    for (const one of OFFERING_MARKETS) {
      const names = Array.from({ length: 120 }, (_, n) => newShareOf(one, n)?.name ?? '')
      expect(new Set(names).size).toBe(names.length)
      expect(names.filter((name) => listed.has(name))).toEqual([])
    }
  })

  it('have a price on the grid and whole lots, so that every amount is exact', () => {
    fc.assert(
      fc.property(market, number, (one, n) => {
        const share = newShareOf(one, n)!
        const { lot, ticks } = MARKETS[one]
        expect(isOnTick(ticks, share.price) && compare(share.price, zero) > 0).toBe(true)
        expect(isMultipleOf(share.minimum, lot) && isMultipleOf(share.maximum, share.minimum)).toBe(true)
        expect(compare(share.maximum, share.offered)).toBe(-1)
      }),
    )
  })

  it('are open in every market at any time', () => {
    fc.assert(
      fc.property(market, fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2036, 0, 1) }), (one, at) => {
        const stages = newSharesAround(one, at).map(({ timetable }) => stageOf(timetable, at))
        expect(stages).toContain('open')
        expect(stages).toContain('listed')
      }),
    )
  })
})

describe('a new share in the market', () => {
  const paper = makePaperMarket('new shares')

  it('has no price before its debut, and opens at its premium over the issue price', () => {
    for (const one of OFFERING_MARKETS) {
      const share = newShareOf(one, 210)!
      const { listsAt } = share.timetable
      expect(paper.quote(share.code, listsAt - 1)).toBeUndefined()
      const quote = paper.quote(share.code, listsAt)!
      expect(isSame(quote.previousClose, share.price)).toBe(true)
      expect(quote.limits).toBeUndefined()
      const premium = Number(formatDecimal(quote.open)) / Number(formatDecimal(share.price)) - 1
      expect(Math.abs(premium - share.premium)).toBeLessThan(0.12)
    }
  })

  it('has candles from its debut on, and no older ones', () => {
    const share = newShareOf('US', 205)!
    const at = share.timetable.listsAt + 20 * DAY
    const page = paper.candles(share.code, { resolution: 'day', at, limit: 100 })
    expect(page?.candles[0]?.start).toBe(share.timetable.listsAt)
    expect(page?.hasMore).toBe(false)
    const weeks = paper.candles(share.code, { resolution: 'week', at, limit: 100 })
    expect(weeks?.candles.length).toBeGreaterThanOrEqual(3)
    expect(findListing(share.code)?.instrument.name).toBe(share.name)
  })
})
