// Made from openapi/ by npm run generate. Do not edit.

import type { Decimal } from '../../domain/money/decimal.ts'
import type { Instant } from '../../domain/calendar/zone.ts'
import type { DayNumber } from '../../domain/calendar/day.ts'
import type { Currency, MarketCode, PlanPurchaseState, PlanRhythm, PlanState } from '../../domain/contract/enumerations.ts'
import type { FeeCharge } from './orders.ts'

/** A purchase for a fixed sum every week or every month, at the opening of the market. Its day is one of the market's zone. Figures of its shares count what is left of those that it bought. Amounts are in `currency`. */
export interface SavingsPlan {
  /** Identifier of a record, opaque text. A client only stores it and sends it back. */
  readonly id: string
  /** Quote code of an instrument, unique across all markets, in upper case, as in the list. */
  readonly code: string
  /** Name in Latin letters. */
  readonly name: string
  /** Name in Chinese, as it is listed; empty where it has none. */
  readonly chineseName: string
  /** Market: `MY` Malaysia, `TW` Taiwan, `CN` A-shares, `US`, `JP` Japan, `IT` Italy, `ES` Spain, `FUND` funds, `FUT` futures, `CRYPTO` digital currency, `FX` forex, `INDEX` indices. */
  readonly market: MarketCode
  /** IANA time zone of its market. */
  readonly zone: string
  /** Currency of the instrument and of the wallet that pays. */
  readonly currency: Currency
  /** Number of decimals of its prices. */
  readonly decimals: number
  /** Sum of a period. */
  readonly sum: Decimal
  /** How often a plan buys. */
  readonly rhythm: PlanRhythm
  /** Weekday from 1 (Monday) to 5, or day of the month. */
  readonly day: number
  /** 1 where a message is sent before a purchase that the available money does not cover. */
  readonly reminds: boolean
  /** `active` it buys on its days, `paused` until it is resumed, `ended` for good. */
  readonly state: PlanState
  /** Reason why the broker ended it, as a code of the message catalogue; empty otherwise. */
  readonly reason: string | null
  /** Trading day of the next purchase, in the market's zone; `-` while it is paused and once it has ended. */
  readonly nextDay: DayNumber | null
  /** When the market opens on that day; `-` where there is none. */
  readonly nextAt: Instant | null
  /** What is carried over to the next purchase. It is not held - the money is available. */
  readonly rest: Decimal
  /** How many purchases bought something. */
  readonly purchases: number
  /** What is left of the quantity that it bought. */
  readonly quantity: Decimal
  /** Current price; `-` if none is available. */
  readonly price: Decimal | null
  /** What its purchases cost, fees included. */
  readonly paid: Decimal
  /** What sales of its shares paid, after fees. */
  readonly sold: Decimal
  /** Current price × quantity; `-` if no price is available. */
  readonly worth: Decimal | null
  /** `worth` + `sold` - `paid`, without dividends; `-` if no price is available. */
  readonly profit: Decimal | null
  /** Money-weighted return, in per cent over the days on which money was invested, not yearly; `-` where none can be told, so also on the first day. */
  readonly weightedReturn: Decimal | null
  /** When it was made. */
  readonly createdAt: Instant
}

/** A purchase of a plan, or why there was none in its period. Amounts are in the currency of the plan. */
export interface PlanPurchase {
  /** Identifier of a record, opaque text. A client only stores it and sends it back. */
  readonly id: string
  /** Planned day, which names its period; the purchase is on the first trading day from it on. */
  readonly planned: DayNumber
  /** When it was made or skipped. */
  readonly at: Instant
  /** `ordered` its order was placed and its outcome is not known yet, `bought` it was filled, at least in part, `carried` nothing was bought and the sum is carried over, `skipped` nothing was bought and the sum is not carried over. */
  readonly state: PlanPurchaseState
  /** Reason why it was skipped, as a code of the message catalogue; empty otherwise. */
  readonly reason: string | null
  /** Sum of the period. */
  readonly sum: Decimal
  /** What was carried over to it. */
  readonly restBefore: Decimal
  /** Quantity bought. */
  readonly quantity: Decimal
  /** Mean price; `-` where nothing was bought. */
  readonly averagePrice: Decimal | null
  /** Traded amount. */
  readonly amount: Decimal
  /** Fees and taxes charged. */
  readonly fees: Decimal
  /** What is carried over from it: `restbefore` + `money` - `amount` - `fees`; `restbefore` where it was skipped. While it is `ordered`, as if nothing were bought. */
  readonly restAfter: Decimal
  /** The order that bought; empty where there was none. */
  readonly orderId: string | null
}

/** What the next purchase of a plan would be at current prices. Amounts are in `currency`. A figure that cannot be calculated (no price) is `-`. */
export interface PlanPreview {
  /** Quote code of an instrument, unique across all markets, in upper case, as in the list. */
  readonly code: string
  /** Currency of the instrument and of the wallet that pays. */
  readonly currency: Currency
  /** Trading day of the next purchase, in the market's zone. */
  readonly nextDay: DayNumber
  /** When the market opens on that day. */
  readonly nextAt: Instant
  /** Price that the figures are made with. */
  readonly price: Decimal | null
  /** Whole lots that the sum pays for at the worst price of the order, fees included; 0 where it pays for none yet. */
  readonly quantity: Decimal | null
  /** Price × quantity. */
  readonly amount: Decimal | null
  /** Fees and taxes line by line; empty where nothing is bought or charged. */
  readonly fees: ReadonlyArray<FeeCharge>
  /** Sum of the fees. */
  readonly feeTotal: Decimal | null
  /** Amount + fees. */
  readonly cost: Decimal | null
  /** What would be carried over to the purchase after it. */
  readonly rest: Decimal | null
  /** Smallest quantity that can be bought. */
  readonly lot: Decimal
  /** The most that the smallest quantity can cost now, fees included. */
  readonly lotCost: Decimal | null
  /** With which purchase, counted from the next one, the sums pay for the first lot; 1 is the next one. */
  readonly periods: Decimal | null
  /** Available money in this currency. */
  readonly available: Decimal
  /** Smallest sum of a period. */
  readonly minimum: Decimal
  /** Largest sum of a period. */
  readonly maximum: Decimal
}
