// Made from openapi/ by npm run generate. Do not edit.

import type { Decimal } from '../../domain/money/decimal.ts'
import type { Instant } from '../../domain/calendar/zone.ts'
import type { DayNumber } from '../../domain/calendar/day.ts'
import type { Currency, Direction, DividendState, MarketCode } from '../../domain/contract/enumerations.ts'

/** A dividend of one customer. Amounts are in `currency`, per share and in total, from the customer's side: the payment of a short position is negative. `net` = `gross` - `tax` + `writtenoff`. */
export interface Dividend {
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
  /** IANA time zone that its dates are days of. */
  readonly zone: string
  /** Currency of the dividend and of the wallet it goes to. */
  readonly currency: Currency
  /** Whether the position receives (`long`) or pays (`short`). */
  readonly direction: Direction
  /** 0 announced: the amounts are for the shares held now; 1 fixed: the shares held at the close before the ex-date counts; 2 paid. */
  readonly state: DividendState
  /** Ex-date, the first trading day on which a buyer is not entitled to it. */
  readonly exDay: DayNumber
  /** Pay date; it is paid at the open of the market on this day. */
  readonly payDay: DayNumber
  /** Dividend per share before tax. */
  readonly perShare: Decimal
  /** Shares that it is paid for. */
  readonly quantity: Decimal
  /** Per share times quantity, rounded half-even to the currency's decimals. */
  readonly gross: Decimal
  /** Tax withheld at source, in per cent of `gross`; 0 for short positions. */
  readonly taxRate: Decimal
  /** Tax withheld, rounded down to the currency's decimals. */
  readonly tax: Decimal
  /** Part of a short position's debt that the wallet lacked and the broker paid; 0 until it is paid. */
  readonly writtenOff: Decimal
  /** Amount credited to the wallet (positive) or debited from it (negative). */
  readonly net: Decimal
  /** When it was booked, epoch milliseconds (UTC); `-` until then. */
  readonly paidAt: Instant | null
}
