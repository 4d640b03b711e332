// Made from openapi/ by npm run generate. Do not edit.

import type { Decimal } from '../../domain/money/decimal.ts'
import type { Instant } from '../../domain/calendar/zone.ts'

/** Hours in which the broker processes deposits or withdrawals, in the named zone, and whether it is open now. */
export interface ServiceHours {
  /** IANA name of the zone of `days`, `open` and `close`. */
  readonly zone: string
  /** Days of the week, 0 Sunday to 6 Saturday. */
  readonly days: ReadonlyArray<number>
  /** Start of the hours, hours and minutes of the zone, inclusive. */
  readonly open: string
  /** End of the hours, hours and minutes of the zone, exclusive. */
  readonly close: string
  /** 1 if the answer was made during the hours, 0 otherwise. */
  readonly isOpen: boolean
  /** When the hours begin next, epoch milliseconds (UTC); the instant of the answer if they have begun. */
  readonly nextOpen: Instant
}

/** Money of sales that settles at one instant. */
export interface SettlingAmount {
  /** Amount, in the requested currency. */
  readonly amount: Decimal
  /** Time from which it can be withdrawn or exchanged, epoch milliseconds (UTC). */
  readonly settlesAt: Instant
}
