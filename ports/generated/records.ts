// Made from openapi/ by npm run generate. Do not edit.

import type { Decimal } from '../../domain/money/decimal.ts'
import type { Instant } from '../../domain/calendar/zone.ts'
import type { Currency, Direction, MarketCode } from '../../domain/contract/enumerations.ts'

/** One change of a wallet. Amounts are in its currency. The list of all changes, funding and transactions together, explains every balance: the `balance` of a record is the `balance` of the previous record of that wallet plus its own `money`. */
export interface Movement {
  /** Identifier of a record, opaque text. A client only stores it and sends it back. */
  readonly id: string
  /** Currency of a wallet, in capitals. Amounts have at most two decimals; JPY, VND and KRW have none. CNY is also called RMB. */
  readonly currency: Currency
  /** Kind of movement, as listed at the call. A client shows an unknown kind as "other". */
  readonly kind: string
  /** Change of the free balance, in `currency`; 0 if only frozen money moved. */
  readonly amount: Decimal
  /** Change of the frozen cash, in `currency`. */
  readonly frozenAmount: Decimal
  /** Free balance of the wallet after it, in `currency`; the account centre shows that of the newest record. */
  readonly balance: Decimal
  /** Frozen cash of the wallet after it, in `currency`. */
  readonly frozen: Decimal
  /** Deposit, withdrawal, exchange or order that it belongs to; empty where there is none. */
  readonly reference: string | null
  /** Name of the instrument; empty where there is none. */
  readonly name: string | null
  /** Quote code of the instrument; empty where there is none. */
  readonly code: string | null
  /** IANA time zone of the market of the event, in which `time` is shown; absent for money and account matters, which a client shows in the device's zone. */
  readonly zone: string | null
  /** When it was booked, epoch milliseconds (UTC). */
  readonly at: Instant
}

/** A closed position, or a closed part of one. Prices and amounts are in its currency. */
export interface PositionRecord {
  /** Identifier of a record, opaque text. A client only stores it and sends it back. */
  readonly id: string
  /** Order that closed it. */
  readonly orderId: string
  /** Quote code of an instrument, unique across all markets, in upper case, as in the list. */
  readonly code: string
  /** Name of the instrument. */
  readonly name: string
  /** IANA time zone of its market, in which its times are shown. If it is absent, a client shows them in the device's zone. */
  readonly zone: string | null
  /** The market that it is listed in; absent if it is no longer listed. */
  readonly market?: MarketCode
  /** Currency of a wallet, in capitals. Amounts have at most two decimals; JPY, VND and KRW have none. CNY is also called RMB. */
  readonly currency: Currency
  /** Bought long or bought short. */
  readonly direction: Direction
  /** Leverage multiple that it was opened with; 1 without leverage. */
  readonly leverage: Decimal
  /** Quantity that was closed, in shares, units or contracts. */
  readonly quantity: Decimal | null
  /** Average price at which it was opened, per unit, in `currency`. */
  readonly openPrice: Decimal | null
  /** Average price at which it was closed, per unit, in `currency`. */
  readonly closePrice: Decimal | null
  /** The customer's money that was used for the closed part, in `currency`. */
  readonly margin: Decimal | null
  /** All fees of opening and closing it, in `currency`. */
  readonly fees: Decimal | null
  /** Profit (positive) or loss (negative) after fees, in `currency`. */
  readonly profit: Decimal
  /** Realised profit or loss in `currency` of all positions closed up to and including this one; the account centre shows that of the newest record. */
  readonly profitSoFar: Decimal
  /** Free balance of the wallet after the close was booked, in `currency`. */
  readonly balance: Decimal | null
  /** When it was opened, epoch milliseconds (UTC). */
  readonly openedAt: Instant
  /** When it was closed, epoch milliseconds (UTC). */
  readonly closedAt: Instant
}
