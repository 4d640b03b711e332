// Made from openapi/ by npm run generate. Do not edit.

import type { Decimal } from '../../domain/money/decimal.ts'
import type { Instant } from '../../domain/calendar/zone.ts'
import type { Currency, LendingState, MarketCode, ShareLoanState } from '../../domain/contract/enumerations.ts'

/** Demand of borrowers for the shares of an instrument. Demand and rate are those of the current day; prices are in `currency`, quantities in shares. */
export interface LendingOffer {
  /** Quote code of an instrument, unique across all markets, in upper case, as in the list. */
  readonly code: string
  /** Name in Latin letters. */
  readonly name: string
  /** Name in Chinese, as it is listed; empty where it has none. */
  readonly chineseName: string
  /** Market: `MY` Malaysia, `TW` Taiwan, `CN` A-shares, `US`, `JP` Japan, `IT` Italy, `ES` Spain, `FUND` funds, `FUT` futures, `CRYPTO` digital currency, `FX` forex, `INDEX` indices. */
  readonly market: MarketCode
  /** IANA time zone in which its times are shown. */
  readonly zone: string
  /** Currency of its prices and amounts. */
  readonly currency: Currency
  /** Number of decimals of its prices. */
  readonly decimals: number
  /** Current price; `-` if none is available. */
  readonly price: Decimal | null
  /** Fee of one lending day, in per cent of the value of the shares at the start. */
  readonly rate: Decimal
  /** The same for 365 days, for comparison. */
  readonly yearRate: Decimal
  /** Quantity still in demand. */
  readonly demand: Decimal
  /** Shares in one lot; whole lots are lent. */
  readonly lot: Decimal
  /** Minimum number of lots of one loan. */
  readonly minimumLots: Decimal
  /** The same in shares. */
  readonly minimum: Decimal
  /** Whether shares are accepted - `full` if less than the minimum is still in demand, `closed` if the channel is closed. */
  readonly state: LendingState
}

/** Shares of the customer that could be lent, one row per position, and the demand for them. */
export interface LendableHolding {
  /** Identifier of a record, opaque text. A client only stores it and sends it back. */
  readonly positionId: string
  /** Shares held in the position. */
  readonly quantity: Decimal
  /** Shares that may be lent now - not lent, not locked after the purchase, not in an order to sell; whole lots. */
  readonly lendable: Decimal
  /** Shares of the position that are lent now. */
  readonly lent: Decimal
  /** Demand of borrowers for the shares of an instrument. Demand and rate are those of the current day; prices are in `currency`, quantities in shares. */
  readonly offer: LendingOffer
}

/** Shares that the customer lent. They still belong to the customer, who cannot sell them until they are returned. Amounts are in `currency`. */
export interface StockLoan {
  /** Identifier of a record, opaque text. A client only stores it and sends it back. */
  readonly id: string
  /** The position that the shares belong to. */
  readonly positionId: string
  /** Quote code of an instrument, unique across all markets, in upper case, as in the list. */
  readonly code: string
  /** Name in Latin letters. */
  readonly name: string
  /** Name in Chinese, as it is listed; empty where it has none. */
  readonly chineseName: string
  /** Market: `MY` Malaysia, `TW` Taiwan, `CN` A-shares, `US`, `JP` Japan, `IT` Italy, `ES` Spain, `FUND` funds, `FUT` futures, `CRYPTO` digital currency, `FX` forex, `INDEX` indices. */
  readonly market: MarketCode
  /** IANA time zone in which its times are shown. */
  readonly zone: string
  /** Currency of its prices and amounts. */
  readonly currency: Currency
  /** Number of decimals of its prices. */
  readonly decimals: number
  /** Shares that were lent. */
  readonly quantity: Decimal
  /** Price of one share at the start. */
  readonly price: Decimal
  /** Price × quantity; the fee is calculated from it for the whole term. */
  readonly value: Decimal
  /** Fee of one lending day, in per cent of `value`. */
  readonly rate: Decimal
  /** Term in lending days of 24 hours. */
  readonly days: number
  /** Lending days that were paid. */
  readonly paidDays: number
  /** Fees that were paid so far. */
  readonly paid: Decimal
  /** Fee of one day, rounded down; the sum over the days is exact. */
  readonly dayFee: Decimal
  /** Total fee of the loan until `endtime`. */
  readonly total: Decimal
  /** 0 lending, 1 recalled and being returned, 2 ended. */
  readonly state: ShareLoanState
  /** When it began, epoch milliseconds (UTC). */
  readonly startedAt: Instant
  /** Latest time at which the shares are returned, epoch milliseconds (UTC). */
  readonly endsAt: Instant
  /** When they were returned; `-` until then. */
  readonly returnedAt: Instant | null
}
