import type { DayNumber } from '../../../domain/calendar/day.ts'
import { closeOf, openOf } from '../../../domain/calendar/sessions.ts'
import { previousTradingDay } from '../../../domain/calendar/tradingDays.ts'
import type { Instant } from '../../../domain/calendar/zone.ts'
import { type DividendMarket, paysDividends } from '../../../domain/dividends/withholding.ts'
import type { Instrument } from '../../../domain/markets/market.ts'
import type { Decimal } from '../../../domain/money/decimal.ts'
import { findListing } from '../listing/listings.ts'

/** An announcement: the amount, and the trading days. */
export interface Announcement {
  /** Its permanent id. */
  readonly id: string
  readonly code: string
  readonly exDay: DayNumber
  readonly payDay: DayNumber
  readonly perShare: Decimal
  /** When it is announced. */
  readonly announcedAt: Instant
}

/** An announced dividend with the instants of its days. */
export interface DividendEvent extends Announcement {
  readonly instrument: Instrument
  readonly market: DividendMarket
  /** The close before the ex-date: the quantity held then counts. */
  readonly recordAt: Instant
  /** The open of the ex-date. */
  readonly exAt: Instant
  /** The open of the pay date. */
  readonly payAt: Instant
}

/** The instrument of a company; only companies pay dividends. */
export const companyOf = (code: string): (Instrument & { readonly market: DividendMarket }) | undefined => {
  const instrument = findListing(code)?.instrument
  if (instrument === undefined || !paysDividends(instrument.market)) return undefined
  return { ...instrument, market: instrument.market }
}

/**
 * Adds the instants of the instrument's calendar to an announcement; undefined where one of its days is not a trading
 * day.
 */
export const eventOf = (announced: Announcement): DividendEvent | undefined => {
  const instrument = companyOf(announced.code)
  if (instrument === undefined) return undefined
  const { calendar, market } = instrument
  const exAt = openOf(calendar, announced.exDay)
  const payAt = openOf(calendar, announced.payDay)
  const recordAt = closeOf(calendar, previousTradingDay(calendar, announced.exDay))
  if (exAt === undefined || payAt === undefined || recordAt === undefined || payAt < exAt) return undefined
  return { ...announced, instrument, market, recordAt, exAt, payAt }
}
