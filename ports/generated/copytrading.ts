// Made from openapi/ by npm run generate. Do not edit.

import type { Decimal } from '../../domain/money/decimal.ts'
import type { Instant } from '../../domain/calendar/zone.ts'
import type { Currency, FollowEnding, FollowOrderState, FollowState } from '../../domain/contract/enumerations.ts'

/** A copy-trading product: a strategist trades, and the buyers of the product share the result. Amounts are in `currency`. Net asset values are calculated once a day, Monday to Friday at 18:00 Asia/Kuala_Lumpur. */
export interface FollowProduct {
  /** Code of a copy-trading product. */
  readonly code: string
  /** Name of the fund, with the number of its issue. */
  readonly name: string
  /** Name of the strategist. */
  readonly strategist: string
  /** Trading style: `balanced`, `trend`, `neutral`, `momentum`, `growth`, `value`, `income` or `digital`. A client shows an unknown style as "other". */
  readonly style: string
  /** From 1 (calm) to 5 (large losses are likely at times). */
  readonly risk: number
  /** Currency of a wallet, in capitals. Amounts have at most two decimals; JPY, VND and KRW have none. CNY is also called RMB. */
  readonly currency: Currency
  /** Total money that the product accepts. */
  readonly scale: Decimal
  /** Money invested so far. */
  readonly raised: Decimal
  /** The strategist's target, in percentage points a year. It is not guaranteed: `yearreturn` may be less, also below 0. */
  readonly expectedReturn: Decimal
  /** Fee of buying, in percentage points of the amount, on top of it. Redeeming is free. */
  readonly feeRate: Decimal
  /** Number of days of 24 hours after the purchase in which the money cannot be redeemed; at the latest until `endtime`. */
  readonly lockDays: number
  /** Minimum amount of a purchase. */
  readonly least: Decimal
  /** Time from which it can be bought, epoch milliseconds (UTC). */
  readonly opensAt: Instant
  /** Time from which it can no longer be bought, epoch milliseconds (UTC). */
  readonly stopsAt: Instant
  /** When all orders are paid out, epoch milliseconds (UTC). */
  readonly endsAt: Instant
  readonly state: FollowState
  /** Net asset value of one unit at the last valuation. */
  readonly nav: Decimal | null
  /** When it was calculated, epoch milliseconds (UTC). */
  readonly navAt: Instant
  /** Change at the last valuation, in percentage points of the previous one. */
  readonly dayReturn: Decimal
  /** Actual return of the strategist in the last 365 days, in percentage points. */
  readonly yearReturn: Decimal
  /** The largest fall from a high to a later low within these days, in percentage points, 0 or more. */
  readonly drawdown: Decimal
}

/** A valuation. */
export interface Valuation {
  /** When it was calculated, epoch milliseconds (UTC). */
  readonly at: Instant
  /** Net asset value of one unit. */
  readonly nav: Decimal
}

/** Money in a copy-trading product. Amounts are in `currency`. Unknown fields of an order from another server are `-`. */
export interface FollowOrder {
  /** Identifier of a record, opaque text. A client only stores it and sends it back. */
  readonly id: string
  /** Code of the product. */
  readonly code: string
  /** Name of the fund. */
  readonly name: string
  /** The strategist; empty if unknown. */
  readonly strategist: string
  /** Currency of a wallet, in capitals. Amounts have at most two decimals; JPY, VND and KRW have none. CNY is also called RMB. */
  readonly currency: Currency
  /** Amount invested, without the fee. */
  readonly amount: Decimal | null
  /** Fee of the purchase, on top of `money`. */
  readonly fee: Decimal | null
  /** Value at the last valuation; for an ended order the amount paid out. */
  readonly value: Decimal | null
  /** Profit (or loss, below 0) of the last valuation; 0 before the first one and for an ended order. */
  readonly dayProfit: Decimal | null
  /** `value` less `money`, so without the fee; a loss is below 0. */
  readonly profit: Decimal | null
  /** When the last valuation was, epoch milliseconds (UTC). */
  readonly navAt: Instant
  /** When it was bought, epoch milliseconds (UTC). */
  readonly boughtAt: Instant
  /** Time from which it can be redeemed, epoch milliseconds (UTC). */
  readonly unlocksAt: Instant | null
  /** When the product ends and pays out automatically, epoch milliseconds (UTC). */
  readonly endsAt: Instant | null
  /** When it ended, epoch milliseconds (UTC); `-` while it runs. */
  readonly endedAt: Instant | null
  /** Whether the money is in the product. */
  readonly state: FollowOrderState
  /** How it ended: the customer redeemed it, the product's end date was reached, or it never began. Empty while it runs, and if unknown. */
  readonly endedBy: FollowEnding | null
  /** The same as a number, as in `/trade/userproductlist`. 0 running, 1 ended, 2 cancelled. */
  readonly status: number
}
