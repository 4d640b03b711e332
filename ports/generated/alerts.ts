// Made from openapi/ by npm run generate. Do not edit.

import type { Decimal } from '../../domain/money/decimal.ts'
import type { Instant } from '../../domain/calendar/zone.ts'
import type { AlertKind, AlertState, Currency, MarketCode } from '../../domain/contract/enumerations.ts'

/** A price that the customer wants to be told about. It waits until the last price of its instrument meets it while the market trades; that happens once, and then a message tells the customer. */
export interface Alert {
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
  /** IANA time zone of its market, in which its times are shown. */
  readonly zone: string
  /** Currency of its prices. */
  readonly currency: Currency
  /** Number of decimals of its prices. */
  readonly decimals: number
  /** `above` the last price is at the value or higher, `below` at the value or lower; `rise` the last price is that many per cent above the previous close or more, `fall` below it. */
  readonly kind: AlertKind
  /** A price in the instrument's currency for `above` and `below`, per cent of the previous close for `rise` and `fall`. */
  readonly value: Decimal
  /** `waiting` no price has met it yet, `met` one has. */
  readonly state: AlertState
  /** When it was set. */
  readonly setAt: Instant
  /** When a price met it; `-` before that. */
  readonly metAt: Instant | null
  /** The last price that met it; `-` before that. */
  readonly metPrice: Decimal | null
}
