import { parseDay } from '../../../domain/calendar/day.ts'
import type { Instant } from '../../../domain/calendar/zone.ts'
import type { Db } from '../../platform/database/transaction.ts'
import type { PaperMarket } from '../../market/paperMarket.ts'
import { DAY } from '../../platform/clock/instant.ts'
import { seededDividends } from '../../market/companies/dividends.ts'
import { type DividendEvent, eventOf } from '../../market/companies/dividendEvent.ts'

/** The largest distance between an instant and its day, in any zone. */
const MARGIN = 2

/** Dividends of some instruments that go ex after an instant and no later than another, the soonest first. */
export const eventsBetween = async (
  db: Db,
  market: PaperMarket,
  codes: ReadonlyArray<string>,
  after: Instant,
  until: Instant,
): Promise<ReadonlyArray<DividendEvent>> => {
  if (codes.length === 0) return []
  const declared = await db.selectFrom('declared_dividends').selectAll().where('code', 'in', codes).execute()
  const [from, to] = [Math.floor(after / DAY) - MARGIN, Math.floor(until / DAY) + MARGIN]
  return [
    ...codes.flatMap((code) => seededDividends(market, code, from, to)),
    ...declared.flatMap((row): ReadonlyArray<DividendEvent> => {
      const [exDay, payDay] = [parseDay(row.ex_day), parseDay(row.pay_day)]
      if (exDay === undefined || payDay === undefined) return []
      const { announced_at, code, id, per_share } = row
      const event = eventOf({ id, code, exDay, payDay, perShare: per_share, announcedAt: announced_at.getTime() })
      return event ? [event] : []
    }),
  ]
    .filter(({ exAt }) => exAt > after && exAt <= until)
    .sort((a, b) => a.exAt - b.exAt || (a.id < b.id ? -1 : 1))
}

/** How far ahead dividends are announced; one that a tester announced may be further ahead. */
const AHEAD = 366 * DAY

/** Announced dividends whose ex-date has not begun yet. */
export const announcedEvents = async (
  db: Db,
  market: PaperMarket,
  codes: ReadonlyArray<string>,
  at: Instant,
): Promise<ReadonlyArray<DividendEvent>> =>
  (await eventsBetween(db, market, codes, at, at + AHEAD)).filter(({ announcedAt }) => announcedAt <= at)
