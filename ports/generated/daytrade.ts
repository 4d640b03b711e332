// Made from openapi/ by npm run generate. Do not edit.

import type { Decimal } from '../../domain/money/decimal.ts'
import type { Instant } from '../../domain/calendar/zone.ts'
import type { Currency, DayTradingStanding, MarketCode } from '../../domain/contract/enumerations.ts'

/** State of the customer's application for day trading. */
export interface DayTradingFacility {
  /** 0 not applied, 1 under review, 2 approved. */
  readonly standing: DayTradingStanding
  /** When the customer applied for it, epoch milliseconds (UTC). */
  readonly appliedAt: Instant | null
  /** When it was approved, epoch milliseconds (UTC). */
  readonly approvedAt: Instant | null
  /** Minutes before the close of its market at which every day trade is squared off. */
  readonly minutes: number
}

/** An instrument that can be day traded, with its quote. */
export interface DayTradeInstrument {
  /** Quote code of an instrument, unique across all markets, in upper case, as in the list. */
  readonly code: string
  /** Name in Latin letters. */
  readonly name: string
  /** Name in Chinese; empty where it has none. */
  readonly chineseName: string
  /** Market: `MY` Malaysia, `TW` Taiwan, `CN` A-shares, `US`, `JP` Japan, `IT` Italy, `ES` Spain, `FUND` funds, `FUT` futures, `CRYPTO` digital currency, `FX` forex, `INDEX` indices. */
  readonly market: MarketCode
  /** IANA zone of its times. */
  readonly zone: string
  /** Currency of its prices. */
  readonly currency: Currency
  /** Number of decimals of its prices. */
  readonly decimals: number
  /** Price of the last trade; `-` if none is available. */
  readonly price: Decimal | null
  /** Close of the trading day before; `-` where it is not known. */
  readonly previousClose: Decimal | null
  /** 1 where a day trade can be opened now, 0 where not. */
  readonly isOpen: boolean
  /** When day trades opened now, or at the next opening, are squared off, epoch milliseconds (UTC). */
  readonly squareOffAt: Instant
}
