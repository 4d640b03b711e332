import type { DayNumber } from '../../../domain/calendar/day.ts'
import { closeOf, openOf } from '../../../domain/calendar/sessions.ts'
import { previousTradingDay } from '../../../domain/calendar/tradingDays.ts'
import type { Instant } from '../../../domain/calendar/zone.ts'
import { type DividendMarket, paysDividends } from '../../../domain/dividends/withholding.ts'
import type { Instrument } from '../../../domain/markets/market.ts'
import type { Decimal } from '../../../domain/money/decimal.ts'
import { findListing } from '../../market/listing/listings.ts'

/** What is announced: how much, and on which trading days. */
export interface Announcement {
  /** Names it for good. */
  readonly id: string
  readonly code: string
  readonly exDay: DayNumber
  readonly payDay: DayNumber
  readonly perShare: Decimal
  /** From when it is known. */
  readonly announcedAt: Instant
}

/** An announced dividend with the instants that its days stand for. */
export interface DividendEvent extends Announcement {
  readonly instrument: Instrument
  readonly market: DividendMarket
  /** The close before the ex-date: what is held then counts. */
  readonly recordAt: Instant
  /** The open of the ex-date. */
  readonly exAt: Instant
  /** The open of the pay date. */
  readonly payAt: Instant
}

/** The instrument of a company, which alone can pay. */
export const companyOf = (code: string): (Instrument & { readonly market: DividendMarket }) | undefined => {
  const instrument = findListing(code)?.instrument
  if (instrument === undefined || !paysDividends(instrument.market)) return undefined
  return { ...instrument, market: instrument.market }
}

/** Puts an announcement on the calendar of its instrument; undefined where a day of it is not a trading day. */
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
