import { describe, expect, it } from 'vitest'
import { parseDay } from '../../../domain/calendar/day.ts'
import { isTradingDay } from '../../../domain/calendar/sessions.ts'
import { addTradingDays } from '../../../domain/calendar/tradingDays.ts'
import { LISTINGS } from '../listing/listings.ts'
import { companyOf as newCompany, OFFERING_MARKETS } from '../newShares/names.ts'
import { makePaperMarket } from '../paperMarket.ts'
import { companyDates } from './dates.ts'
import { companyOf } from './dividendEvent.ts'
import { seededDividends } from './dividends.ts'
import { sectorOf, tradeOf } from './trades.ts'

const market = makePaperMarket('test')
const FROM = parseDay('2026-03-11') ?? 0
/** Names repeat after this many. */
const OFFERINGS = 120
const NEW_NAMES = OFFERING_MARKETS.flatMap((of) =>
  Array.from({ length: OFFERINGS }, (_, nth) => newCompany(of, nth).name),
)
const COMPANIES = LISTINGS.flatMap(({ instrument }) => companyOf(instrument.code) ?? [])

describe('a company', () => {
  it('has a trade and a sector, also one whose shares are new', () => {
    const names = [...COMPANIES.map(({ name }) => name), ...NEW_NAMES]
    expect(names.filter((name) => tradeOf(name) === undefined)).toEqual([])
    expect(sectorOf(tradeOf('Rimbaya Foods Berhad') ?? 'media')).toBe('consumer-staples')
    expect(new Set(names.flatMap((name) => tradeOf(name) ?? [])).size).toBe(23)
  })

  it('is told by the last words of its name', () => {
    expect(['Canghe Heavy Industry', 'Fuyao Chip Design', 'Montelisca Banca', 'Walter Nobody'].map(tradeOf)).toEqual([
      'machines',
      'chips',
      'bank',
      undefined,
    ])
  })
})

describe('the next dates of a company', () => {
  it.each([0, 1, 45, 200, 364])('are trading days to come, the soonest first (%i days on)', (later) => {
    for (const { calendar, code } of COMPANIES) {
      const from = FROM + later
      const dates = companyDates(market, code, from)
      const days = dates.map(({ day }) => day)
      expect(days, code).toEqual(days.toSorted((a, b) => a - b))
      expect(
        days.every((day) => day >= from && isTradingDay(calendar, day)),
        code,
      ).toBe(true)
      expect(dates.map(({ kind }) => kind).filter((kind) => kind !== 'dividend')).toHaveLength(2)
      const [first] = seededDividends(market, code, from, from + 370).toSorted((a, b) => a.exDay - b.exDay)
      expect(dates.find(({ kind }) => kind === 'dividend')?.day, code).toBe(first?.exDay)
    }
  })

  it('stay until their day, and are then the next ones', () => {
    const { calendar = 'MY', code = '' } = COMPANIES[0] ?? {}
    const [next] = companyDates(market, code, FROM)
    const day = next?.day ?? 0
    expect(companyDates(market, code, day)[0]).toEqual(next)
    expect(companyDates(market, code, addTradingDays(calendar, day, 1)).every((date) => date.day > day)).toBe(true)
  })

  it('are none of an index or a fund', () => {
    expect([companyDates(market, 'KLCI', FROM), companyDates(market, 'FD1001', FROM)]).toEqual([[], []])
  })
})
