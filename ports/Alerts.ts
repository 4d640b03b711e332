import { Context, type Effect } from 'effect'
import type { AlertTerms } from '../domain/alerts/alert.ts'
import type { Failure } from './failure.ts'
import type { Alert } from './generated/alerts.ts'

/** A price that the customer is told about, once. */
export type PriceAlert = Omit<Alert, 'state'>

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
