import type { CalendarCode } from '../calendar/calendars.ts'
import type { Decimal } from '../money/decimal.ts'
import type { Currency } from '../money/money.ts'
import type { MarketCode } from './marketCode.ts'
import type { LimitRule, TickLadder } from './allowedPrices.ts'
import type { FeeName, FeeSide, SaleRule } from '../contract/enumerations.ts'

export type { FeeName, FeeSide, SaleRule } from '../contract/enumerations.ts'

export interface FeeLine {
  readonly name: FeeName
  readonly side: FeeSide
  /** Percentage points of the traded amount: 0.1 is one thousandth of it. */
  readonly rate: Decimal
  /** Least charge per order, in the instrument's currency. */
  readonly minimum?: Decimal
  /** Most that is charged per order, in the instrument's currency. */
  readonly maximum?: Decimal
}

/** What holds for the instruments of a listing group. Source: RULES.md, markets. */
export interface Market {
  readonly code: MarketCode
  /** Currency its instruments are quoted and settled in unless the instrument names another. */
  readonly currency: Currency
  /** Sessions and zone its instruments follow unless the instrument names others; null where each has its home market's. */
  readonly calendar: CalendarCode | null
  /** Smallest tradable quantity unless the instrument names another. */
  readonly lot: Decimal
  readonly ticks: TickLadder
  readonly limit: LimitRule
  readonly sale: SaleRule
  /** Trading days from the trade to settlement. */
  readonly settlementDays: number
  /** The multiples offered, ascending, 1 first. A multiple is a plain count, not an amount. */
  readonly leverage: ReadonlyArray<number>
  /** Whether instruments can be sold short. */
  readonly shorting: boolean
  /** False for indices: they are quoted, never ordered. */
  readonly tradable: boolean
  readonly fees: ReadonlyArray<FeeLine>
}

/** A market whose instruments keep the same hours. */
export interface MarketWithHours extends Market {
  readonly calendar: CalendarCode
}

/** Anything with a quote code. Lot and ticks are its own: one market may hold instruments of different ones. */
export interface Instrument {
  readonly code: string
  readonly name: string
  /** Name in Chinese (simplified for MY, CN and all others; traditional for TW). */
  readonly chineseName: string
  /** First letters of the Chinese name's pinyin, lower case, for search. */
  readonly initials: string
  readonly market: MarketCode
  readonly calendar: CalendarCode
  readonly currency: Currency
  readonly lot: Decimal
  readonly ticks: TickLadder
}

/** What an order is measured by: of an instrument, and of the market it is in. */
export type Tradable = Pick<Instrument, 'currency' | 'lot' | 'ticks'>
export type TradingTerms = Pick<Market, 'tradable' | 'shorting' | 'leverage' | 'fees'>
