// Made from openapi/ by npm run generate. Do not edit.

import type { Instant } from '../../domain/calendar/zone.ts'
import type { DayNumber } from '../../domain/calendar/day.ts'
import type { Currency, MarketCode, SaleRule, TradingState } from '../../domain/contract/enumerations.ts'

/** One trading session. It includes the instant it opens and excludes the instant it closes. */
export interface TradingSession {
  /** When it opens. */
  readonly opens: Instant
  /** When it closes. */
  readonly closes: Instant
}

/** A market and its hours. */
export interface Market {
  /** Market: `MY` Malaysia, `TW` Taiwan, `CN` A-shares, `US`, `JP` Japan, `IT` Italy, `ES` Spain, `FUND` funds, `FUT` futures, `CRYPTO` digital currency, `FX` forex, `INDEX` indices. */
  readonly code: MarketCode
  /** English name. A client shows its own name for a known code. */
  readonly name: string
  /** Currency that its instruments are quoted and settled in, unless an instrument names another. */
  readonly currency: Currency
  /** IANA time zone of its days and sessions. */
  readonly zone: string
  /** State of the market now; never `halted`, which single instruments are. */
  readonly state: TradingState
  /** Time of the next change of `state` - this session's close, or the next open; `-` for a market that never closes. */
  readonly changesAt: Instant | null
  /** Current trading day, in the market's zone - the one in session, or the last one that opened. */
  readonly day: DayNumber
  /** Sessions of that day, in order. */
  readonly sessions: ReadonlyArray<TradingSession>
  /** Present and true where every instrument follows the hours of its own home market (`home` of a quote list's row). Then `state` is `open` while one of them is open, `changetime` is the next change of any of them, `zone` is UTC, `day` is the day there and `sessions` is empty. */
  readonly hasHomeHours?: boolean
  /** `T+0` shares bought may be sold on the same day once the `salewait` of their instrument has passed; `T+1` from the next trading day's open. */
  readonly sale: SaleRule
  /** Trading days from a trade to its settlement. */
  readonly settlementDays: number
  /** Whether instruments can be sold short, for an account with two-way margin. */
  readonly shorting: boolean
  /** Whether orders can be placed at all; false for indices, which are only quoted. */
  readonly tradable: boolean
  /** Multiples of leverage offered, ascending, 1 first. */
  readonly leverages: ReadonlyArray<number>
}
