import { type DayNumber, fromDayNumber, toDayNumber } from '../../../domain/calendar/day.ts'
import { isTradingDay } from '../../../domain/calendar/sessions.ts'
import { addTradingDays } from '../../../domain/calendar/tradingDays.ts'
import type { CompanyDateKind } from '../../../domain/contract/enumerations.ts'
import { chance, seedOf, STREAM } from '../chance.ts'
import type { PaperMarket } from '../paperMarket.ts'
import { companyOf } from './dividendEvent.ts'
import { seededDividends } from './dividends.ts'

/** The months in which a company tells its results, and that of its yearly meeting: simulated, but typical. */
const RESULTS = [2, 5, 8, 11]
const MEETING = 6
/** The days of such a month that are used. */
const DAYS = 26
/** Every company has a dividend within this time, where it pays any. */
const AHEAD = 370

export interface CompanyDate {
  readonly kind: CompanyDateKind
  readonly day: DayNumber
}

/**
 * The next results, the next ex-date and the next meeting of a company from a day on, the soonest first: drawn from the market's
 * seed and the code, the dividend the same as its announcement. Nothing for what is no company. Source: RULES.md, markets.
 */
export const companyDates = (market: PaperMarket, code: string, from: DayNumber): ReadonlyArray<CompanyDate> => {
  const company = companyOf(code)
  if (company === undefined) return []
  const { calendar } = company
  const draw = seedOf(`${market.seed}:dates of ${code}`)
  const { year } = fromDayNumber(from)
  const next = (kind: CompanyDateKind, months: ReadonlyArray<number>): ReadonlyArray<CompanyDate> => {
    const days = [year, year + 1].flatMap((of) =>
      months.map((month) => {
        const wanted =
          toDayNumber({ year: of, month, day: 1 }) + Math.floor(chance(draw, STREAM.character, month, of) * DAYS)
        return isTradingDay(calendar, wanted) ? wanted : addTradingDays(calendar, wanted, 0)
      }),
    )
    const day = days.find((one) => one >= from)
    return day === undefined ? [] : [{ kind, day }]
  }
  const dividend = seededDividends(market, code, from, from + AHEAD).toSorted((a, b) => a.exDay - b.exDay)[0]
  return [
    ...next('results', RESULTS),
    ...(dividend ? [{ kind: 'dividend', day: dividend.exDay } as const] : []),
    ...next('meeting', [MEETING]),
  ].toSorted((a, b) => a.day - b.day)
}
