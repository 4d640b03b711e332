import { describe, expect, it } from 'vitest'
import { closeOf } from '../../../domain/calendar/sessions.ts'
import { MARKETS } from '../../../domain/markets/markets.ts'
import { findListing } from '../../market/listing/listings.ts'
import { NO_OVERRIDES } from '../../market/override.ts'
import { makePaperMarket } from '../../market/paperMarket.ts'
import { DAY } from '../../platform/clock/instant.ts'
import { planOf, plansAt } from './plan.ts'
import { write } from './write.ts'

const NOW = Date.parse('2026-03-11T12:00:00Z')
const year = plansAt(NOW, true)

describe('the plan of the news', () => {
  it('names listed instruments only, none twice in one article', () => {
    for (const { codes, id } of year) {
      expect(
        codes.every((code) => findListing(code) !== undefined),
        id,
      ).toBe(true)
      expect(new Set(codes).size).toBe(codes.length)
    }
  })

  it('reports a session only after its end', () => {
    for (const { at, day, market } of year)
      if (market !== undefined) expect(at).toBeGreaterThan(closeOf(MARKETS[market].calendar, day) ?? at)
  })

  it('has every kind, and writes about a company again only after weeks', () => {
    expect(new Set(year.map(({ kind }) => kind)).size).toBe(14)
    const last = new Map<string, number>()
    for (const { at, codes, kind } of year) {
      const [code = ''] = codes
      if (kind !== 'growth' && kind !== 'decline' && kind !== 'dividend' && kind !== 'buyback') continue
      expect((last.get(code) ?? Number.POSITIVE_INFINITY) - at, code).toBeGreaterThan(20 * DAY)
      last.set(code, at)
    }
  })

  it('is found by its id within its retention period', () => {
    for (const plan of year) expect(planOf(plan.id, NOW)).toMatchObject({ id: plan.id, at: plan.at, kind: plan.kind })
  })

  it('writes large sums in Korean and Chinese by ten thousands: no more than four figures before a word', () => {
    const market = makePaperMarket('sums')
    const sums = year.filter(({ kind }) => kind === 'contract' || kind === 'site')
    const texts = sums.flatMap((plan) =>
      (['kr', 'cn', 'tw'] as const).map((language) => {
        const { content, title } = write({ market, overrides: NO_OVERRIDES, at: NOW }, plan, language)
        return title + content()
      }),
    )
    expect(texts.some((text) => /\d억|\d亿|\d億/.test(text))).toBe(true)
    expect(texts.filter((text) => /\d[.\d]{4,} ?[만万萬억亿億]/.test(text))).toEqual([])
  })

  it('works for any day of several years, past and future', () => {
    const market = makePaperMarket('any')
    for (const at of ['2024-03-01', '2027-01-04', '2030-12-31'].map((day) => Date.parse(`${day}T12:00:00Z`)))
      for (const plan of plansAt(at))
        expect(write({ market, overrides: NO_OVERRIDES, at }, plan, 'ar').content()).toContain('محاكاة')
  })
})
