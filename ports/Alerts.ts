import { Context, type Effect } from 'effect'
import type { AlertTerms } from '../domain/alerts/alert.ts'
import type { Instant } from '../domain/calendar/zone.ts'
import type { Decimal } from '../domain/money/decimal.ts'
import type { Failure } from './failure.ts'
import type { Listing } from './quote.ts'

/** A price that the customer is told about, once. */
export interface PriceAlert extends Listing, AlertTerms {
  readonly id: string
  /** Number of decimals of the instrument's prices. */
  readonly decimals: number
  /** IANA zone of its market. */
  readonly zone: string
  readonly setAt: Instant
  /** When a price met it, and that price; null while it waits. */
  readonly metAt: Instant | null
  readonly metPrice: Decimal | null
}

/** The customer's price alerts. `requestId` is the id of the intent. */
export class Alerts extends Context.Service<
  Alerts,
  {
    /** Those that wait, the newest first, then those that were met; of one instrument where it is named. */
    readonly list: (code?: string) => Effect.Effect<ReadonlyArray<PriceAlert>, Failure>
    /** Refused with `off-tick`, `alert-met-already`, `alert-waits-already`, `alerts-full`, `price-not-obtained`, `product-not-found`. */
    readonly add: (code: string, terms: AlertTerms, requestId: string) => Effect.Effect<PriceAlert, Failure>
    /** Returns the ids of the alerts that are left. */
    readonly remove: (ids: ReadonlyArray<string>, requestId: string) => Effect.Effect<ReadonlyArray<string>, Failure>
  }
>()('ports/Alerts') {}
