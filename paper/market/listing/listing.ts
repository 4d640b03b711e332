import { pinyin } from 'pinyin-pro'
import type { CalendarCode } from '../../../domain/calendar/calendars.ts'
import type { DayNumber } from '../../../domain/calendar/day.ts'
import type { Instant } from '../../../domain/calendar/zone.ts'
import type { Instrument } from '../../../domain/markets/market.ts'
import type { MarketCode } from '../../../domain/markets/marketCode.ts'
import { MARKETS } from '../../../domain/markets/markets.ts'
import { ladder } from '../../../domain/markets/allowedPrices.ts'
import { type Decimal, decimal } from '../../../domain/money/decimal.ts'
import type { Currency } from '../../../domain/money/money.ts'

/** An instrument and what its simulated life starts from. */
export interface Listing {
  readonly instrument: Instrument
  /** Around which the price wanders; plain decimal in the instrument's currency. */
  readonly startingPrice: string
  /** Typical daily move in basis points, where the market's own does not fit. */
  readonly dailyMove: number | undefined
  /** Where it was first sold and listed while the market was simulated. */
  readonly debut?: Debut
}

/** A new share's first day. */
export interface Debut {
  readonly at: Instant
  readonly day: DayNumber
  /** Stands for the close before the first day, which has no price limits. */
  readonly issuePrice: Decimal
  /** How far above the issue price it begins, 0.1 is ten per cent. */
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

/**
 * Puts one catalogue row together. Catalogue files are ours: what a row leaves out, the market says. Throws where no
 * hours are named.
 */
const listing = (market: MarketCode, cells: ReadonlyArray<string>, more: Particulars): Listing => {
  const [code = '', name = '', chineseName = '', startingPrice = ''] = cells
  const home = MARKETS[market]
  const calendar = (more.calendar as CalendarCode | undefined) ?? home.calendar
  if (calendar === null) throw new Error(`${code} names no home market`)
  return {
    instrument: {
      code,
      name,
      chineseName,
      initials: initialsOf(chineseName),
      market,
      calendar,
      currency: (more.currency as Currency | undefined) ?? home.currency,
      lot: more.lot === undefined ? home.lot : decimal(more.lot),
      ticks: more.tick === undefined ? home.ticks : ladder(['0', more.tick]),
    },
    startingPrice,
    dailyMove: more.dailyMove === undefined ? undefined : Number(more.dailyMove),
  }
}

/** Reads a catalogue: one row per line, cells between bars; `columns` names the cells after the fourth. */
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
