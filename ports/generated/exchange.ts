// Made from openapi/ by npm run generate. Do not edit.

import type { Decimal } from '../../domain/money/decimal.ts'
import type { Instant } from '../../domain/calendar/zone.ts'
import type { Currency } from '../../domain/contract/enumerations.ts'

/** A pair of currencies that can be exchanged, with the current rate. */
export interface ExchangePair {
  /** Currency that is paid. */
  readonly from: Currency
  /** Currency that is received. */
  readonly to: Currency
  /** How many units of `to` one unit of `from` buys, with up to ten decimals. Indicative until it is quoted. */
  readonly rate: Decimal
  /** Minimum amount to pay, in `from`; it buys the smallest unit of `to`. */
  readonly least: Decimal
  /** Time of the rate, epoch milliseconds (UTC). */
  readonly madeAt: Instant
}

/** A rate that is reserved for the customer who requested it, for 30 seconds and one exchange. */
export interface ExchangeQuote {
  /** Identifier of a record, opaque text. A client only stores it and sends it back. */
  readonly id: string
  /** Currency that is paid. */
  readonly from: Currency
  /** Currency that is received. */
  readonly to: Currency
  /** How many units of `to` one unit of `from` buys, with up to ten decimals. */
  readonly rate: Decimal
  /** Instant of the answer, epoch milliseconds (UTC). A client counts down from `expiretime` less this. */
  readonly quotedAt: Instant
  /** Last instant at which the rate holds, epoch milliseconds (UTC); 30,000 ms after `quotetime`. */
  readonly validUntil: Instant
}

/** An exchange that was made. */
export interface ExchangeRecord {
  /** Identifier of a record, opaque text. A client only stores it and sends it back. */
  readonly id: string
  /** Currency that was paid. */
  readonly from: Currency
  /** Currency that was received. */
  readonly to: Currency
  /** Amount that was paid, in `from`. */
  readonly paid: Decimal
  /** Amount that was received, in `to`; `paid` times `rate`, rounded down to the decimals of `to`. */
  readonly received: Decimal
  /** How many units of `to` one unit of `from` bought, with up to ten decimals. */
  readonly rate: Decimal
  /** When it was made, epoch milliseconds (UTC). */
  readonly madeAt: Instant
}

/** Pairs of currencies and their current rates. */
export type ExchangePairsAnswer = ReadonlyArray<ExchangePair>

export interface ExchangePairsForm {
  /** Only pairs that pay with this currency; all if it is omitted. */
  readonly from?: Currency
  /** Only pairs that buy this currency; all if it is omitted. */
  readonly to?: Currency
}

export interface ExchangeQuoteForm {
  /** Currency to pay with. */
  readonly from: Currency
  /** Currency to buy. */
  readonly to: Currency
}

export interface ExchangeSubmitForm {
  /** The quote, from `/exchange/quote`. */
  readonly quoteid: string
  /** Amount to pay, in the currency that the quote pays with. */
  readonly money: Decimal
  /** UUID that the client creates and stores before it sends the request, and repeats with every retry of the same intent. The same id gets the first answer again; with the same id and other fields the answer is `request-id-reused`. */
  readonly requestid: string
}

/** Exchanges, newest first. */
export interface ExchangeListAnswer {
  /** Exchanges, newest first. */
  readonly list: ReadonlyArray<ExchangeRecord>
  /** Cursor of the next page; empty where this is the last one. */
  readonly next: string | null
}

export interface ExchangeListForm {
  /** Only exchanges that paid or received this currency; all if it is omitted. */
  readonly type?: Currency
  /** Only records at or after this instant, in milliseconds since 1970-01-01T00:00:00 UTC. If it is omitted, the list begins with the first record. The client converts the first day that the customer chose into the instant at which that day begins in the customer's time zone. */
  readonly from?: string
  /** Only records before this instant, in milliseconds since 1970-01-01T00:00:00 UTC. If it is omitted, the list ends with the newest record. It is later than the start of the range, by at most 366 days and an hour if both are given (a day in a range may be an hour longer than others); `invalid-parameters` otherwise. */
  readonly to?: string
  /** Cursor of the page: the `next` of the previous page, unchanged. Omitted for the first page. It is opaque, belongs to the same call with the same other fields, and stays valid while the list changes: no row is repeated or skipped. An unknown cursor is `invalid-parameters`. */
  readonly cursor?: string
  /** Maximum number of rows, from 1 to 100; 20 if omitted. A page with fewer rows is not necessarily the last one. */
  readonly limit?: string
}
