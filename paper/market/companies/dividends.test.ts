import { describe, expect, it } from 'vitest'
import { parseDay, weekdayOf } from '../../../domain/calendar/day.ts'
import { isTradingDay } from '../../../domain/calendar/sessions.ts'
import { isSame, sumOf, zero } from '../../../domain/money/decimal.ts'
import { listingsOf } from '../listing/listings.ts'
import { makePaperMarket } from '../paperMarket.ts'
import { fundamentalsOf } from './fundamentals.ts'
import { DAY } from '../../platform/clock/instant.ts'
import { seededDividends } from './dividends.ts'
import { ANNOUNCED_BEFORE, HABITS } from './dividendHabits.ts'

const market = makePaperMarket('test')
const day = (label: string): number => parseDay(label) ?? 0
const [FIRST, LAST] = [day('2026-01-01'), day('2026-12-31')]
const yearOf = (code: string) => seededDividends(market, code, FIRST, LAST)

/** A few companies of each market. */
const COMPANIES = Object.entries(HABITS).flatMap(([name, habit]) =>
  listingsOf(name as keyof typeof HABITS)
    .slice(0, 5)
    .map(({ instrument }) => ({ instrument, habit })),
)

describe('the announced dividends', () => {
  it('add up in a year to exactly the dividend per share of the key statistics', () => {
    let paying = 0
    for (const { habit, instrument } of COMPANIES) {
      const events = yearOf(instrument.code)
      const year = fundamentalsOf(market, instrument.code)?.dividendsPerShare ?? zero
      expect(isSame(sumOf(events.map(({ perShare }) => perShare)), year), instrument.code).toBe(true)
      expect(events.length, instrument.code).toBe(year.value === 0n ? 0 : habit.from.length)
      paying += events.length
    }
    expect(paying).toBeGreaterThan(30)
  })

  it('are on trading days, in order, and are announced before', () => {
    for (const { habit, instrument } of COMPANIES)
      for (const { announcedAt, exAt, exDay, payAt, payDay, recordAt } of yearOf(instrument.code)) {
        expect(isTradingDay(instrument.calendar, exDay) && isTradingDay(instrument.calendar, payDay)).toBe(true)
        expect(recordAt).toBeLessThan(exAt)
        expect(payAt).toBeGreaterThanOrEqual(exAt)
        expect(payDay - exDay).toBeGreaterThanOrEqual(habit.paysAfter[0])
        expect(exAt - announcedAt).toBeGreaterThan((ANNOUNCED_BEFORE.least - 1) * DAY)
        if (habit.onMondays) expect(weekdayOf(exDay)).toBe(1)
      }
  })

  it('depend on the seed alone: read in parts or in one call, by any process', () => {
    const { code } = COMPANIES.find(({ instrument }) => yearOf(instrument.code).length === 4)!.instrument
    const again = makePaperMarket('test')
    const days = Array.from({ length: LAST - FIRST + 1 }, (_, n) => FIRST + n)
    expect(days.flatMap((one) => seededDividends(again, code, one, one))).toEqual(yearOf(code))
    const other = seededDividends(makePaperMarket('other'), code, FIRST, LAST)
    expect(other.map(({ exDay }) => exDay)).not.toEqual(yearOf(code).map(({ exDay }) => exDay))
  })

  it('are none for an instrument that is no company', () => {
    for (const code of ['KLCI', 'AURNUSDT', 'FD1001', 'NOTHING']) expect(yearOf(code)).toEqual([])
  })
})
