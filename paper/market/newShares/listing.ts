import type { DayNumber } from '../../../domain/calendar/day.ts'
import { tradingDayOf } from '../../../domain/calendar/tradingDays.ts'
import { formatDecimal } from '../../../domain/money/decimal.ts'
import { MARKETS } from '../../../domain/markets/markets.ts'
import { initialsOf, type Listing } from '../listing/listing.ts'
import { type NewShare, newShareByCode } from './plan.ts'

const listingOf = ({ chineseName, code, market, name, offered, premium, price, timetable }: NewShare): Listing => {
  const { calendar, currency, lot, ticks } = MARKETS[market]
  const day: DayNumber = tradingDayOf(calendar, timetable.listsAt)
  return {
    instrument: { code, name, chineseName, initials: initialsOf(chineseName), market, calendar, currency, lot, ticks },
    startingPrice: formatDecimal(price),
    dailyMove: undefined,
    debut: { at: timetable.listsAt, day, issuePrice: price, premium, offered },
  }
}

const known = new Map<string, Listing | undefined>()

/** The instrument that a new share becomes. It trades from its debut on. */
export const newShareListing = (code: string): Listing | undefined => {
  if (known.has(code)) return known.get(code)
  const share = newShareByCode(code)
  if (share === undefined) return undefined
  const listing = listingOf(share)
  known.set(code, listing)
  return listing
}
