import { make, multiply, subtract } from 'effect/BigDecimal'
import { fromDayNumber, type DayNumber, dayLabel, toDayNumber, mondayOf } from '../../../domain/calendar/day.ts'
import { isTradingDay } from '../../../domain/calendar/sessions.ts'
import { addTradingDays } from '../../../domain/calendar/tradingDays.ts'
import { type Decimal, divideTo } from '../../../domain/money/decimal.ts'
import { chance, seedOf, STREAM } from '../chance.ts'
import type { PaperMarket } from '../paperMarket.ts'
import { fundamentalsOf } from './fundamentals.ts'
import { DAY } from '../../platform/clock/instant.ts'
import { companyOf, type DividendEvent, eventOf } from './dividendEvent.ts'
import { ANNOUNCED_BEFORE, HABITS } from './dividendHabits.ts'

/**
 * The payments per share, which add up to the year's dividend exactly: the last one includes the rounding difference.
 */
const partOf = (year: Decimal, part: number, parts: number): Decimal => {
  const each = divideTo(year, make(BigInt(parts), 0), 4, 'down')
  return part < parts - 1 ? each : subtract(year, multiply(each, make(BigInt(parts - 1), 0)))
}

const between = (draw: number, least: number, most: number): number => least + Math.floor(draw * (most - least + 1))

/**
 * The dividends of an instrument that go ex between two days, both included, as the market announces them: drawn from
 * its seed and the code, so that every process has the same ones. Their sum is the dividend per share that the key
 * statistics state for twelve months. Source: RULES.md, dividends.
 */
export const seededDividends = (
  market: PaperMarket,
  code: string,
  from: DayNumber,
  until: DayNumber,
): ReadonlyArray<DividendEvent> => {
  const company = companyOf(code)
  if (company === undefined) return []
  const { calendar } = company
  const habit = HABITS[company.market]
  const own = seedOf(`${market.seed}:dividends of ${code}`)
  const draw = (purpose: number, year = 0): number => chance(own, STREAM.character, purpose, year)
  const parts = habit.from.length
  const years = [fromDayNumber(from).year, fromDayNumber(until).year]
  const events: Array<DividendEvent> = []
  for (let year = years[0] ?? 0; year <= (years[1] ?? 0); year += 1) {
    for (const [part, start] of habit.from.entries()) {
      // The same season every year, a few days earlier or later.
      const usual =
        toDayNumber({ year, ...start }) + Math.floor(draw(part) * habit.within) + between(draw(10, year), 0, 3)
      const wanted = habit.onMondays ? mondayOf(usual) : usual
      const exDay = isTradingDay(calendar, wanted) ? wanted : addTradingDays(calendar, wanted, 0)
      if (exDay < from || exDay > until) continue
      const perShare = partOf(fundamentalsOf(market, code)?.dividendsPerShare ?? make(0n, 0), part, parts)
      if (perShare.value <= 0n) continue
      const payDay = addTradingDays(calendar, exDay + between(draw(20 + part), ...habit.paysAfter), 0)
      const ahead = between(draw(30 + part, year), ANNOUNCED_BEFORE.least, ANNOUNCED_BEFORE.most)
      const announcedAt = (exDay - ahead) * DAY
      const event = eventOf({ id: `${code}-${dayLabel(exDay)}`, code, exDay, payDay, perShare, announcedAt })
      if (event) events.push(event)
    }
  }
  return events
}
