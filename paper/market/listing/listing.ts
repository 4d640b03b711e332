import { pinyin } from 'pinyin-pro'
import { type CalendarCode, CALENDARS } from '../../../domain/calendar/calendars.ts'
import type { DayNumber } from '../../../domain/calendar/day.ts'
import type { Instant } from '../../../domain/calendar/zone.ts'
import type { Instrument } from '../../../domain/markets/market.ts'
import type { MarketCode } from '../../../domain/markets/marketCode.ts'
import { MARKETS } from '../../../domain/markets/markets.ts'
import { ladder } from '../../../domain/markets/allowedPrices.ts'
import { type Decimal, decimal } from '../../../domain/money/decimal.ts'
import { type Currency, parseCurrency } from '../../../domain/money/money.ts'
import { isKeyOf } from '../../../domain/validation/keys.ts'

/** An instrument and the start values of its simulation. */
export interface Listing {
  readonly instrument: Instrument
  /** The base around which the price moves; plain decimal in the instrument's currency. */
  readonly startingPrice: string
  /** Typical daily move in basis points, where that of the market is not suitable. */
  readonly dailyMove: number | undefined
  /** For a share whose first sale and listing happen in the simulation. */
  readonly debut?: Debut
}

/** A new share's first day. */
export interface Debut {
  readonly at: Instant
  readonly day: DayNumber
  /** Represents the close before the first day, which has no price limits. */
  readonly issuePrice: Decimal
  /** How far above the issue price it opens, 0.1 is ten per cent. */
  readonly premium: number
  /** Shares that were sold. */
  readonly offered: Decimal
}

interface Particulars {
  readonly calendar?: string | undefined
  readonly currency?: string | undefined
  readonly lot?: string | undefined
  readonly tick?: string | undefined
  readonly dailyMove?: string | undefined
}

/** First letters of the pinyin; letters and digits of the name stay as they are. */
export const initialsOf = (chineseName: string): string =>
  pinyin(chineseName, { pattern: 'first', toneType: 'none', type: 'array' }).join('').replaceAll(' ', '').toLowerCase()

const calendarOf = (text: string): CalendarCode => {
  if (isKeyOf(CALENDARS, text)) return text
  throw new Error(`${text} is no calendar`)
}

const currencyOf = (text: string): Currency => {
  const currency = parseCurrency(text)
  if (currency === undefined) throw new Error(`${text} is no currency`)
  return currency
}

/**
 * Builds a listing from a catalogue row. The market supplies the values that a row omits. Throws where no hours are
 * named.
 */
const listing = (market: MarketCode, cells: ReadonlyArray<string>, more: Particulars): Listing => {
  const [code = '', name = '', chineseName = '', startingPrice = ''] = cells
  const home = MARKETS[market]
  const calendar = more.calendar === undefined ? home.calendar : calendarOf(more.calendar)
  if (calendar === null) throw new Error(`${code} names no home market`)
  return {
    instrument: {
      code,
      name,
      chineseName,
      initials: initialsOf(chineseName),
      market,
      calendar,
      currency: more.currency === undefined ? home.currency : currencyOf(more.currency),
      lot: more.lot === undefined ? home.lot : decimal(more.lot),
      ticks: more.tick === undefined ? home.ticks : ladder(['0', more.tick]),
    },
    startingPrice,
    dailyMove: more.dailyMove === undefined ? undefined : Number(more.dailyMove),
  }
}

/** Reads a catalogue: one row per line, cells separated by bars; `columns` names the cells after the fourth. */
export const parseCatalogue = (
  market: MarketCode,
  rows: string,
  ...columns: ReadonlyArray<keyof Particulars>
): ReadonlyArray<Listing> =>
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const cells = row.split('|').map((cell) => cell.trim())
      const more = Object.fromEntries(columns.map((column, index) => [column, cells[4 + index]]))
      return listing(market, cells, more)
    })
