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
